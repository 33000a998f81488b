import type { LocalText } from '../../../http/language';

/** A page of plain paragraphs. The texts are our own, so they need no escaping on their way into HTML. */
export type PolicyText = {
  title: LocalText;
  sections: { heading: LocalText | null; paragraphs: LocalText[] }[];
};

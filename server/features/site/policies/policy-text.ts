import type { LocalText } from '../../../http/language';

/** A page of plain paragraphs. */
export type PolicyText = {
  title: LocalText;
  sections: { heading: LocalText | null; paragraphs: LocalText[] }[];
};

import type { LocalText } from '../../../http/language';

export type PolicyText = {
  title: LocalText;
  sections: { heading: LocalText | null; paragraphs: LocalText[] }[];
};

import type { Language, LocalText } from '../../http/language';

/** A text from the database. Languages may be missing. */
export type StoredText = Partial<LocalText>;

export const textIn = (text: StoredText | null, language: Language): string =>
  text?.[language] ?? text?.en ?? text?.ar ?? '';

export const localText = (text: StoredText): LocalText => ({
  en: textIn(text, 'en'),
  ar: textIn(text, 'ar'),
});

export const optionalTextIn = (text: StoredText | null, language: Language): string | null =>
  textIn(text, language) || null;

export const textsIn = (texts: StoredText[], language: Language): string[] =>
  texts.map((text) => textIn(text, language));

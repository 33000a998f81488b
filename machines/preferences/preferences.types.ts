import type { Notice } from '../shared/notice';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'ar';

export type PreferencesInput = {
  theme: Theme;
  language: Language;
  /** The page before this one was in another language, and the customer chose this one there. */
  isLanguageNew: boolean;
};
export type PreferencesContext = PreferencesInput & { candidate: Language | null };
export type PreferencesEvent =
  /** The first screen has had its moment: there is something to say it with. */
  | { type: 'page.opened' }
  | { type: 'theme.toggled' }
  | { type: 'language.chosen'; language: Language }
  | { type: 'language.confirmed' }
  | { type: 'language.declined' }
  | { type: 'theme.changedElsewhere'; theme: Theme };
/** The app paints and stores the theme; the reload after a change of language is an effect. */
export type PreferencesEmitted = { type: 'theme.changed'; theme: Theme } | Notice;

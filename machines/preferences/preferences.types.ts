import type { Notice } from '../shared/notice';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'ar';

export type PreferencesInput = {
  theme: Theme;
  language: Language;
  /** True if the customer changed the language before this reload. */
  isLanguageNew: boolean;
};
export type PreferencesContext = PreferencesInput & { candidate: Language | null };
export type PreferencesEvent =
  /** The first page is rendered, so a notice can be shown. */
  | { type: 'page.opened' }
  | { type: 'theme.toggled' }
  | { type: 'language.chosen'; language: Language }
  | { type: 'language.confirmed' }
  | { type: 'language.declined' }
  | { type: 'theme.changedElsewhere'; theme: Theme };
/** The app applies and stores the theme. The reload for a language is an effect. */
export type PreferencesEmitted = { type: 'theme.changed'; theme: Theme } | Notice;

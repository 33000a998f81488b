import type { Notice } from '../shared/notice';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'ar';

export type PreferencesInput = { theme: Theme; language: Language };
export type PreferencesContext = PreferencesInput & { candidate: Language | null };
export type PreferencesEvent =
  | { type: 'theme.toggled' }
  | { type: 'language.chosen'; language: Language }
  | { type: 'language.confirmed' }
  | { type: 'language.declined' }
  | { type: 'theme.changedElsewhere'; theme: Theme };
/** The app paints and stores the theme; the reload after a change of language is an effect. */
export type PreferencesEmitted = { type: 'theme.changed'; theme: Theme } | Notice;

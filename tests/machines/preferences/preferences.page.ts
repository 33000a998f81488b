import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { Language, Theme } from '../../../machines/preferences/preferences.types';
import type { Page, Sight, Target } from '../../support/model/page';

const SETTINGS = 'settings';
const stored = (theme: Theme) => JSON.stringify({ version: 1, theme });
const question: Target = { role: 'dialog', name: 'Are you sure to change the language?' };
const ownName: Record<Language, string> = { en: 'English', ar: 'العربية' };
/** After the language change the page names its parts in the other language. */
const theme =
  (isDark: boolean) =>
  (at: SnapshotFrom<typeof preferencesMachine>): Sight[] => [
    { page: 'data-mantine-color-scheme', is: isDark ? 'dark' : 'light' },
    ...(at.matches({ language: 'reloading' })
      ? []
      : [{ sees: { role: 'switch', name: 'Theme Mode', isChecked: isDark } as const }]),
  ];

export const preferencesPage: Page<typeof preferencesMachine> = {
  open: (input) => ({
    path: '/',
    storage: { [SETTINGS]: stored(input.theme), 'language-setting': input.language },
  }),
  calls: [],
  acts: {
    'theme.toggled': [{ act: 'press', on: { role: 'switch', name: 'Theme Mode' } }],
    'theme.changedElsewhere': (event: { theme: Theme }) => [
      { act: 'otherTab', values: { [SETTINGS]: stored(event.theme) } },
    ],
    'language.chosen': ({ language }: { language: Language }) => [
      { act: 'press', on: { role: 'button', name: ownName[language] } },
    ],
    'language.confirmed': [{ act: 'press', on: { role: 'button', name: 'Yes' } }],
    'language.declined': [{ act: 'press', on: { role: 'button', name: 'No' } }],
  },
  answers: {},
  timers: {},
  sights: {
    'theme.light': theme(false),
    'theme.dark': theme(true),
    'language.idle': [{ lacks: question }],
    'language.confirming': [{ sees: question }],
    'language.reloading': ({ context }) => [
      { page: 'lang', is: context.candidate ?? 'en' },
      { lacks: question },
    ],
    'change.unannounced': [],
    'change.announced': [],
  },
  impossible: {
    'page.opened': 'the page is ready before the test can press anything',
    'xstate.error.actor.switchLanguage': 'the browser reloads the page by itself, which can’t fail',
  },
  endsIn: ['language.reloading'],
};

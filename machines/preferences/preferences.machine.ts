import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  Language,
  PreferencesContext,
  PreferencesEmitted,
  PreferencesEvent,
  PreferencesInput,
  Theme,
} from './preferences.types';

export const preferencesMachine = setup({
  types: {} as {
    input: PreferencesInput;
    context: PreferencesContext;
    events: PreferencesEvent;
    emitted: PreferencesEmitted;
    tags: 'busy' | 'open';
    meta: ChartMeta;
  },
  actors: {
    /** Stores the language and reloads the page. The promise resolves only if the reload fails. */
    switchLanguage: notProvided<void, { language: Language }>('switchLanguage'),
  },
  guards: {
    isLanguageNew: ({ context }) => context.isLanguageNew,
    isDark: ({ context }) => context.theme === 'dark',
    isTheme: (_, params: { theme: Theme; wanted: Theme }) => params.theme === params.wanted,
    isOtherLanguage: ({ context }, params: { language: Language }) => params.language !== context.language,
  },
  actions: {
    setTheme: assign((_, params: { theme: Theme }) => ({ theme: params.theme })),
    announceTheme: emit(({ context }) => ({ type: 'theme.changed' as const, theme: context.theme })),
    setCandidate: assign((_, params: { language: Language }) => ({ candidate: params.language })),
    dropCandidate: assign({ candidate: null }),
    notifyChange: emit({ type: 'notice', code: 'languageChanged' }),
    noticeFailure: emit((_, params: { error: unknown }) => ({
      type: 'notice' as const,
      code: 'failed' as const,
      failure: failureOf(params.error),
    })),
  },
}).createMachine({
  id: 'preferences',
  description: "The visitor's language and theme.",
  meta: { title: 'Preferences' },
  context: ({ input }) => ({ ...input, candidate: null }),
  type: 'parallel',
  states: {
    theme: {
      meta: { title: 'Theme', rules: ['THEME-01'] },
      initial: 'starting',
      states: {
        starting: {
          description: 'Uses the stored theme, or else the theme of the system.',
          meta: { title: 'Start' },
          always: [{ guard: 'isDark', target: 'dark' }, { target: 'light' }],
        },
        light: {
          meta: { title: 'Light' },
          on: {
            'theme.toggled': {
              target: 'dark',
              actions: [{ type: 'setTheme', params: { theme: 'dark' } }, 'announceTheme'],
            },
            'theme.changedElsewhere': {
              guard: { type: 'isTheme', params: ({ event }) => ({ theme: event.theme, wanted: 'dark' }) },
              target: 'dark',
              actions: [{ type: 'setTheme', params: { theme: 'dark' } }, 'announceTheme'],
            },
          },
        },
        dark: {
          meta: { title: 'Dark' },
          on: {
            'theme.toggled': {
              target: 'light',
              actions: [{ type: 'setTheme', params: { theme: 'light' } }, 'announceTheme'],
            },
            'theme.changedElsewhere': {
              guard: { type: 'isTheme', params: ({ event }) => ({ theme: event.theme, wanted: 'light' }) },
              target: 'light',
              actions: [{ type: 'setTheme', params: { theme: 'light' } }, 'announceTheme'],
            },
          },
        },
      },
    },
    language: {
      meta: { title: 'Language', rules: ['LANG-02', 'LANG-03'] },
      initial: 'idle',
      states: {
        idle: {
          meta: { title: 'Chosen' },
          on: {
            'language.chosen': {
              description: 'Choosing the current language opens no dialog.',
              guard: { type: 'isOtherLanguage', params: ({ event }) => ({ language: event.language }) },
              target: 'confirming',
              actions: { type: 'setCandidate', params: ({ event }) => ({ language: event.language }) },
            },
          },
        },
        confirming: {
          description: 'The page will reload, so the customer is asked first.',
          meta: { title: 'Confirm', rules: ['LANG-02'] },
          tags: 'open',
          on: {
            'language.confirmed': 'reloading',
            'language.declined': { target: 'idle', actions: 'dropCandidate' },
          },
        },
        reloading: {
          description: 'The page reloads in the new language.',
          meta: { title: 'Reloading', rules: ['LANG-03'] },
          tags: 'busy',
          invoke: {
            id: 'switchLanguage',
            src: 'switchLanguage',
            input: ({ context }) => ({ language: required(context.candidate, 'candidate') }),
            onError: {
              target: 'idle',
              actions: [
                'dropCandidate',
                { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
    change: {
      description: 'The reloaded page announces the new language.',
      meta: { title: 'Announcement of a new language', rules: ['LANG-03'] },
      initial: 'starting',
      states: {
        starting: {
          meta: { title: 'Start' },
          always: [{ guard: 'isLanguageNew', target: 'unannounced' }, { target: 'announced' }],
        },
        unannounced: {
          meta: { title: 'Pending' },
          on: { 'page.opened': { target: 'announced', actions: 'notifyChange' } },
        },
        announced: { meta: { title: 'Announced' } },
      },
    },
  },
});

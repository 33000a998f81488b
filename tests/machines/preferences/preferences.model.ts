import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { createModel } from '../../support/model';

export const preferencesModel = createModel(preferencesMachine, {
  input: { theme: 'light', language: 'en', isLanguageNew: false },
  otherInputs: [{ theme: 'dark', language: 'ar', isLanguageNew: true }],
  fixtures: [
    { type: 'language.chosen', language: 'en' },
    { type: 'language.chosen', language: 'ar' },
    { type: 'theme.changedElsewhere', theme: 'light' },
    { type: 'theme.changedElsewhere', theme: 'dark' },
    { type: 'xstate.error.actor.switchLanguage', error: { code: 'unexpected' } },
  ],
  vertex: ({ context }) => [context.theme, context.language, context.candidate],
  // The question covers the button that changes the theme.
  isPossible: ({ type }, at) => type !== 'theme.toggled' || !at.matches({ language: 'confirming' }),
  invariants: {
    'the theme of the chart is the theme of the context': (at) => at.matches({ theme: at.context.theme }),
    'only another language is asked about': (at) =>
      at.matches({ language: 'idle' }) ||
      (at.context.candidate ?? at.context.language) !== at.context.language,
    'a language that is not being changed leaves no candidate': (at) =>
      !at.matches({ language: 'idle' }) || at.context.candidate === null,
  },
});

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
    'the state and the context have the same theme': (at) => at.matches({ theme: at.context.theme }),
    'the question opens only for another language': (at) =>
      at.matches({ language: 'idle' }) ||
      (at.context.candidate ?? at.context.language) !== at.context.language,
    'without a pending change, no language is stored as the next one': (at) =>
      !at.matches({ language: 'idle' }) || at.context.candidate === null,
  },
});

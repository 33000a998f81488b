import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { createModel } from '../../support/model';

export const preferencesModel = createModel(preferencesMachine, {
  input: { theme: 'light', language: 'en' },
  otherInputs: [{ theme: 'dark', language: 'ar' }],
  fixtures: [
    { type: 'language.chosen', language: 'en' },
    { type: 'language.chosen', language: 'ar' },
    { type: 'theme.changedElsewhere', theme: 'light' },
    { type: 'theme.changedElsewhere', theme: 'dark' },
    { type: 'xstate.error.actor.switchLanguage', error: { code: 'unexpected' } },
  ],
  vertex: ({ context }) => [context.theme, context.language, context.candidate],
});

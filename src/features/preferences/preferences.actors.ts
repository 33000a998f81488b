import { fromPromise } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { Language } from '../../../machines/preferences/preferences.types';

export type PreferencesPorts = { switchLanguage(language: Language): Promise<void> };

export const providePreferences = (ports: PreferencesPorts) =>
  preferencesMachine.provide({
    actors: { switchLanguage: fromPromise(({ input }) => ports.switchLanguage(input.language)) },
  });

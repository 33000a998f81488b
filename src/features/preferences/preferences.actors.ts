import { fromPromise } from 'xstate';
import { dietMachine } from '../../../machines/preferences/diet.machine';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { Language } from '../../../machines/preferences/preferences.types';
import type { DietApi } from '../../api/diet-api';

type PreferencesPorts = { switchLanguage(language: Language): Promise<void> };

export const providePreferences = (ports: PreferencesPorts) =>
  preferencesMachine.provide({
    actors: { switchLanguage: fromPromise(({ input }) => ports.switchLanguage(input.language)) },
  });

export const provideDiet = (api: DietApi) =>
  dietMachine.provide({
    actors: {
      loadDiet: fromPromise(({ signal }) => api.load(signal)),
      saveDiet: fromPromise(({ input, signal }) => api.save(input.profile, signal)),
    },
  });

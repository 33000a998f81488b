import { fromPromise } from 'xstate';
import { dietMachine } from '../../../machines/preferences/diet.machine';
import type { DietApi } from '../../api/diet-api';

export const provideDiet = (api: DietApi) =>
  dietMachine.provide({
    actors: {
      loadDiet: fromPromise(({ signal }) => api.load(signal)),
      saveDiet: fromPromise(({ input, signal }) => api.save(input.profile, signal)),
    },
  });

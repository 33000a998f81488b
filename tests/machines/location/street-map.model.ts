import { streetMapMachine } from '../../../machines/location/street-map.machine';
import { createModel } from '../../support/model';

export const streetMapModel = createModel(streetMapMachine, {
  input: undefined,
  fixtures: [],
  vertex: ({ context }) => [context.hasStreets],
  // Every retry takes the same path; two are enough.
  isPossible: ({ type }, { context }) => type !== 'retry.requested' || context.attempt < 2,
  invariants: {
    'a map that was seen is not called missing for one piece': (at) =>
      !at.matches({ patchy: 'complete' }) || at.context.hasStreets,
  },
});

import { streetMapMachine } from '../../../machines/location/street-map.machine';
import { createModel } from '../../support/model';

export const streetMapModel = createModel(streetMapMachine, {
  input: undefined,
  fixtures: [],
  vertex: ({ context }) => [context.hasStreets],
  // Every retry takes the same path; two are enough.
  isPossible: ({ type }, { context }) => type !== 'retry.requested' || context.attempt < 2,
  invariants: {
    'a map that has been shown does not count as missing because of one tile': (at) =>
      !at.matches({ patchy: 'complete' }) || at.context.hasStreets,
  },
});

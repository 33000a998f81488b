import { groupStartMachine } from '../../../machines/cart/group-start.machine';
import { createModel } from '../../support/model';

export const groupStartModel = createModel(groupStartMachine, {
  fixtures: [
    { type: 'start.requested', storeId: 1, moduleId: 1 },
    { type: 'xstate.done.actor.startGroup', output: { token: 'a-link' } },
    { type: 'xstate.error.actor.startGroup', error: { code: 'refused' } },
  ],
  vertex: ({ context }) => [context.store],
  invariants: {
    'a group order starts at a known store': (at) => !at.matches('starting') || at.context.store !== null,
  },
});

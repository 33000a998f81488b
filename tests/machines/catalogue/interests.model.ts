import { interestsMachine } from '../../../machines/catalogue/interests.machine';
import { createModel } from '../../support/model';

export const interestsModel = createModel(interestsMachine, {
  input: { chosen: [] },
  fixtures: [
    { type: 'category.toggled', categoryId: 11 },
    { type: 'xstate.done.actor.saveInterests', output: undefined },
    { type: 'xstate.error.actor.saveInterests', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => context.chosen.length,
  invariants: {
    'a request is sent only for a choice': (at) => !at.matches('saving') || at.context.chosen.length > 0,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});

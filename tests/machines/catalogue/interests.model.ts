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
    'only a choice is saved': (at) => !at.matches('saving') || at.context.chosen.length > 0,
    'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});

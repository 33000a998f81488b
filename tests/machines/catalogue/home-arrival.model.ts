import { homeArrivalMachine } from '../../../machines/catalogue/home-arrival.machine';
import { createModel } from '../../support/model';

export const homeArrivalModel = createModel(homeArrivalMachine, {
  fixtures: [
    { type: 'xstate.done.actor.awaitFirstBlock', output: undefined },
    { type: 'xstate.error.actor.awaitFirstBlock', error: { code: 'offline' } },
    { type: 'xstate.done.actor.awaitFirstScreen', output: undefined },
    { type: 'xstate.error.actor.awaitFirstScreen', error: new Error('broken') },
  ],
  vertex: () => null,
  invariants: {
    'a failed page has a failure': (at) => at.hasTag('failed') === (at.context.error !== null),
  },
});

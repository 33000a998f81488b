import { liveCartMachine } from '../../../machines/cart/live-cart.machine';
import { createModel } from '../../support/model';

const broken = { error: new Error('broken') };

export const liveCartModel = createModel(liveCartMachine, {
  fixtures: [
    { type: 'page.changed', cart: 1 },
    { type: 'page.changed', cart: 2 },
    { type: 'page.changed', cart: null },
    { type: 'version.changed', version: 7 },
    { type: 'xstate.done.actor.compare', output: undefined },
    { type: 'xstate.error.actor.compare', ...broken },
    { type: 'xstate.done.actor.pause', output: undefined },
    { type: 'xstate.error.actor.pause', ...broken },
    { type: 'xstate.error.actor.listen', ...broken },
    { type: 'xstate.error.actor.watchPage', ...broken },
  ],
  vertex: ({ context }) => [context.cart],
  stopWhen: ({ context }) => context.failures > 2,
  invariants: {
    'updates are received only for a known cart': (at) =>
      !at.matches('following') || at.context.cart !== null,
    'no updates are received while the page is hidden': (at) => !at.matches('away') || !at.children.listen,
  },
});

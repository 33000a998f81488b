import type { CartConflict } from '../../../domain/cart';
import { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { createModel } from '../../support/model';

export const conflict: CartConflict = {
  guestStore: 'Hilltop Pizza',
  accountStore: 'Basil Kitchen',
  guestLines: 1,
  accountLines: 2,
};
export const notFitting = { isMerged: false, conflict };
export const joined = { isMerged: true, conflict: null };
export const untouched = { isMerged: false, conflict: null };
const answers = ['checkCarts', 'resolveConflict'] as const;

export const cartMergeModel = createModel(cartMergeMachine, {
  fixtures: answers.flatMap((actor) => [
    { type: `xstate.done.actor.${actor}` as const, output: notFitting },
    { type: `xstate.done.actor.${actor}` as const, output: joined },
    { type: `xstate.done.actor.${actor}` as const, output: untouched },
    { type: `xstate.error.actor.${actor}` as const, error: { code: 'server' } },
  ]),
  vertex: ({ context }) => [context.keep, context.conflict !== null],
  invariants: {
    'the dialog names both carts': (at) => !at.matches('conflict') || at.context.conflict !== null,
    'only the customer decides between two carts': (at) =>
      !at.matches('resolving') || at.context.keep !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'the dialog is open only before the decision': (at) =>
      !at.matches('conflict') || at.context.keep === null,
  },
});

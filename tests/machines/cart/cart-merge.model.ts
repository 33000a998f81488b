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
    'a question names both sides': (at) => !at.matches('conflict') || at.context.conflict !== null,
    'nothing is decided but by the person': (at) => !at.matches('resolving') || at.context.keep !== null,
    'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'who is asked has not decided yet': (at) => !at.matches('conflict') || at.context.keep === null,
  },
});

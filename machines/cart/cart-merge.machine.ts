import { assign, setup } from 'xstate';
import type { CartConflict, CartMerge } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

export type CartKeep = 'account' | 'guest';

type CartMergeContext = {
  conflict: CartConflict | null;
  keep: CartKeep | null;
  failure: Failure | null;
};

type CartMergeEvent =
  | { type: 'accountCart.kept' }
  | { type: 'guestCart.taken' }
  | { type: 'retry.requested' }
  | { type: 'flow.dismissed' };

/** `postponed`: both carts still exist, and the account's cart is shown. */
export type CartMergeOutcome = 'nothing' | 'merged' | 'resolved' | 'postponed';

const actors = {
  /** Merges the carts. Without `keep`, only carts without a conflict are merged. */
  mergeCarts: notProvided<CartMerge, { keep: CartKeep | null }>('mergeCarts'),
};

export const cartMergeMachine = setup({
  types: {} as {
    context: CartMergeContext;
    events: CartMergeEvent;
    output: CartMergeOutcome;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasConflict: ({ event }) => outputOf<typeof actors, 'mergeCarts'>(event).conflict !== null,
    isMerged: ({ event }) => outputOf<typeof actors, 'mergeCarts'>(event).isMerged,
    isDecided: ({ context }) => context.keep !== null,
  },
  actions: {
    setConflict: assign(({ event }) => ({
      conflict: outputOf<typeof actors, 'mergeCarts'>(event).conflict,
      keep: null,
    })),
    decide: assign((_, { keep }: { keep: CartKeep }) => ({ keep })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
  },
}).createMachine({
  id: 'cartMerge',
  description: "Merges a guest's cart into the account after sign-in. Nothing is dropped without asking.",
  meta: { title: 'Cart merge', rules: ['CART-64'] },
  context: { conflict: null, keep: null, failure: null },
  initial: 'checking',
  output: ({ event }) => event.output as CartMergeOutcome,
  states: {
    checking: {
      meta: { title: 'Comparing the carts' },
      entry: 'forgetFailure',
      invoke: {
        id: 'checkCarts',
        src: 'mergeCarts',
        input: { keep: null },
        onDone: [
          { guard: 'hasConflict', target: 'conflict', actions: 'setConflict' },
          { guard: 'isMerged', target: 'merged' },
          { target: 'nothing' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    conflict: {
      description: 'A cart holds items of one store, so the customer chooses.',
      meta: { title: 'Choosing a cart', rules: ['CART-21'] },
      tags: 'open',
      on: {
        'accountCart.kept': { target: 'resolving', actions: { type: 'decide', params: { keep: 'account' } } },
        'guestCart.taken': { target: 'resolving', actions: { type: 'decide', params: { keep: 'guest' } } },
        'flow.dismissed': 'postponed',
      },
    },
    resolving: {
      meta: { title: 'Applying the choice' },
      tags: ['open', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'resolveConflict',
        src: 'mergeCarts',
        input: ({ context }) => ({ keep: context.keep }),
        onDone: [
          {
            description: 'Asks again, because the module changed meanwhile or another tab changed the carts.',
            guard: 'hasConflict',
            target: 'conflict',
            actions: 'setConflict',
          },
          { target: 'resolved' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'Both carts are unchanged.',
      meta: { title: 'Merge failed' },
      tags: ['open', 'failed'],
      on: {
        'retry.requested': [{ guard: 'isDecided', target: 'resolving' }, { target: 'checking' }],
        'flow.dismissed': 'postponed',
      },
    },
    nothing: { meta: { title: 'Nothing to merge' }, type: 'final', output: 'nothing' },
    merged: { meta: { title: 'Merged' }, type: 'final', output: 'merged' },
    resolved: { meta: { title: 'Choice applied' }, type: 'final', output: 'resolved' },
    postponed: { meta: { title: 'Both kept' }, type: 'final', output: 'postponed' },
  },
});

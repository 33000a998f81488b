import { assign, setup } from 'xstate';
import type { CartConflict, CartMerge } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

export type CartKeep = 'account' | 'guest';

type CartMergeContext = {
  conflict: CartConflict | null;
  /** What the person decided. */
  keep: CartKeep | null;
  failure: Failure | null;
};

type CartMergeEvent =
  | { type: 'accountCart.kept' }
  | { type: 'guestCart.taken' }
  | { type: 'retry.requested' }
  | { type: 'flow.dismissed' };

/** `postponed`: both carts are as they were, the account's is shown. */
export type CartMergeOutcome = 'nothing' | 'merged' | 'resolved' | 'postponed';

type AnswerParams = { output: CartMerge };

export const cartMergeMachine = setup({
  types: {} as {
    context: CartMergeContext;
    events: CartMergeEvent;
    output: CartMergeOutcome;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Without `keep` only what fits together becomes one cart. */
    mergeCarts: notProvided<CartMerge, { keep: CartKeep | null }>('mergeCarts'),
  },
  guards: {
    hasConflict: (_, { output }: AnswerParams) => output.conflict !== null,
    isMerged: (_, { output }: AnswerParams) => output.isMerged,
    isDecided: ({ context }) => context.keep !== null,
  },
  actions: {
    setConflict: assign((_, { output }: AnswerParams) => ({ conflict: output.conflict, keep: null })),
    decide: assign((_, { keep }: { keep: CartKeep }) => ({ keep })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'cartMerge',
  description:
    "Brings a guest's cart into the account that the guest signed in to. Nothing is dropped unasked.",
  meta: { title: 'Merge of carts', rules: ['CART-64'] },
  context: { conflict: null, keep: null, failure: null },
  initial: 'checking',
  output: ({ event }) => event.output as CartMergeOutcome,
  states: {
    checking: {
      meta: { title: 'Do the carts fit together?' },
      entry: 'forgetFailure',
      invoke: {
        id: 'checkCarts',
        src: 'mergeCarts',
        input: { keep: null },
        onDone: [
          {
            guard: { type: 'hasConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'setConflict', params: ({ event }) => event },
          },
          { guard: { type: 'isMerged', params: ({ event }) => event }, target: 'merged' },
          { target: 'nothing' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    conflict: {
      description: 'One cart holds the goods of one store, so the person chooses.',
      meta: { title: 'Which cart?', rules: ['CART-21'] },
      tags: 'open',
      on: {
        'accountCart.kept': { target: 'resolving', actions: { type: 'decide', params: { keep: 'account' } } },
        'guestCart.taken': { target: 'resolving', actions: { type: 'decide', params: { keep: 'guest' } } },
        'flow.dismissed': 'postponed',
      },
    },
    resolving: {
      meta: { title: 'Doing as the person said' },
      tags: ['open', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'resolveConflict',
        src: 'mergeCarts',
        input: ({ context }) => ({ keep: context.keep }),
        onDone: [
          {
            description: 'Another market was entered meanwhile, or another tab changed the carts.',
            guard: { type: 'hasConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'setConflict', params: ({ event }) => event },
          },
          { target: 'resolved' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Both carts are as they were.',
      meta: { title: 'Could not be merged' },
      tags: ['open', 'failed'],
      on: {
        'retry.requested': [{ guard: 'isDecided', target: 'resolving' }, { target: 'checking' }],
        'flow.dismissed': 'postponed',
      },
    },
    nothing: { meta: { title: 'Nothing to merge' }, type: 'final', output: 'nothing' },
    merged: { meta: { title: 'One cart' }, type: 'final', output: 'merged' },
    resolved: { meta: { title: 'As chosen' }, type: 'final', output: 'resolved' },
    postponed: { meta: { title: 'Both stay' }, type: 'final', output: 'postponed' },
  },
});

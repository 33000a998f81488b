import { assign, emit, setup } from 'xstate';
import type { LineToReview } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';

type CartReviewContext = {
  lines: LineToReview[];
  /** What the customer has read and wants to decide later. */
  postponed: string[];
  /** Milliseconds until a sale ends that makes one of the prices. */
  endsIn: number | null;
  failure: Failure | null;
};

export type CartReviewEvent =
  /** What the server has just told of the cart. */
  | { type: 'lines.read'; lines: LineToReview[]; endsIn: number | null }
  /** The customer has taken it out. */
  | { type: 'line.dropped'; lineId: number }
  | { type: 'review.requested' }
  | { type: 'changes.accepted' }
  | { type: 'flow.dismissed' };

export type CartReviewEmitted =
  /** A price has ended: what the line costs now is the server's to say. */
  { type: 'cart.reloadRequested' };

/** A browser's timers end after 24 days; nobody looks at one page for longer than this. */
const LONGEST_WAIT = 24 * 60 * 60_000;

export const cartReviewMachine = setup({
  types: {} as {
    context: CartReviewContext;
    events: CartReviewEvent;
    emitted: CartReviewEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    acceptChanges: notProvided<void, { lines: LineToReview[] }>('acceptChanges'),
  },
  guards: {
    hasNews: ({ context: { lines, postponed } }) => lines.some(({ token }) => !postponed.includes(token)),
    hasChanges: ({ context }) => context.lines.length > 0,
    hasNoChanges: ({ context }) => context.lines.length === 0,
    hasPriceEnd: ({ context }) => context.endsIn !== null,
  },
  actions: {
    setLines: assign((_, { lines, endsIn }: { lines: LineToReview[]; endsIn: number | null }) => ({
      lines,
      endsIn,
    })),
    postpone: assign(({ context }) => ({ postponed: context.lines.map(({ token }) => token) })),
    forgetPriceEnd: assign({ endsIn: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    drop: assign(({ context }, dropped: { lineId: number }) => ({
      lines: context.lines.filter(({ lineId }) => lineId !== dropped.lineId),
    })),
    requestReload: emit({ type: 'cart.reloadRequested' }),
  },
  delays: {
    priceEnd: ({ context }) => Math.min(required(context.endsIn, 'endsIn'), LONGEST_WAIT),
  },
}).createMachine({
  id: 'cartReview',
  description: 'Shows what has changed in the cart without the customer, until they have agreed to it.',
  meta: { title: 'Review of changes', rules: ['CART-63', 'CART-64', 'PRICE-09'] },
  context: { lines: [], postponed: [], endsIn: null, failure: null },
  type: 'parallel',
  states: {
    question: {
      meta: { title: 'Question' },
      initial: 'resting',
      states: {
        resting: {
          description: 'What was postponed stays written on its line, and is asked again on the way out.',
          meta: { title: 'Nothing is asked' },
          always: { guard: 'hasNews', target: 'asking' },
          on: { 'review.requested': { guard: 'hasChanges', target: 'asking' } },
        },
        asking: {
          description:
            'Every change with its old and its new value. Single lines can be removed from the cart.',
          meta: { title: 'Some things have changed', rules: ['CART-63'] },
          tags: 'open',
          entry: 'forgetFailure',
          always: { guard: 'hasNoChanges', target: 'resting' },
          on: {
            'changes.accepted': 'accepting',
            'flow.dismissed': { target: 'resting', actions: 'postpone' },
          },
        },
        accepting: {
          description: 'Only what was read is agreed to: a line that changes meanwhile is asked about again.',
          meta: { title: 'Agreeing' },
          tags: ['open', 'busy'],
          invoke: {
            id: 'acceptChanges',
            src: 'acceptChanges',
            input: ({ context }) => ({ lines: context.lines }),
            onDone: 'resting',
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          description: 'Nothing was agreed to; the changes are still there to be read.',
          meta: { title: 'Could not be saved' },
          tags: ['open', 'failed'],
          always: { guard: 'hasNoChanges', target: 'resting' },
          on: {
            'changes.accepted': 'accepting',
            'flow.dismissed': { target: 'resting', actions: 'postpone' },
          },
        },
      },
    },
    price: {
      description: 'A price of a sale reverts at its end, also while the customer looks at it.',
      meta: { title: 'Prices', rules: ['CAT-12', 'PRICE-09'] },
      initial: 'steady',
      on: {
        'lines.read': { target: '.steady', actions: { type: 'setLines', params: ({ event }) => event } },
        'line.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
      },
      states: {
        steady: { meta: { title: 'No end in sight' }, always: { guard: 'hasPriceEnd', target: 'counting' } },
        counting: {
          meta: { title: 'A sale ends soon' },
          after: { priceEnd: { target: 'steady', actions: ['forgetPriceEnd', 'requestReload'] } },
        },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import type { LineToReview } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';

type CartReviewContext = {
  lines: LineToReview[];
  /** Review tokens of the lines whose changes the customer will review later. */
  postponed: string[];
  /** Milliseconds until the next sale price ends. `null`: no line has a sale price. */
  endsIn: number | null;
  failure: Failure | null;
};

export type CartReviewEvent =
  /** The server's cart lines have been loaded. */
  | { type: 'lines.read'; lines: LineToReview[]; endsIn: number | null }
  /** The customer removed the line. */
  | { type: 'line.dropped'; lineId: number }
  | { type: 'review.requested' }
  | { type: 'changes.accepted' }
  | { type: 'flow.dismissed' };

export type CartReviewEmitted =
  /** A sale price has ended, so the cart must be reloaded. */
  { type: 'cart.reloadRequested' };

/** The longest possible timer: browser timers overflow after 24 days. */
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
    hasUnseenChanges: ({ context: { lines, postponed } }) =>
      lines.some(({ token }) => !postponed.includes(token)),
    hasNoChanges: ({ context }) => context.lines.length === 0,
    hasPriceEnd: ({ context }) => context.endsIn !== null,
  },
  actions: {
    setLines: assign(({ event }) => {
      const { lines, endsIn } = eventOf(event, 'lines.read');
      return {
        lines,
        endsIn,
      };
    }),
    postpone: assign(({ context }) => ({ postponed: context.lines.map(({ token }) => token) })),
    forgetPriceEnd: assign({ endsIn: null }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    drop: assign(({ context, event }) => ({
      lines: context.lines.filter(({ lineId }) => lineId !== eventOf(event, 'line.dropped').lineId),
    })),
    requestReload: emit({ type: 'cart.reloadRequested' }),
  },
  delays: {
    priceEnd: ({ context }) => Math.min(required(context.endsIn, 'endsIn'), LONGEST_WAIT),
  },
}).createMachine({
  id: 'cartReview',
  description: 'Shows cart changes that the customer did not make, until they accept them.',
  meta: { title: 'Review of changes', rules: ['CART-63', 'CART-64', 'PRICE-09'] },
  context: { lines: [], postponed: [], endsIn: null, failure: null },
  type: 'parallel',
  states: {
    question: {
      meta: { title: 'Dialog' },
      initial: 'resting',
      states: {
        resting: {
          description:
            'Postponed changes stay marked on their lines and are asked about again before checkout.',
          meta: { title: 'No dialog' },
          always: { guard: 'hasUnseenChanges', target: 'asking' },
          on: {
            'review.requested': [
              { description: 'The request is ignored, because nothing has changed.', guard: 'hasNoChanges' },
              { target: 'asking' },
            ],
          },
        },
        asking: {
          description: 'Lists each change with its old and new value. The customer can remove single lines.',
          meta: { title: 'Reviewing changes', rules: ['CART-63'] },
          tags: 'open',
          entry: 'forgetFailure',
          always: { guard: 'hasNoChanges', target: 'resting' },
          on: {
            'changes.accepted': 'accepting',
            'flow.dismissed': { target: 'resting', actions: 'postpone' },
          },
        },
        accepting: {
          description: 'Only the changes that were shown are accepted; newer ones are asked about again.',
          meta: { title: 'Accepting' },
          tags: ['open', 'busy'],
          invoke: {
            id: 'acceptChanges',
            src: 'acceptChanges',
            input: ({ context }) => ({ lines: context.lines }),
            onDone: 'resting',
            onError: { target: 'failed', actions: 'setFailure' },
          },
        },
        failed: {
          description: 'Nothing was accepted; the changes are still shown.',
          meta: { title: 'Saving failed' },
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
      description: 'A sale price ends on time, even while the customer looks at it.',
      meta: { title: 'Prices', rules: ['CAT-12', 'PRICE-09'] },
      initial: 'steady',
      on: {
        'lines.read': { target: '.steady', actions: 'setLines' },
        'line.dropped': { actions: 'drop' },
      },
      states: {
        steady: {
          meta: { title: 'No price is about to end' },
          always: { guard: 'hasPriceEnd', target: 'counting' },
        },
        counting: {
          meta: { title: 'A sale ends soon' },
          after: { priceEnd: { target: 'steady', actions: ['forgetPriceEnd', 'requestReload'] } },
        },
      },
    },
  },
});

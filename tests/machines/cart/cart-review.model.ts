import type { LineToReview } from '../../../domain/cart';
import type { CartReviewEvent } from '../../../machines/cart/cart-review.machine';
import { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { createModel } from '../../support/model';

export const read = (lines: LineToReview[], endsIn: number | null = null): CartReviewEvent => ({
  type: 'lines.read',
  lines,
  endsIn,
});
export const risen: LineToReview = { lineId: 1, token: 'risen' };
export const scarce: LineToReview = { lineId: 2, token: 'scarce' };
export const SALE_ENDS_IN = 60_000;

export const cartReviewModel = createModel(cartReviewMachine, {
  fixtures: [
    read([]),
    read([risen]),
    read([risen, scarce]),
    read([], SALE_ENDS_IN),
    { type: 'line.dropped', lineId: 1 },
    { type: 'xstate.error.actor.acceptChanges', error: { code: 'server' } },
  ],
  vertex: ({ context: { lines, postponed, endsIn } }) => [lines.map(({ token }) => token), postponed, endsIn],
  invariants: {
    'an open review has changed lines': (at) =>
      !(at.matches({ question: 'asking' }) || at.matches({ question: 'failed' })) ||
      at.context.lines.length > 0,
    'unread changes are always shown': (at) =>
      !at.matches({ question: 'resting' }) ||
      at.context.lines.every(({ token }) => at.context.postponed.includes(token)),
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'a sale with an end has a timer': (at) =>
      at.matches({ price: 'counting' }) === (at.context.endsIn !== null),
  },
});

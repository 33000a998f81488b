import type { PlacedOrder } from '../../../domain/order-quote';
import { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import { createModel } from '../../support/model';
import { basis, dearer, emptied, progress, quote, refusedFor } from './trips';

export const booked: PlacedOrder = {
  id: 7001,
  total: 56_70,
  paymentUrl: null,
  isPaymentDue: false,
  isCancelled: false,
  payment: null,
};
const input = { progress, tripId: null, flag: null };
const sent = {
  key: progress.key,
  draft: progress.draft,
  total: 56_70,
  split: { wallet: 0, couponDiscount: 0 },
};

export const tripBookingModel = createModel(tripBookingMachine, {
  input,
  otherInputs: [
    { ...input, tripId: 7001, flag: 'success' },
    { ...input, progress: { ...progress, sent } },
    {
      ...input,
      progress: { ...progress, draft: { ...progress.draft, isAgreed: false, couponCode: 'RIDE10' } },
    },
  ],
  fixtures: [
    { type: 'basis.changed', basis },
    { type: 'basis.changed', basis: { ...basis, cartKey: '101×3' } },
    { type: 'basis.changed', basis: { ...basis, vehicles: 'none', cartKey: '' } },
    { type: 'basis.changed', basis: { ...basis, vehicles: 'unread', cartKey: '?' } },
    { type: 'basis.changed', basis: { ...basis, isSignedIn: false, mayBook: false, cartKey: '!' } },
    { type: 'draft.changed', draft: { usesWallet: true } },
    { type: 'draft.changed', draft: { isAgreed: true } },
    { type: 'coupon.changed', code: 'RIDE10' },
    { type: 'coupon.typed', code: 'RIDE10' },
    { type: 'xstate.done.actor.quoteTrip', output: quote },
    { type: 'xstate.done.actor.quoteTrip', output: { ...quote, couponRefusal: 'It has ended.' } },
    { type: 'xstate.done.actor.quoteTrip', output: emptied },
    { type: 'xstate.error.actor.quoteTrip', error: { code: 'offline' } },
    { type: 'xstate.done.actor.checkTrip', output: quote },
    { type: 'xstate.done.actor.checkTrip', output: dearer },
    { type: 'xstate.done.actor.checkTrip', output: emptied },
    { type: 'xstate.error.actor.checkTrip', error: { code: 'timeout' } },
    { type: 'xstate.done.actor.bookTrip', output: booked },
    {
      type: 'xstate.error.actor.bookTrip',
      error: { code: 'refused', errors: [{ code: 'total_changed', message: 'The total has changed.' }] },
    },
    { type: 'xstate.error.actor.bookTrip', error: refusedFor('cart_empty') },
    { type: 'xstate.error.actor.bookTrip', error: { code: 'refused', messages: ['It is taken.'] } },
    { type: 'xstate.error.actor.bookTrip', error: { code: 'timeout' } },
    { type: 'xstate.done.actor.tripPayment', output: booked },
    { type: 'xstate.done.actor.tripPayment', output: { ...booked, isCancelled: true } },
    { type: 'xstate.done.actor.tripPayment', output: { ...booked, isCancelled: true, isTooLate: true } },
    { type: 'xstate.error.actor.tripPayment', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.watchBasis', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.tripCoupon', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.listenToCoupon', error: { code: 'unexpected' } },
  ],
  vertex: ({ context: { basis: given, progress: savedProgress, quote: seen, tripId, trip } }) => [
    given?.cartKey,
    savedProgress.sent === null,
    savedProgress.draft.isAgreed,
    savedProgress.draft.couponCode,
    seen?.total,
    tripId,
    trip?.isTooLate,
  ],
  stopWhen: ({ context }) => context.progress.tries > 1,
  invariants: {
    'a pending request keeps its idempotency key': (at) =>
      at.context.progress.sent === null || at.context.progress.sent.key.startsWith(at.context.progress.key),
    'an open list of differences is not empty': (at) =>
      !at.matches({ booking: 'quoteChanged' }) || at.context.newQuote !== null,
    'a booked trip has its number': (at) => !at.matches('booked') || at.context.tripId !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});

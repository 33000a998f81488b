import type { PlacedOrder } from '../../../domain/order-quote';
import { missingField, missingFields } from '../../../domain/parcel-sending';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { createModel } from '../../support/model';
import {
  dearer,
  guest,
  progress,
  quote,
  ready,
  receiver,
  refusedQuote,
  sender,
  shore,
  stranger,
  zoneIds,
} from './parcels';

export const sent: PlacedOrder = {
  id: 9001,
  total: 4_90,
  paymentUrl: null,
  isPaymentDue: false,
  isCancelled: false,
  payment: null,
};
const input = { progress, zoneIds, orderId: null, flag: null };
const request = { key: ready.key, draft: ready.draft, total: 4_90, split: { wallet: 0, couponDiscount: 0 } };

export const parcelModel = createModel(parcelMachine, {
  input,
  otherInputs: [
    { ...input, progress: ready },
    { ...input, orderId: 9001, flag: 'success' },
    { ...input, progress: { ...ready, sent: request } },
  ],
  fixtures: [
    { type: 'person.changed', person: guest },
    { type: 'person.changed', person: stranger },
    { type: 'draft.changed', draft: { categoryId: 1 } },
    { type: 'draft.changed', draft: { isProhibitedRead: true } },
    { type: 'draft.changed', draft: { tip: 1_00 } },
    { type: 'party.changed', end: 'sender', party: sender },
    { type: 'party.changed', end: 'receiver', party: receiver },
    { type: 'party.changed', end: 'receiver', party: { ...receiver, place: sender.place } },
    { type: 'place.lookupStarted', end: 'receiver' },
    { type: 'place.found', end: 'receiver', place: shore, isMoved: true },
    { type: 'part.chosen', part: 'schedule' },
    { type: 'part.chosen', part: 'sender' },
    { type: 'xstate.done.actor.findSender', output: sender },
    { type: 'xstate.done.actor.findSender', output: null },
    { type: 'xstate.error.actor.findSender', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.quoteParcel', output: quote },
    { type: 'xstate.done.actor.quoteParcel', output: refusedQuote },
    { type: 'xstate.error.actor.quoteParcel', error: { code: 'offline' } },
    { type: 'xstate.done.actor.checkParcel', output: quote },
    { type: 'xstate.done.actor.checkParcel', output: dearer },
    { type: 'xstate.done.actor.checkParcel', output: refusedQuote },
    { type: 'xstate.error.actor.checkParcel', error: { code: 'timeout' } },
    { type: 'xstate.done.actor.sendParcel', output: sent },
    {
      type: 'xstate.error.actor.sendParcel',
      error: { code: 'refused', errors: [{ code: 'total_changed', message: 'The total has changed.' }] },
    },
    { type: 'xstate.error.actor.sendParcel', error: { code: 'refused', messages: ['Nobody rides there.'] } },
    { type: 'xstate.error.actor.sendParcel', error: { code: 'timeout' } },
    { type: 'xstate.done.actor.parcelPayment', output: sent },
    { type: 'xstate.done.actor.parcelPayment', output: { ...sent, isCancelled: true } },
    { type: 'xstate.done.actor.parcelPayment', output: { ...sent, isCancelled: true, isTooLate: true } },
    { type: 'xstate.error.actor.parcelPayment', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.watchPerson', error: { code: 'unexpected' } },
  ],
  vertex: ({
    context: { person, progress: savedProgress, quote: seen, orderId, order, missing, pendingPlace, part },
  }) => [
    person?.maySend,
    savedProgress.sent === null,
    savedProgress.step,
    missingFields('details', savedProgress.draft, zoneIds).length === 0 || [
      savedProgress.draft.categoryId,
      missingField('sender', savedProgress.draft, zoneIds),
      missingField('receiver', savedProgress.draft, zoneIds),
    ],
    savedProgress.draft.isProhibitedRead,
    savedProgress.draft.tip,
    savedProgress.draft.sender.place?.address,
    savedProgress.draft.receiver.place?.address,
    seen?.total,
    seen?.problems.length,
    orderId,
    order?.isTooLate,
    missing.length > 0,
    pendingPlace,
    part === null,
  ],
  isPossible: ({ type }, at) => {
    const { step, draft } = at.context.progress;
    // The address field is shown only until the receiver has a place.
    if (type === 'place.lookupStarted' || type === 'place.found')
      return step === 'details' && draft.receiver.place === null;
    if (type === 'part.chosen') return step === 'review';
    if (type === 'parcel.submitted') return step === 'review';
    return true;
  },
  maxLength: 14,
  stopWhen: ({ context }) => context.progress.tries > 1,
  invariants: {
    'a pending request keeps its idempotency key': (at) =>
      at.context.progress.sent === null || at.context.progress.sent.key.startsWith(at.context.progress.key),
    'an open list of differences is not empty': (at) =>
      !at.matches({ sending: 'quoteChanged' }) || at.context.newQuote !== null,
    'a sent parcel has its number': (at) => !at.matches('placed') || at.context.orderId !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'no parcel with a problem is placed': (at) =>
      !at.matches({ sending: 'placing' }) || (at.context.quote?.problems.length ?? 0) === 0,
  },
});

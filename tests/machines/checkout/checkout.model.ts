import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import { createModel } from '../../support/model';
import {
  attempt,
  basis,
  cancelledOrder,
  cashOrder,
  closed,
  dearer,
  input,
  nobody,
  place,
  quote,
  underWay,
  withoutCoupon,
} from './orders';

export const checkoutModel = createModel(checkoutMachine, {
  input,
  otherInputs: [
    { ...input, orderId: 10_001, flag: 'success' },
    { ...input, attempt: underWay },
    { ...input, attempt: { ...attempt, wish: { ...attempt.wish, couponCode: 'WELCOME10' } } },
  ],
  fixtures: [
    { type: 'basis.told', basis },
    { type: 'basis.told', basis: { ...basis, goodsKey: '1×3' } },
    { type: 'basis.told', basis: { ...basis, goods: 'none', goodsKey: '' } },
    { type: 'basis.told', basis: { ...basis, goods: 'unread', goodsKey: '?' } },
    { type: 'basis.told', basis: { ...basis, goods: 'refused', goodsKey: '!' } },
    { type: 'basis.told', basis: nobody },
    { type: 'basis.told', basis: { ...basis, storeId: 2, goodsKey: '7×1' } },
    { type: 'address.told', place },
    { type: 'address.told', place: { ...place, contact: { ...place.contact, name: 'Nour' } } },
    { type: 'wish.changed', wish: { tip: 2_00 } },
    { type: 'wish.changed', wish: { note: 'Ring twice' } },
    { type: 'pictures.told', count: 1 },
    { type: 'coupon.changed', code: 'WELCOME10' },
    { type: 'xstate.done.actor.quoteOrder', output: quote },
    { type: 'xstate.done.actor.quoteOrder', output: withoutCoupon },
    { type: 'xstate.error.actor.quoteOrder', error: { code: 'offline' } },
    { type: 'xstate.done.actor.checkOrder', output: quote },
    { type: 'xstate.done.actor.checkOrder', output: dearer },
    { type: 'xstate.done.actor.checkOrder', output: closed },
    { type: 'xstate.error.actor.checkOrder', error: { code: 'timeout' } },
    { type: 'xstate.done.actor.placeOrder', output: cashOrder },
    {
      type: 'xstate.error.actor.placeOrder',
      error: { code: 'refused', errors: [{ code: 'total_changed', message: 'The total has changed.' }] },
    },
    {
      type: 'xstate.error.actor.placeOrder',
      error: { code: 'refused', messages: ['The store is closed now.'] },
    },
    { type: 'xstate.error.actor.placeOrder', error: { code: 'timeout' } },
    { type: 'xstate.done.actor.payment', output: cashOrder },
    { type: 'xstate.done.actor.payment', output: cancelledOrder },
    { type: 'xstate.error.actor.payment', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.watchBasis', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.deliveryAddress', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.hearAddress', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.coupon', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.prescription', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.hearParts', error: { code: 'unexpected' } },
  ],
  vertex: ({ context: { basis: told, place: where, attempt: kept, quote: seen, orderId } }) => [
    told?.goodsKey,
    told?.mayOrder,
    where?.type,
    kept.sent === null,
    kept.wish.couponCode,
    seen?.total,
    seen?.problems.length,
    orderId,
  ],
  stopWhen: ({ context }) => context.attempt.tries > 1,
  invariants: {
    'nothing is sent that nobody may order': (at) =>
      !at.matches({ ordering: 'placing' }) || at.context.attempt.sent !== null,
    'what is under way keeps its key': (at) =>
      at.context.attempt.sent === null || at.context.attempt.sent.key.startsWith(at.context.attempt.key),
    'a price is asked for a place that was read': (at) =>
      !at.matches({ ordering: 'editing' }) || at.context.place !== null,
    'a difference is there to be read': (at) =>
      !at.matches({ ordering: 'quoteChanged' }) || at.context.newQuote !== null,
    'an order that is placed has its number': (at) => !at.matches('placed') || at.context.orderId !== null,
    'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});

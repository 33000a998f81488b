import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { createModel } from '../../support/model';
import { cancelledOrder, cashlessOrder, cashOrder, dueOrder, gatewayOrder, lateOrder } from './orders';

const input = { orderId: 10_001, flag: null, order: null, payment: { by: 'cash' } } as const;

export const paymentModel = createModel(paymentMachine, {
  input: { ...input, flag: 'pending' },
  otherInputs: [
    { ...input, order: cashOrder },
    { ...input, order: gatewayOrder },
    { ...input, flag: 'cancel' },
  ],
  fixtures: [
    { type: 'payment.requested', balance: null },
    { type: 'payment.chosen', usesWallet: true, payment: { by: 'cash' } },
    { type: 'payment.chosen', usesWallet: false, payment: { by: 'cash' } },
    {
      type: 'payment.chosen',
      usesWallet: false,
      payment: { by: 'offline', methodId: 1, fields: {}, isWhole: false },
    },
    {
      type: 'payment.chosen',
      usesWallet: false,
      payment: { by: 'offline', methodId: 1, fields: { reference: 'T-1' }, isWhole: true },
    },
    { type: 'xstate.done.actor.readOrder', output: cashOrder },
    { type: 'xstate.done.actor.readOrder', output: dueOrder },
    { type: 'xstate.done.actor.readOrder', output: cashlessOrder },
    { type: 'xstate.done.actor.readOrder', output: cancelledOrder },
    { type: 'xstate.done.actor.readOrder', output: lateOrder },
    { type: 'xstate.error.actor.readOrder', error: { code: 'offline' } },
    { type: 'xstate.done.actor.changePayment', output: gatewayOrder },
    { type: 'xstate.done.actor.changePayment', output: cashOrder },
    { type: 'xstate.done.actor.changePayment', output: dueOrder },
    { type: 'xstate.error.actor.changePayment', error: { code: 'refused' } },
    {
      type: 'xstate.error.actor.changePayment',
      error: { code: 'refused', split: { wallet: 0, due: 24_00 } },
    },
    { type: 'xstate.error.actor.changePayment', error: { code: 'offline' } },
    { type: 'xstate.error.actor.openPage', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.cancelOrder', output: undefined },
    { type: 'xstate.error.actor.cancelOrder', error: { code: 'refused' } },
    { type: 'xstate.error.actor.cancelOrder', error: { code: 'offline' } },
    { type: 'xstate.error.actor.listenToNetwork', error: { code: 'unexpected' } },
  ],
  vertex: ({ context: { flag, asked, order, failure, payment, usesWallet, split } }) => [
    flag,
    asked > 1,
    order?.isPaymentDue,
    order?.isTooLate,
    order?.paymentUrl,
    order?.cashLimit,
    failure === null,
    payment.by === 'offline' && payment.isWhole,
    payment.by,
    usesWallet,
    split === null,
  ],
  stopWhen: ({ context }) => context.asked > 2,
  invariants: {
    'a payment page has an address': (at) => !at.matches('paying') || at.context.order?.paymentUrl !== null,
    'an order with an amount due has not ended': (at) =>
      !at.matches('settled') || at.context.order?.isPaymentDue === false,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});

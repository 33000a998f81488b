import type { OrderPayment, PaymentChoice } from '../../../domain/order-quote';
import type { paymentMachine } from '../../../machines/checkout/payment.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

const alert: Target = { role: 'alert' };
const retry: Target = { role: 'button', name: 'Try again' };
const checkAgain: Target = { role: 'button', name: 'Check again' };
const goThere: Target = { role: 'button', name: 'Continue to payment' };
const cancel: Target = { role: 'button', name: 'Cancel the order' };
const question: Target = { role: 'dialog', name: 'Cancel this order?' };
const really: Target = { role: 'button', name: 'Cancel the order', inside: question };
const keep: Target = { role: 'button', name: 'Keep the order', inside: question };
const notPaid: Target = { role: 'button', name: 'I didn’t pay' };
const title: Target = { role: 'heading', name: 'Your order is not paid yet' };
const PAY: Readonly<Record<OrderPayment['by'], string>> = {
  cash: 'Pay cash on delivery',
  wallet: 'Pay now',
  digital: 'Pay now',
  offline: 'Submit reference',
};
const pay = (by: OrderPayment['by']): Target => ({ role: 'button', name: PAY[by] });

/** Tested on its own; an order, a trip and a parcel show it. */
export const paymentPage: Page<typeof paymentMachine> = {
  open: () => ({ path: '/checkout?page=cart', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'payment.requested': (_event, before) => [
      { act: 'press', on: before.matches('paying') ? goThere : pay(before.context.payment.by) },
    ],
    'payment.chosen': ({ payment }: PaymentChoice) =>
      payment.by === 'offline'
        ? [
            press('radio', 'Bank transfer', { isStart: true }),
            ...(payment.isWhole
              ? [
                  {
                    act: 'type',
                    into: { role: 'textbox', name: 'Reference' },
                    text: payment.fields.reference ?? '',
                  } as const,
                  { act: 'key', key: 'Tab' } as const,
                ]
              : []),
          ]
        : [press('radio', 'Cash on delivery', { isStart: true })],
    'payment.denied': [{ act: 'press', on: notPaid }],
    'cancel.requested': [{ act: 'press', on: cancel }],
    'order.cancelled': [{ act: 'press', on: really }],
    'question.closed': [{ act: 'press', on: keep }],
    'network.online': [
      { act: 'network', isOn: false },
      { act: 'network', isOn: true },
    ],
    'retry.requested': (_event, before) => [
      { act: 'press', on: before.matches({ confirmingPayment: 'unread' }) ? retry : checkAgain },
    ],
  },
  answers: {},
  timers: { payPause: 2_000 },
  sights: {
    paying: [{ sees: { role: 'heading', name: 'Taking you to payment' } }, { sees: goThere }],
    'confirmingPayment.asking': [{ reads: 'Waiting for your bank…' }, { lacks: title }],
    'confirmingPayment.pausing': [{ reads: 'Waiting for your bank…' }, { lacks: title }, { sees: notPaid }],
    'confirmingPayment.unread': [{ reads: 'Your order couldn’t be loaded' }, { sees: retry }],
    'unpaid.choosing': ({ context }): Sight[] => [
      { sees: title },
      { reads: 'To pay:' },
      { sees: pay(context.payment.by) },
      { sees: cancel },
      { sees: checkAgain },
    ],
    'unpaid.choosing.ready': ({ context }): Sight[] => [
      context.failure === null ? { lacks: alert } : { sees: alert },
    ],
    'unpaid.choosing.referenceMissing': [{ reads: 'Enter your payment reference first.' }],
    'unpaid.choosing.cashTooMuch': [
      { reads: 'The total amount of the order, exceeds maximum amount of the cash on delivery method' },
      { reads: 'Up to $20.00' },
    ],
    'unpaid.starting': ({ context }) => [{ sees: { ...pay(context.payment.by), isBusy: true } }],
    'unpaid.doubting': [
      { sees: question },
      { reads: 'Cancelling is free. You haven’t paid anything yet, so there’s nothing to refund.' },
    ],
    'unpaid.cancelling': [{ sees: { ...really, isBusy: true } }],
    settled: [{ lacks: title }],
    cancelled: [{ lacks: title }],
  },
  impossible: {
    'payment.chosen': ({ payment, usesWallet }: PaymentChoice, { context }) =>
      usesWallet
        ? 'these paths have no customer with a wallet'
        : payment.by === context.payment.by
          ? 'it is already chosen'
          : null,
  },
  endsIn: [],
};

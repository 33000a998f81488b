import type { OrderWish } from '../../../domain/order-quote';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

const OF_PARTS = 'a part of the page tells it, which is walked by itself';

const place: Target = { role: 'button', name: 'Place Order' };
const retry: Target = { role: 'button', name: 'Try again' };
const summary: Target = { role: 'heading', name: 'Summary' };
const changed: Target = { role: 'dialog', name: 'Your total has changed' };
const accept: Target = { role: 'button', name: 'Accept and order', inside: changed };
const decline: Target = { role: 'button', name: 'Back to the order', inside: changed };
const words = (text: string): Sight[] => [{ reads: text }, { lacks: place }];

/** The whole page, with its parts at rest: each of them is walked by itself. */
export const checkoutPage: Page<typeof checkoutMachine> = {
  open: () => ({ path: '/checkout?page=cart', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'wish.changed': ({ wish: { note } }: { wish: Partial<OrderWish> }) =>
      note === undefined
        ? [press('button', '$2.00')]
        : [{ act: 'type', into: { role: 'textbox', name: 'Note for the store' }, text: note }],
    'order.submitted': [{ act: 'press', on: place }],
    'difference.accepted': [{ act: 'press', on: accept }],
    'difference.declined': [{ act: 'press', on: decline }],
    'retry.requested': [{ act: 'press', on: retry }],
    'network.online': [
      { act: 'network', isOn: false },
      { act: 'network', isOn: true },
    ],
    'signIn.requested': [press('button', 'Sign In')],
  },
  answers: {},
  timers: {},
  sights: {
    waiting: words('Loading'),
    empty: words('Your cart is empty'),
    refused: words('Prescriptions are not taken here'),
    signedOut: [{ sees: { role: 'button', name: 'Sign In' } }, ...words('You are not logged in')],
    ordering: [{ sees: summary }],
    'ordering.locating': [{ sees: place }],
    'ordering.editing.quoting': [{ sees: place }, { lacks: retry }, { lacks: changed }],
    'ordering.editing.quoted': ({ context }) => [
      { sees: place },
      { reads: context.quote?.total === 26_00 ? '$26.00' : '$24.00' },
      ...(context.quote?.problems ?? []).map(({ message }) => ({ reads: message })),
      { lacks: retry },
    ],
    'ordering.editing.unquoted': [{ sees: retry }, { sees: place }],
    'ordering.checking': [{ sees: { ...place, isBusy: true } }, { lacks: changed }],
    'ordering.quoteChanged': [{ reads: '$26.00' }, { sees: accept }, { sees: decline }],
    'ordering.placing': [{ sees: { ...place, isBusy: true } }, { lacks: changed }],
    'ordering.unanswered': [
      {
        reads: 'We did not hear back about your order. Try again: however often you press, it is one order.',
      },
      { sees: retry },
    ],
    settling: [{ lacks: summary }, { lacks: place }],
    placed: words('Thank you, your order is placed'),
    cancelled: ({ context }) =>
      words(context.order?.isTooLate ? 'Your order was not paid in time' : 'Your order was cancelled'),
  },
  impossible: {
    'basis.told': 'the cart, and who is there, tells it',
    'address.told': OF_PARTS,
    'pictures.told': OF_PARTS,
    'coupon.changed': OF_PARTS,
  },
  endsIn: [],
};

import type { OrderDraft } from '../../../domain/order-quote';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

const OF_PARTS = 'a part of the page sends this, and has its own paths';

const place: Target = { role: 'button', name: 'Place Order' };
const retry: Target = { role: 'button', name: 'Try again' };
const summary: Target = { role: 'heading', name: 'Summary' };
const changed: Target = { role: 'dialog', name: 'Your total has changed' };
const accept: Target = { role: 'button', name: 'Accept and order', inside: changed };
const decline: Target = { role: 'button', name: 'Back to checkout', inside: changed };
const words = (text: string): Sight[] => [{ reads: text }, { lacks: place }];

/** The whole page with its parts idle: each part has its own test. */
export const checkoutPage: Page<typeof checkoutMachine> = {
  open: () => ({ path: '/checkout?page=cart', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'draft.changed': ({ draft: { note } }: { draft: Partial<OrderDraft> }) =>
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
    refused: words('Prescriptions aren’t accepted here'),
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
        reads: 'We couldn’t confirm your order. You can safely try again. It won’t be placed twice.',
      },
      { sees: retry },
    ],
    settling: [{ lacks: summary }, { lacks: place }],
    placed: words('Thank you, your order is placed'),
    cancelled: ({ context }) =>
      words(context.order?.isTooLate ? 'Your order wasn’t paid in time' : 'Your order was cancelled'),
  },
  impossible: {
    'basis.changed': 'the cart and the session send this',
    'address.changed': OF_PARTS,
    'pictures.changed': OF_PARTS,
    'coupon.changed': OF_PARTS,
    'coupon.typed': OF_PARTS,
    'coupon.signInRequested': OF_PARTS,
  },
  endsIn: [],
};

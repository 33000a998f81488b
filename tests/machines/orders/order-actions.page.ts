import type { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import type { Page, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

const dialog = (name: string): Target => ({ role: 'dialog', name });
const cancelling = dialog('Cancel this order?');
const refunding = dialog('Request a refund');
const prescribing = dialog('Send another prescription');
const reordering = dialog('Order again');
const reviewing = dialog('Write a review');
const within = (inside: Target, role: Target['role'], name: string): Target => ({ role, name, inside });

const fill = within(reordering, 'button', 'Add to cart');
const stars: Target = { role: 'group', name: 'Rate Basil Kitchen' };
const retry: Target = { role: 'button', name: 'Try again' };
const accept: Target = { role: 'button', name: 'Accept $', isStart: true };
const moment: Target = { role: 'status', name: 'One moment' };

const failed = [{ reads: 'This couldn’t be loaded' }, { sees: retry }] as const;

/** Tested on its own, on the page of an order that allows every action. */
export const orderActionsPage: Page<typeof orderActionsMachine> = {
  open: () => ({ path: '/my-orders/1002', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'cancel.requested': [press('button', 'Cancel the order')],
    'refund.requested': [press('button', 'Request a refund')],
    'prescription.requested': [press('button', 'Send another prescription')],
    'price.accepted': [{ act: 'press', on: accept }],
    'reorder.requested': [press('button', 'Order again')],
    'differences.accepted': [{ act: 'press', on: fill }],
    'review.requested': [press('button', 'Review Basil Kitchen')],
    'review.rated': [{ act: 'press', on: within(stars, 'button', '4 stars') }],
    'retry.requested': [{ act: 'press', on: retry }],
    'question.closed': [press('button', 'Close')],
  },
  answers: {},
  timers: {},
  sights: {
    idle: [cancelling, refunding, prescribing, reordering, reviewing].map((lacks) => ({ lacks })),
    cancelling: [{ sees: cancelling }],
    refunding: [{ sees: refunding }],
    prescribing: [{ sees: prescribing }],
    accepting: [{ sees: { ...accept, isBusy: true } }],
    'reordering.comparing': [{ sees: moment }],
    'reordering.failed': failed,
    'reordering.nothingLeft': [
      { reads: 'Nothing from this order is available at Saffron Grill right now. Your cart hasn’t changed.' },
    ],
    'reordering.asking': ({ context }) => [
      ...(context.preview?.lines ?? []).map(({ name }) => ({ reads: name })),
      { sees: fill },
    ],
    'reordering.filling': [{ sees: { ...fill, isBusy: true } }],
    rating: [{ sees: { ...stars, isBusy: true } }],
    reviewing: [{ sees: reviewing }],
  },
  impossible: {},
  endsIn: [],
};

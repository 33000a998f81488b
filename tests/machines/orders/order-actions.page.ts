import type { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import type { Act, Page, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';
import { reasons } from './order-actions.model';

const dialog = (name: string): Target => ({ role: 'dialog', name });
const cancelling = dialog('Cancel this order?');
const refunding = dialog('Ask for a refund');
const prescribing = dialog('Send another prescription');
const reordering = dialog('Order again');
const reviewing = dialog('How was it?');
const within = (inside: Target, role: Target['role'], name: string): Target => ({ role, name, inside });

const cancel = within(cancelling, 'button', 'Cancel the order');
const refund = within(refunding, 'button', 'Send the request');
const prescribe = within(prescribing, 'button', 'Send the prescription');
const fill = within(reordering, 'button', 'Put into the cart');
const review = within(reviewing, 'button', 'Send the review');
const retry: Target = { role: 'button', name: 'Try again' };
const accept: Target = { role: 'button', name: 'Accept $', isStart: true };
const moment: Target = { role: 'status', name: 'One moment' };

const says = (into: Target, text: string): Act => ({ act: 'type', into, text });
const chooses = (inside: Target, name: string): Act => press('radio', name, { inside });
const failed = [{ reads: 'This could not be loaded' }, { sees: retry }] as const;

/** Walked as a part of its own, on the page of an order about which everything can be done. */
export const orderActionsPage: Page<typeof orderActionsMachine> = {
  open: () => ({ path: '/my-orders/1002', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'cancel.requested': [press('button', 'Cancel the order')],
    'cancel.submitted': ({ reason }: { reason: string }) => [
      chooses(cancelling, reason),
      { act: 'press', on: cancel },
    ],
    'refund.requested': [press('button', 'Ask for a refund')],
    'refund.submitted': ({ note }: { note: string }) => [
      chooses(refunding, reasons[0] ?? ''),
      says(within(refunding, 'textbox', 'Note (optional)'), note),
      { act: 'press', on: refund },
    ],
    'prescription.requested': [press('button', 'Send another prescription')],
    'prescription.submitted': [{ act: 'press', on: prescribe }],
    'price.accepted': [{ act: 'press', on: accept }],
    'reorder.requested': [press('button', 'Order again')],
    'differences.accepted': [{ act: 'press', on: fill }],
    'review.requested': [press('button', 'Review Basil Kitchen')],
    'review.submitted': ({ rating, comment }: { rating: number; comment: string }) => [
      chooses(reviewing, `${rating} stars`),
      says(within(reviewing, 'textbox', 'What do you want others to know? (optional)'), comment),
      { act: 'press', on: review },
    ],
    'retry.requested': [{ act: 'press', on: retry }],
    'question.closed': [press('button', 'Close')],
  },
  answers: {},
  timers: {},
  sights: {
    idle: [cancelling, refunding, prescribing, reordering, reviewing].map((lacks) => ({ lacks })),
    'cancelling.reading': [{ sees: moment }],
    'cancelling.failed': failed,
    'cancelling.choosing': ({ context }) => [
      { reads: 'You have not paid anything yet, so nothing has to come back.' },
      ...context.reasons.map((reason) => ({ sees: within(cancelling, 'radio', reason) })),
      { sees: cancel },
    ],
    'cancelling.sending': [{ sees: { ...cancel, isBusy: true } }],
    'refunding.reading': [{ sees: moment }],
    'refunding.failed': failed,
    'refunding.writing': ({ context }) => [
      ...context.reasons.map((reason) => ({ sees: within(refunding, 'radio', reason) })),
      { sees: within(refunding, 'button', 'Add pictures') },
      { sees: refund },
    ],
    'refunding.sending': [{ sees: { ...refund, isBusy: true } }],
    'prescribing.choosing': [
      { reads: 'The pharmacist says: It can not be read.' },
      { sees: within(prescribing, 'button', 'Add pictures') },
      { sees: prescribe },
    ],
    'prescribing.sending': [{ sees: { ...prescribe, isBusy: true } }],
    accepting: [{ sees: { ...accept, isBusy: true } }],
    'reordering.comparing': [{ sees: moment }],
    'reordering.failed': failed,
    'reordering.nothingLeft': [
      { reads: 'Nothing of this order can be had at Saffron Grill now. Your cart is as it was.' },
    ],
    'reordering.asking': ({ context }) => [
      ...(context.preview?.lines ?? []).map(({ name }) => ({ reads: name })),
      { sees: fill },
    ],
    'reordering.filling': [{ sees: { ...fill, isBusy: true } }],
    'reviewing.writing': [{ sees: within(reviewing, 'radio', '5 stars') }, { sees: review }],
    'reviewing.sending': [{ sees: { ...review, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};

import { reviewReminderMachine } from '../../../machines/orders/review-reminder.machine';
import { createModel } from '../../support/model';

const reminder = { orderId: 1002, storeName: 'Noor Grill', imageUrl: null };

export const reviewReminderModel = createModel(reviewReminderMachine, {
  input: { reminder },
  otherInputs: [{ reminder: null }],
  fixtures: [
    { type: 'xstate.done.actor.dismissReminder', output: undefined },
    { type: 'xstate.error.actor.dismissReminder', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => context.reminder?.orderId,
  invariants: {
    'an order is named exactly while the customer is reminded': (at) =>
      (at.context.reminder !== null) === (at.matches('reminding') || at.matches('dismissing')),
  },
});

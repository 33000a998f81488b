import { assign, setup } from 'xstate';
import type { ReviewReminder } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import { notifyFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

/** The last delivered order without a review, which the page loads with its list. `null`: none. */
type Input = { reminder: ReviewReminder | null };
type Context = Input;

export const reviewReminderMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'reminder.dismissed' };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
    input: Input;
  },
  actors: {
    dismissReminder: notProvided<void, { orderId: number }>('dismissReminder'),
  },
  guards: {
    isReminded: ({ context }) => context.reminder !== null,
  },
  actions: {
    forgetReminder: assign({ reminder: null }),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'reviewReminder',
  description: 'Asks a customer to review one delivered order. The server chooses the order.',
  meta: { title: 'Review reminder', rules: ['REV-02'] },
  context: ({ input }) => ({ reminder: input.reminder }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'Checking for an order to review' },
      always: [{ guard: 'isReminded', target: 'reminding' }, { target: 'quiet' }],
    },
    reminding: {
      meta: { title: 'Reminder shown', rules: ['REV-02'] },
      on: { 'reminder.dismissed': 'dismissing' },
    },
    dismissing: {
      meta: { title: 'Turning off the reminder' },
      tags: 'busy',
      invoke: {
        id: 'dismissReminder',
        src: 'dismissReminder',
        input: ({ context }) => ({ orderId: required(context.reminder, 'reminder').orderId }),
        onDone: { target: 'quiet', actions: 'forgetReminder' },
        onError: { target: 'reminding', actions: 'notifyFailure' },
      },
    },
    quiet: {
      description:
        'Each page shows at most one reminder. The reminder for another order appears on the next page.',
      meta: { title: 'No reminder' },
    },
  },
});

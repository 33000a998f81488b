import { assign, setup } from 'xstate';
import type { ReviewReminder } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import { notifyFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

type Context = { reminder: ReviewReminder | null };
type Read = { reminder: ReviewReminder | null };

export const reviewReminderMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'reminder.dismissed' };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** The last delivered order without a review. `null`: none. */
    readReminder: notProvided<ReviewReminder | null, void>('readReminder'),
    dismissReminder: notProvided<void, { orderId: number }>('dismissReminder'),
  },
  guards: {
    isReminded: (_, { reminder }: Read) => reminder !== null,
  },
  actions: {
    setReminder: assign((_, { reminder }: Read) => ({ reminder })),
    forgetReminder: assign({ reminder: null }),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'reviewReminder',
  description: 'Asks a customer to review one delivered order. The server chooses the order.',
  meta: { title: 'Review reminder', rules: ['REV-02'] },
  context: { reminder: null },
  initial: 'reading',
  states: {
    reading: {
      meta: { title: 'Checking for an order to review' },
      invoke: {
        id: 'readReminder',
        src: 'readReminder',
        onDone: [
          {
            guard: { type: 'isReminded', params: ({ event }) => ({ reminder: event.output }) },
            target: 'reminding',
            actions: { type: 'setReminder', params: ({ event }) => ({ reminder: event.output }) },
          },
          { target: 'quiet' },
        ],
        onError: { description: 'A reminder is no reason for an error message.', target: 'quiet' },
      },
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
      description: 'One reminder a visit: the next order waits for the next page.',
      meta: { title: 'No reminder' },
    },
  },
});

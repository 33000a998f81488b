import { fromPromise } from 'xstate';
import { reviewReminderMachine } from '../../../../machines/orders/review-reminder.machine';
import type { OrderApi } from '../../../api/order-api';
import type { Reads } from '../../../platform/reads';
import { REMINDER } from '../shared/order-reads';

export const provideReviewReminder = (
  { dismissReminder }: Pick<OrderApi, 'dismissReminder'>,
  reads: Pick<Reads, 'forget'>,
) =>
  reviewReminderMachine.provide({
    actors: {
      dismissReminder: fromPromise(async ({ input }) => {
        await dismissReminder(input.orderId);
        reads.forget(REMINDER);
      }),
    },
  });

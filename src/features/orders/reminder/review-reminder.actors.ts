import { fromPromise } from 'xstate';
import { reviewReminderMachine } from '../../../../machines/orders/review-reminder.machine';
import type { OrderApi } from '../../../api/order-api';

export const provideReviewReminder = ({
  reviewReminder,
  dismissReminder,
}: Pick<OrderApi, 'reviewReminder' | 'dismissReminder'>) =>
  reviewReminderMachine.provide({
    actors: {
      readReminder: fromPromise(({ signal }) => reviewReminder(signal)),
      dismissReminder: fromPromise(({ input }) => dismissReminder(input.orderId)),
    },
  });

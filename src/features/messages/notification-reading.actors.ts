import { fromPromise } from 'xstate';
import { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import type { MessageApi } from '../../api/message-api';

export const provideNotificationReading = (api: () => Promise<Pick<MessageApi, 'read'>>) =>
  notificationReadingMachine.provide({
    actors: {
      markRead: fromPromise(async ({ input: { ids } }) => (await api()).read(ids)),
    },
  });

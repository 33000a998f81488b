import { fromPromise } from 'xstate';
import { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import type { MessageApi } from '../../api/message-api';
import type { SendToRoot } from '../../platform/flow';
import type { Reads } from '../../platform/reads';

/** The prefix of cached notifications. */
export const NOTIFICATIONS = 'notifications';

export const provideNotificationReading = (api: () => Promise<Pick<MessageApi, 'read'>>) =>
  notificationReadingMachine.provide({
    actors: {
      markRead: fromPromise(async ({ input: { ids } }) => (await api()).read(ids)),
    },
  });

/** Refetches the notifications after an update of the inbox and after one is read [NOTI-02]. */
export function notificationEffects(reads: Reads) {
  const refetch = (_: unknown, notify: SendToRoot) => {
    reads.forget(NOTIFICATIONS);
    notify({ type: 'page.outdated' });
  };
  return { 'inbox.changed': refetch, 'notification.read': refetch };
}

import { fromCallback, fromPromise } from 'xstate';
import { notificationsMachine } from '../../../machines/messages/notifications.machine';
import type { NotificationsEvent, Permission } from '../../../machines/messages/notifications.types';
import type { MessageApi } from '../../api/message-api';
import type { EffectsOf } from '../../platform/flow';
import { deviceName, saveDeclinedOffer } from '../../platform/storage/device-name';

export const currentPermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

export type Introduction = {
  api: () => Promise<Pick<MessageApi, 'introduce'>>;
  /** The VAPID public key. `null`: push is off. */
  pushKey: string | null;
};

export const provideNotifications = (introduction: Introduction) =>
  notificationsMachine.provide({
    actors: {
      watchPermission: fromCallback<NotificationsEvent>(({ sendBack }) => {
        const controller = new AbortController();
        const notify = () => sendBack({ type: 'permission.changed', permission: currentPermission() });
        const follow = async () => {
          const status = await navigator.permissions?.query({ name: 'notifications' });
          status?.addEventListener('change', notify, { signal: controller.signal });
        };
        // In browsers without the permission's change event, a change takes effect on the next visit.
        follow().catch(() => undefined);
        return () => controller.abort();
      }),
      askPermission: fromPromise(async () => {
        await Notification.requestPermission();
        return currentPermission();
      }),
      introduceDevice: fromPromise(() => introduceDevice(introduction)),
    },
  });

/** Registers this browser with the push service if it has permission [NOTI-01]. */
export async function introduceDevice({ api, pushKey }: Introduction): Promise<void> {
  if (currentPermission() !== 'granted') return;
  try {
    const { introduce } = await api();
    await introduce((await subscription(pushKey)) ?? deviceName());
  } catch (error) {
    console.info('This browser was not made known for messages:', error);
  }
}

/**
 * Returns the push subscription. `null`: the browser or the shop has no push service; a device name is used
 * instead.
 */
async function subscription(pushKey: string | null): Promise<string | null> {
  if (pushKey === null || !('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const earlier = await pushManager.getSubscription();
    // A browser refuses a second subscription with another key.
    if (earlier !== null && keyOf(earlier) !== pushKey) await earlier.unsubscribe();
    const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    return JSON.stringify(subscribed);
  } catch (error) {
    console.info('No push service reaches this browser:', error);
    return null;
  }
}

/** Returns the public key of a subscription in base64url, without padding. */
const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string | null =>
  key === null
    ? null
    : btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');

/** Stores that the customer declined notifications, so that the page does not ask again [NOTI-02]. */
export const offerEffects: EffectsOf<typeof notificationsMachine> = { 'offer.declined': saveDeclinedOffer };

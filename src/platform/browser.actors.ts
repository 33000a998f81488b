import { fromCallback, fromPromise } from 'xstate';
import type { BrowserEvent, BrowserUpdate, TabChanged, TabUpdate } from '../../machines/browser.types';
import { PART_NEWS } from '../ui/lazy-part';
import { type StoredValues, storageKeys } from './storage/stored-values';

const CHANNEL = 'souk';
/** Maps messages from other tabs to this flow's events. */
const UPDATES: Record<TabChanged['type'], TabUpdate> = {
  'cart.changed': { type: 'elsewhere.cart' },
  'tripCart.changed': { type: 'elsewhere.tripCart' },
  'wishlist.changed': { type: 'elsewhere.wishlist' },
};
const isTabMessage = (type: unknown): type is TabChanged['type'] =>
  typeof type === 'string' && Object.hasOwn(UPDATES, type);

/**
 * Sends an event when the network, the focus or another tab changes something. Events that the flow sends
 * here go to the other tabs [STO-03, CART-62].
 */
export const watchBrowser = (stored: StoredValues) =>
  fromCallback<BrowserEvent>(({ sendBack, receive }) => {
    const listening = new AbortController();
    const { signal } = listening;
    const notify = (event: BrowserUpdate) => sendBack(event);
    const sendTabUpdate = (event: TabUpdate) => notify({ type: 'tab.changed', news: event });
    // One channel per tab, because a channel does not receive its own messages.
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

    receive(({ type }) => {
      if (isTabMessage(type)) channel?.postMessage(type);
    });
    for (const [event, type] of PART_NEWS) window.addEventListener(event, () => notify({ type }), { signal });
    channel?.addEventListener(
      'message',
      ({ data }) => {
        if (isTabMessage(data)) sendTabUpdate(UPDATES[data]);
      },
      { signal },
    );
    window.addEventListener('storage', ({ key }) => newsOf(key, stored).forEach(sendTabUpdate), { signal });
    window.addEventListener('online', () => notify({ type: 'network.online' }), { signal });
    window.addEventListener('offline', () => notify({ type: 'network.offline' }), { signal });
    window.addEventListener('pagehide', () => notify({ type: 'page.hidden' }), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') notify({ type: 'window.focused' });
      },
      { signal },
    );
    // A page restored from the back-forward cache has missed all messages [MENU-08].
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return;
        sendTabUpdate(tokenUpdate(stored));
        sendTabUpdate({ type: 'elsewhere.wishlist' });
        notify({ type: 'window.focused' });
      },
      { signal },
    );
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, () => notify({ type: 'person.acted' }), {
        signal,
        once: true,
        capture: true,
        passive: true,
      });
    if (!navigator.onLine) notify({ type: 'network.offline' });
    return () => {
      listening.abort();
      channel?.close();
    };
  });

/** Resolves with the milliseconds since the last download. */
export const measureQuiet = fromPromise<number, void>(async () => {
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return performance.now() - Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd));
});

function newsOf(key: string | null, stored: StoredValues): TabUpdate[] {
  // `key` is `null` if all storage was cleared.
  if (key === storageKeys.token || key === null) return [tokenUpdate(stored)];
  if (key === storageKeys.zoneIds) return [{ type: 'elsewhere.place', place: stored.place() }];
  if (key === storageKeys.language) return [{ type: 'elsewhere.language' }];
  if (key === storageKeys.module) {
    const moduleId = stored.moduleId();
    return moduleId === null ? [] : [{ type: 'elsewhere.module', moduleId }];
  }
  if (key === storageKeys.guestId) {
    const guestId = stored.guestId();
    return guestId === null ? [] : [{ type: 'elsewhere.guest', guestId }];
  }
  if (key === storageKeys.diet) return [{ type: 'elsewhere.diet', ...stored.diet() }];
  if (key === storageKeys.settings) {
    const theme = stored.theme();
    return theme === null ? [] : [{ type: 'elsewhere.theme', theme }];
  }
  return [];
}

function tokenUpdate(stored: StoredValues): TabUpdate {
  const token = stored.token();
  return token === null && stored.isExpired()
    ? { type: 'elsewhere.expiry' }
    : { type: 'elsewhere.token', token };
}

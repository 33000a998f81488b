import { fromCallback, fromPromise } from 'xstate';
import type { BrowserEvent, BrowserNews, TabNews, TabTold } from '../../machines/browser.types';
import { type StoredValues, storageKeys } from './storage/stored-values';

const CHANNEL = 'souk';
/** What one tab says, as the others hear it. */
const HEARD: Record<TabTold['type'], TabNews> = {
  'cart.changed': { type: 'elsewhere.cart' },
  'tripCart.changed': { type: 'elsewhere.tripCart' },
  'wishlist.changed': { type: 'elsewhere.wishlist' },
};
const isTold = (type: unknown): type is TabTold['type'] =>
  typeof type === 'string' && Object.hasOwn(HEARD, type);

/** The network, the focus, and what other tabs did; what it is told, the other tabs hear [STO-03, CART-62]. */
export const watchBrowser = (stored: StoredValues) =>
  fromCallback<BrowserEvent>(({ sendBack, receive }) => {
    const listening = new AbortController();
    const { signal } = listening;
    const tell = (news: BrowserNews) => sendBack(news);
    const tellOfTab = (news: TabNews) => tell({ type: 'tab.told', news });
    // One for the whole tab: only the channel that speaks does not hear itself.
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

    receive(({ type }) => {
      if (isTold(type)) channel?.postMessage(type);
    });
    channel?.addEventListener(
      'message',
      ({ data }) => {
        if (isTold(data)) tellOfTab(HEARD[data]);
      },
      { signal },
    );
    window.addEventListener('storage', ({ key }) => newsOf(key, stored).forEach(tellOfTab), { signal });
    window.addEventListener('online', () => tell({ type: 'network.online' }), { signal });
    window.addEventListener('offline', () => tell({ type: 'network.offline' }), { signal });
    window.addEventListener('pagehide', () => tell({ type: 'page.hidden' }), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') tell({ type: 'window.focused' });
      },
      { signal },
    );
    // A page that comes back from the browser's memory has heard nothing meanwhile [MENU-08].
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return;
        tellOfTab(tokenNews(stored));
        tellOfTab({ type: 'elsewhere.wishlist' });
        tell({ type: 'window.focused' });
      },
      { signal },
    );
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, () => tell({ type: 'person.acted' }), {
        signal,
        once: true,
        capture: true,
        passive: true,
      });
    if (!navigator.onLine) tell({ type: 'network.offline' });
    return () => {
      listening.abort();
      channel?.close();
    };
  });

/** For how long nothing has arrived of what the page loads. */
export const measureQuiet = fromPromise<number, void>(async () => {
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return performance.now() - Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd));
});

function newsOf(key: string | null, stored: StoredValues): TabNews[] {
  // Without a key everything was cleared.
  if (key === storageKeys.token || key === null) return [tokenNews(stored)];
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

function tokenNews(stored: StoredValues): TabNews {
  const token = stored.token();
  return token === null && stored.isExpired()
    ? { type: 'elsewhere.expiry' }
    : { type: 'elsewhere.token', token };
}

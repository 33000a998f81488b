import { fromCallback } from 'xstate';
import type { BrowserNews } from '../../machines/storefront.types';
import { type StoredValues, storageKeys } from './storage/stored-values';

const CHANNEL = 'souk';
const CART_CHANGED = 'cart.changed';

/** Tells other tabs of this browser that the cart on the server has changed [CART-62]. */
export function broadcastCartChange(): void {
  const channel = openChannel();
  channel?.postMessage(CART_CHANGED);
  channel?.close();
}

/** The network, the focus, and what other tabs did [STO-03]. */
export const watchBrowser = (stored: StoredValues) =>
  fromCallback<BrowserNews>(({ sendBack }) => {
    const listening = new AbortController();
    const { signal } = listening;
    const tell = (news: BrowserNews) => sendBack(news);
    const channel = openChannel();

    channel?.addEventListener('message', ({ data }) => {
      if (data === CART_CHANGED) tell({ type: 'elsewhere.cart' });
    });
    window.addEventListener('storage', ({ key }) => newsOf(key, stored).forEach(tell), { signal });
    window.addEventListener('online', () => tell({ type: 'network.online' }), { signal });
    window.addEventListener('offline', () => tell({ type: 'network.offline' }), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') tell({ type: 'window.focused' });
      },
      { signal },
    );
    if (!navigator.onLine) tell({ type: 'network.offline' });
    return () => {
      listening.abort();
      channel?.close();
    };
  });

function newsOf(key: string | null, stored: StoredValues): BrowserNews[] {
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
  if (key === storageKeys.settings) {
    const theme = stored.theme();
    return theme === null ? [] : [{ type: 'elsewhere.theme', theme }];
  }
  return [];
}

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

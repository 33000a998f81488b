import { fromCallback } from 'xstate';
import type { BrowserNews } from '../../machines/storefront.types';
import { type StoredValues, storageKeys } from './storage/stored-values';

const CHANNEL = 'souk';
const CHANGED = { cart: 'cart.changed', wishlist: 'wishlist.changed' } as const;

/** Tells other tabs of this browser that the cart or the wishlist on the server has changed [CART-62]. */
export function broadcast(changed: keyof typeof CHANGED): void {
  openChannel()?.postMessage(CHANGED[changed]);
}

/** What other devices do is nobody's first question: the page is calm when it begins to listen. */
const CALM = 4_000;

export type FollowDevices = (tell: (news: BrowserNews) => void, signal: AbortSignal) => unknown;

/** The network, the focus, and what other tabs and devices did [STO-03, CART-62]. */
export const watchBrowser = (stored: StoredValues, followDevices: FollowDevices) =>
  fromCallback<BrowserNews>(({ sendBack }) => {
    const listening = new AbortController();
    const { signal } = listening;
    const tell = (news: BrowserNews) => sendBack(news);
    const channel = openChannel();

    channel?.addEventListener(
      'message',
      ({ data }) => {
        if (data === CHANGED.cart) tell({ type: 'elsewhere.cart' });
        if (data === CHANGED.wishlist) tell({ type: 'elsewhere.wishlist' });
      },
      { signal },
    );
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
    // A page that comes back from the browser's memory has heard nothing meanwhile [MENU-08].
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return;
        tell(tokenNews(stored));
        tell({ type: 'elsewhere.wishlist' });
        tell({ type: 'window.focused' });
      },
      { signal },
    );
    if (!navigator.onLine) tell({ type: 'network.offline' });
    const calm = setTimeout(() => followDevices(tell, signal), CALM);
    return () => {
      clearTimeout(calm);
      listening.abort();
    };
  });

function newsOf(key: string | null, stored: StoredValues): BrowserNews[] {
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

function tokenNews(stored: StoredValues): BrowserNews {
  const token = stored.token();
  return token === null && stored.isExpired()
    ? { type: 'elsewhere.expiry' }
    : { type: 'elsewhere.token', token };
}

let opened: BroadcastChannel | null = null;

/** One for the whole tab: only the channel that speaks does not hear itself. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

import { createActor } from 'xstate';
import type { BrowserNews } from '../../../../machines/storefront.types';
import { createCartStream } from '../../../api/cart-stream';
import type { RequestScope } from '../../../api/client';
import { longLived, type StorefrontActor } from '../../../app/storefront';
import { pageCalm } from '../../../platform/page-calm';
import { broadcast } from '../../../platform/watch-browser';
import { provideLiveCart } from './live-cart.actors';

type Options = {
  storefront: StorefrontActor;
  scope: () => RequestScope;
  baseUrl: string;
  shownVersion: () => number;
  tell: (news: BrowserNews) => void;
  signal: AbortSignal;
};

/** Hears what other devices do to the cart, for all tabs of this browser [CART-62]. */
export async function followCart(options: Options): Promise<void> {
  const { storefront, scope, baseUrl, shownVersion, tell, signal } = options;
  await pageCalm(signal);
  if (signal.aborted) return;
  const flow = createActor(
    provideLiveCart({
      watchPage: watchPage(storefront, scope),
      stream: createCartStream({ baseUrl, scope }),
      cart: () => longLived(storefront, 'cart'),
      shownVersion,
      locks: navigator.locks ?? null,
      random: Math.random,
    }),
  );
  flow.on('cart.outdated', () => {
    tell({ type: 'elsewhere.cart' });
    broadcast('cart');
  });
  flow.start();
  signal.addEventListener('abort', () => flow.stop());
}

/** Numbers the carts that this page shows: a secret has no business in a chart that others may look at. */
const watchPage =
  (storefront: StorefrontActor, scope: () => RequestScope) => (tell: (cart: number | null) => void) => {
    const leaving = new AbortController();
    const carts = new Map<string, number>();
    const look = () => {
      const { token, guestId, moduleId } = scope();
      const owner = token ?? guestId;
      const isSeen = document.visibilityState === 'visible' && navigator.onLine;
      if (!isSeen || owner === null || moduleId === null) return tell(null);
      const name = `${owner} ${moduleId}`;
      if (!carts.has(name)) carts.set(name, carts.size);
      tell(carts.get(name) ?? null);
    };
    const { signal } = leaving;
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('online', look, { signal });
    window.addEventListener('offline', look, { signal });
    const flows = [
      longLived(storefront, 'session')?.subscribe(look),
      longLived(storefront, 'module')?.subscribe(look),
    ];
    look();
    return () => {
      leaving.abort();
      for (const flow of flows) flow?.unsubscribe();
    };
  };

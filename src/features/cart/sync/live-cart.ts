import { type ActorRefFrom, createActor, type Subscription } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine';
import { createCartStream } from '../../../api/cart-stream';
import type { RequestScope } from '../../../api/client';
import { pageCalm } from '../../../platform/page-calm';
import { broadcast } from '../../../platform/watch-browser';
import { provideLiveCart } from './live-cart.actors';

type CartActor = ActorRefFrom<typeof cartMachine>;
type Subscribable = { subscribe(look: () => void): Subscription };

type Options = {
  cart: () => CartActor | undefined;
  /** The flows that know whose cart is shown, and of which market. */
  owners: () => (Subscribable | undefined)[];
  scope: () => RequestScope;
  baseUrl: string;
  onOutdated: () => void;
  signal: AbortSignal;
};

/** Hears what other devices do to the cart, for all tabs of this browser [CART-62]. */
export async function followCart(options: Options): Promise<void> {
  const { cart, owners, scope, baseUrl, onOutdated, signal } = options;
  await pageCalm(signal);
  if (signal.aborted) return;
  const flow = createActor(
    provideLiveCart({
      watchPage: watchPage(owners, scope),
      stream: createCartStream({ baseUrl, scope }),
      cart,
      locks: navigator.locks ?? null,
      random: Math.random,
    }),
  );
  flow.on('cart.outdated', () => {
    onOutdated();
    broadcast('cart');
  });
  flow.start();
  signal.addEventListener('abort', () => flow.stop());
}

/** Numbers the carts that this page shows: a secret has no business in a chart that others may look at. */
const watchPage =
  (owners: Options['owners'], scope: () => RequestScope) => (tell: (cart: number | null) => void) => {
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
    const subscriptions = owners().map((owner) => owner?.subscribe(look));
    look();
    return () => {
      leaving.abort();
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
  };

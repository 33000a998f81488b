import { fromCallback, fromPromise } from 'xstate';
import type { PageNews, StreamNews } from '../../../../machines/cart/live-cart.machine';
import { liveCartMachine } from '../../../../machines/cart/live-cart.machine';
import { ApiError } from '../../../api/api-error';
import type { CartStream } from '../../../api/cart-api';
import type { RequestScope } from '../../../api/client';
import { flowIn } from '../../../platform/flows';
import { longerPause, tellItsEnd } from '../../../platform/streams.actors';
import { errand } from '../cart.actors';

const LOCK = 'souk-cart-live';

type Effects = {
  scope(): RequestScope;
  stream: CartStream;
  /** As in the browser; without it every tab would hold a connection, of which there are six. */
  locks: Pick<LockManager, 'request'> | null;
  random(): number;
};

/** Hears what other devices do to the cart, for all tabs of this browser [CART-62]. */
export const provideLiveCart = ({ scope, stream, locks, random }: Effects) =>
  liveCartMachine.provide({
    actors: {
      watchPage: fromCallback<PageNews>(({ sendBack, system }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        // A number: a secret has no business in a chart that others may look at.
        const carts = new Map<string, number>();
        const look = () => {
          const { token, guestId, moduleId } = scope();
          const owner = token ?? guestId;
          const isSeen = document.visibilityState === 'visible' && navigator.onLine;
          if (!isSeen || owner === null || moduleId === null)
            return sendBack({ type: 'page.changed', cart: null });
          const name = `${owner} ${moduleId}`;
          if (!carts.has(name)) carts.set(name, carts.size);
          sendBack({ type: 'page.changed', cart: carts.get(name) ?? null });
        };
        document.addEventListener('visibilitychange', look, { signal });
        window.addEventListener('online', look, { signal });
        window.addEventListener('offline', look, { signal });
        const owners = [
          flowIn({ system }, 'session')?.subscribe(look),
          flowIn({ system }, 'module')?.subscribe(look),
        ];
        look();
        return () => {
          leaving.abort();
          for (const owner of owners) owner?.unsubscribe();
        };
      }),
      listen: fromCallback<StreamNews>(({ sendBack }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        const tell = (version: number) => sendBack({ type: 'version.told', version });
        const listen = async () => {
          if (!locks) throw new ApiError('refused');
          await locks.request(LOCK, { signal }, () => stream(tell, signal));
        };
        tellItsEnd(listen(), { signal, sendBack });
        return () => leaving.abort();
      }),
      compare: fromPromise(async ({ input, ...asker }) => {
        await errand<'compare'>(flowIn(asker.self, 'cart'), { type: 'compare', ...input }, asker);
      }),
      pause: longerPause(random),
    },
  });

import { fromCallback, fromPromise } from 'xstate';
import type { PageUpdate, StreamUpdate } from '../../../../machines/cart/live-cart.machine';
import { liveCartMachine } from '../../../../machines/cart/live-cart.machine';
import { ApiError } from '../../../api/api-error';
import type { CartStream } from '../../../api/cart-api';
import type { RequestScope } from '../../../api/client';
import { flowIn } from '../../../platform/flows';
import { longerPause, reportStreamEnd } from '../../../platform/streams.actors';
import { command } from '../cart.actors';

const LOCK = 'souk-cart-live';

type Effects = {
  scope(): RequestScope;
  stream: CartStream;
  /**
   * The browser's Web Locks. `null`: the browser has none, so there are no live updates. A stream for each
   * tab would use up the browser's connections.
   */
  locks: Pick<LockManager, 'request'> | null;
  random(): number;
};

/** Receives changes of the cart by other devices, for all tabs [CART-62]. */
export const provideLiveCart = ({ scope, stream, locks, random }: Effects) =>
  liveCartMachine.provide({
    actors: {
      watchPage: fromCallback<PageUpdate>(({ sendBack, system }) => {
        const controller = new AbortController();
        const { signal } = controller;
        // Carts are identified by numbers, because machines are visible in the gallery and must not contain
        // secrets.
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
          controller.abort();
          for (const owner of owners) owner?.unsubscribe();
        };
      }),
      listen: fromCallback<StreamUpdate>(({ sendBack }) => {
        const controller = new AbortController();
        const { signal } = controller;
        const notify = (version: number) => sendBack({ type: 'version.changed', version });
        const listen = async () => {
          if (!locks) throw new ApiError('refused');
          await locks.request(LOCK, { signal }, () => stream(notify, signal));
        };
        reportStreamEnd(listen(), { signal, sendBack });
        return () => controller.abort();
      }),
      compare: fromPromise(async ({ input, ...asker }) => {
        await command<'compare'>(flowIn(asker.self, 'cart'), { type: 'compare', ...input }, asker);
      }),
      pause: longerPause(random),
    },
  });

import { fromCallback, fromPromise } from 'xstate';
import { orderTrackingMachine } from '../../../../machines/orders/order-tracking.machine';
import type { AskedOrder, NetworkNews, OrderNews } from '../../../../machines/orders/order-tracking.types';
import { ApiError, type ApiErrorCode } from '../../../api/api-error';
import type { OrderApi } from '../../../api/order-api';

/** The stream may be tried again after these. */
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server', 'tooMany'];

type Ports = {
  api: Pick<OrderApi, 'order' | 'follow'>;
  now(): number;
  /** What this guest looked up is found again without typing [ORD-20]. */
  keepFound(asked: AskedOrder): void;
};

export const provideOrderTracking = ({ api, now, keepFound }: Ports) =>
  orderTrackingMachine.provide({
    actors: {
      readOrder: fromPromise(async ({ input, signal }) => {
        const order = await api.order(input, signal);
        keepFound(input);
        return { order, heardAt: now() };
      }),
      listen: fromCallback<OrderNews, AskedOrder>(({ sendBack, input }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        let hasHeard = false;
        api
          .follow(
            input,
            (told) => {
              hasHeard = true;
              const heardAt = now();
              if (told.what === 'status')
                sendBack({ type: 'status.told', status: told.status, at: told.at, heardAt });
              else if (told.what === 'courier')
                sendBack({ type: 'courier.moved', courier: told.courier, heardAt });
              else sendBack({ type: 'sign.heard', heardAt });
            },
            signal,
          )
          .then(
            () => sendBack({ type: 'stream.ended' }),
            (error: unknown) => {
              if (signal.aborted) return;
              // A server that has never told anything here is asked instead.
              const isPassing = hasHeard && error instanceof ApiError && PASSING.includes(error.code);
              sendBack({ type: isPassing ? 'stream.ended' : 'stream.refused' });
            },
          );
        return () => leaving.abort();
      }),
      watchNetwork: fromCallback<NetworkNews>(({ sendBack }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        const look = () => sendBack({ type: navigator.onLine ? 'network.found' : 'network.lost' });
        window.addEventListener('online', look, { signal });
        window.addEventListener('offline', look, { signal });
        return () => leaving.abort();
      }),
    },
  });

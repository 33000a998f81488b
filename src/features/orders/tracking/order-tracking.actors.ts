import { fromCallback, fromPromise } from 'xstate';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { orderTrackingMachine } from '../../../../machines/orders/order-tracking.machine';
import type {
  NetworkUpdate,
  OrderLookup,
  OrderUpdate,
} from '../../../../machines/orders/order-tracking.types';
import type { OrderApi } from '../../../api/order-api';
import { reportStreamEnd } from '../../../platform/streams.actors';

type Ports = {
  api: Pick<OrderApi, 'order' | 'follow'>;
  now(): number;
  /** Stores a guest's successful lookup [ORD-20]. */
  keepFound(lookup: OrderLookup, order: PlacedOrder): void;
};

export const provideOrderTracking = ({ api, now, keepFound }: Ports) =>
  orderTrackingMachine.provide({
    actors: {
      readOrder: fromPromise(async ({ input, signal }) => {
        const order = await api.order(input, signal);
        keepFound(input, order);
        return { order, receivedAt: now() };
      }),
      listen: fromCallback<OrderUpdate, OrderLookup>(({ sendBack, input }) => {
        const controller = new AbortController();
        const { signal } = controller;
        let hasReceived = false;
        const following = api.follow(
          input,
          (update) => {
            hasReceived = true;
            const receivedAt = now();
            if (update.what === 'status')
              sendBack({ type: 'status.changed', status: update.status, at: update.at, receivedAt });
            else if (update.what === 'courier')
              sendBack({ type: 'courier.moved', courier: update.courier, receivedAt });
            else sendBack({ type: 'signal.received', receivedAt });
          },
          signal,
        );
        // A stream that closes before its first event counts as unavailable. The order is then polled.
        reportStreamEnd(following, { signal, sendBack, isOver: () => !hasReceived });
        return () => controller.abort();
      }),
      watchNetwork: fromCallback<NetworkUpdate>(({ sendBack }) => {
        const controller = new AbortController();
        const { signal } = controller;
        const look = () => sendBack({ type: navigator.onLine ? 'network.found' : 'network.lost' });
        window.addEventListener('online', look, { signal });
        window.addEventListener('offline', look, { signal });
        return () => controller.abort();
      }),
    },
  });

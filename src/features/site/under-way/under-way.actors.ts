import { fromCallback, fromPromise } from 'xstate';
import { isUnderWay, type UnderWay } from '../../../../domain/under-way';
import { underWayMachine } from '../../../../machines/site/under-way.machine';
import type { OrderApi } from '../../../api/order-api';
import type { TripApi } from '../../../api/trip-api';
import {
  endGuestOrder,
  endGuestTrip,
  type GuestOrder,
  guestOrders,
  guestTrips,
} from '../../orders/tracking/guest-orders';

type Pages = {
  subscribe(event: 'onResolved', listener: (update: { pathChanged: boolean }) => void): () => void;
};

type Ports = { pages: Pages; readAll: () => Promise<UnderWay[]> };

export const provideUnderWay = ({ pages, readAll }: Ports) =>
  underWayMachine.provide({
    actors: {
      watchPages: fromCallback(({ sendBack }) =>
        pages.subscribe('onResolved', ({ pathChanged }) => {
          if (pathChanged) sendBack({ type: 'page.opened' });
        }),
      ),
      readUnderWay: fromPromise(() => readAll()),
    },
  });

/**
 * The maximum number of orders or trips to request. Each one is a separate request, so only the newest are
 * loaded.
 */
const MAX = 3;

type DeviceApi = { orders: Pick<OrderApi, 'order'>; rental: Pick<TripApi, 'trip'> };

/**
 * Loads the active orders and trips of this device's guest. Finished ones are not requested again [ORD-20,
 * ORD-22].
 */
export async function underWayOnDevice({ orders, rental }: DeviceApi): Promise<UnderWay[]> {
  const requested = (stored: readonly GuestOrder[]) => stored.filter(({ isOver }) => !isOver).slice(0, MAX);
  const answers = await Promise.allSettled([
    ...requested(guestOrders()).map(async (stored) => ({
      what: 'order' as const,
      order: await orders.order(stored),
    })),
    ...requested(guestTrips()).map(async ({ id, phone }) => ({
      what: 'trip' as const,
      trip: await rental.trip({ tripId: id, phone }),
    })),
  ]);
  const known = answers.flatMap((answer): UnderWay[] =>
    answer.status === 'fulfilled' ? [answer.value] : [],
  );
  for (const one of known)
    if (!isUnderWay(one)) {
      if (one.what === 'order') endGuestOrder(one.order.id);
      else endGuestTrip(one.trip.id);
    }
  return known.filter(isUnderWay);
}

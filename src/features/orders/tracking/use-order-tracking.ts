import { useState } from 'react';
import { useApi, useClock } from '../../../platform/shop.context';
import { useIsSignedIn } from '../../session/session.context';
import { keepGuestOrder } from './guest-orders';
import { provideOrderTracking } from './order-tracking.actors';

export function useOrderTrackingLogic() {
  const { orders } = useApi();
  const now = useClock();
  const isSignedIn = useIsSignedIn();
  return useState(() =>
    provideOrderTracking({
      api: orders,
      now,
      keepFound: ({ id, phone }, { store, placedAt, itemNames }) => {
        if (phone === null || isSignedIn) return;
        keepGuestOrder({
          id,
          phone,
          store: store?.name,
          imageUrl: store?.imageUrl ?? null,
          placedAt,
          items: itemNames,
        });
      },
    }),
  )[0];
}

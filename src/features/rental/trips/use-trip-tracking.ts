import { useState } from 'react';
import { useApi } from '../../../platform/shop.context';
import { keepGuestTrip } from '../../orders/tracking/guest-orders';
import { useIsSignedIn } from '../../session/session.context';
import { provideTripTracking } from './trip-tracking.actors';
import { useTripTracking } from './trip-tracking.context';

export function useTripTrackingLogic() {
  const { rental } = useApi();
  const isSignedIn = useIsSignedIn();
  return useState(() =>
    provideTripTracking({
      api: rental,
      keepFound: ({ id, phone }) => {
        if (phone !== null && !isSignedIn) keepGuestTrip({ id, phone });
      },
    }),
  )[0];
}

/**
 * Returns whether the customer can write messages. A guest who found the trip by phone number has no account,
 * so no messages [CHAT-02, PERM-06].
 */
export function useCanWrite(): boolean {
  const isSignedIn = useIsSignedIn();
  const isFoundByPhone = useTripTracking(({ context }) => (context.lookup?.phone ?? null) !== null);
  return isSignedIn && !isFoundByPhone;
}

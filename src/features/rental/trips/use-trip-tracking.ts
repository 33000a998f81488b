import { useState } from 'react';
import { useApi } from '../../../platform/shop.context';
import { keepGuestTrip } from '../../orders/tracking/guest-orders';
import { useIsSignedIn } from '../../session/session.context';
import { provideTripTracking } from './trip-tracking.actors';

/** The flow of one trip, with its effects. */
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

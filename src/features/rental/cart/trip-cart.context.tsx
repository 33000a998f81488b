import { type ReactNode, useState } from 'react';
import { bindFlow } from '../../../platform/flow';
import { useApi, useSendToRoot } from '../../../platform/shop.context';
import { useSessionRef } from '../../session/session.context';
import { openTripCart, type TripCartFlow } from './trip-cart.actors';

export const [TripCartActor, useTripCartRef, useTripCart] = bindFlow<TripCartFlow>('tripCart');

/** Provides the trip cart flow. The first mounted provider starts it. */
export function WithTripCart({ children }: { children: ReactNode }) {
  const near = useSessionRef();
  const api = useApi();
  const notify = useSendToRoot();
  const [flow] = useState(() => openTripCart({ api, near, notify: notify }));
  return <TripCartActor actor={flow}>{children}</TripCartActor>;
}

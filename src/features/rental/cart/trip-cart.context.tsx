import { type ReactNode, useState } from 'react';
import { useApi, useNotify } from '../../../platform/shop.context';
import { createActorBinding } from '../../../ui/actor-binding';
import { useSessionRef } from '../../session/session.context';
import { openTripCart, type TripCartFlow } from './trip-cart.actors';

export const {
  Provider: TripCartActor,
  useActorRef: useTripCartRef,
  useActorValue: useTripCart,
} = createActorBinding<TripCartFlow>('tripCart');

/** Gives the trip cart to a part of a page; the first one opens it. */
export function WithTripCart({ children }: { children: ReactNode }) {
  const near = useSessionRef();
  const api = useApi();
  const notify = useNotify();
  const [flow] = useState(() => openTripCart({ api, near, notify }));
  return <TripCartActor actor={flow}>{children}</TripCartActor>;
}

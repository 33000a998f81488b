import type { ActorRefFrom } from 'xstate';
import type { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import type { AddToCartRequest } from '../../../../machines/cart/add-to-cart.types';
import { useClock, useConfig } from '../../../platform/shop.context';
import { createActorBinding } from '../../../ui/actor-binding';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';
import { useIsSignedIn } from '../../session/session.context';
import { useCartLines } from '../cart.context';

/** One flow serves every add button of the app, so that one question is asked at a time. */
export const {
  Provider: AddToCartProvider,
  useActorRef: useAddToCartRef,
  useActorValue: useAddToCart,
} = createActorBinding<ActorRefFrom<typeof addToCartMachine>>('addToCart');

/** Asks for an item, with the cart and the person as the customer sees them, and the time of the press. */
export function useRequestAdd(): (request: AddToCartRequest) => void {
  const flow = useAddToCartRef();
  const lines = useCartLines();
  const isSignedIn = useIsSignedIn();
  const isPlaced = useChosenPlace() !== null;
  const moduleId = useSelectedModule()?.id ?? null;
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  return (request) =>
    flow.send({
      type: 'add.requested',
      request,
      world: { lines, isSignedIn, isPlaced, moduleId, now: now(), utcOffsetMinutes },
    });
}

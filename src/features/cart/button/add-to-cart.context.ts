import type { ActorRefFrom } from 'xstate';
import type { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import type { AddToCartRequest } from '../../../../machines/cart/add-to-cart.types';
import { shownLines } from '../../../../machines/cart/cart.view';
import { useClock, useConfig } from '../../../platform/shop.context';
import { createActorBinding } from '../../../ui/actor-binding';
import { useSessionRef } from '../../session/session.context';
import { useCartRef } from '../cart.context';

/** One flow serves every add button of the app, so that one question is asked at a time. */
export const {
  Provider: AddToCartProvider,
  useActorRef: useAddToCartRef,
  useActorValue: useAddToCart,
} = createActorBinding<ActorRefFrom<typeof addToCartMachine>>('addToCart');

/** Asks for an item, with the cart and the clock as they are at the moment of the press. */
export function useRequestAdd(): (request: AddToCartRequest) => void {
  const flow = useAddToCartRef();
  const cart = useCartRef();
  const session = useSessionRef();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  return (request) =>
    flow.send({
      type: 'add.requested',
      request,
      world: {
        lines: shownLines(cart.getSnapshot().context),
        isSignedIn: session.getSnapshot().context.token !== null,
        now: now(),
        utcOffsetMinutes,
      },
    });
}

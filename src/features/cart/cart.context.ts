import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import type { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { AddToCartRequest } from '../../../machines/cart/add-to-cart.types';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import type { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import type { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { bindFlow } from '../../platform/flow';
import { useClock, useConfig } from '../../platform/shop.context';
import { useChosenPlace } from '../location/location.context';
import { useSelectedModule } from '../location/module.context';
import { useIsSignedIn } from '../session/session.context';

export const [CartProvider, useCartRef, useCart] = bindFlow<ActorRefFrom<typeof cartMachine>>('cart');

/** Returns the lines to show. A change is shown immediately, before the server's response [CART-61]. */
export function useCartLines(): CartLine[] {
  const lines = useCart(({ context }) => context.lines);
  const wanted = useCart(({ context }) => context.wanted);
  const sending = useCart(({ context }) => context.sending);
  return shownLines({ lines, wanted, sending });
}

/** Access to the flow of all add buttons. There is only one, so that one question shows at a time. */
export const [AddToCartProvider, useAddToCartRef, useAddToCart] =
  bindFlow<ActorRefFrom<typeof addToCartMachine>>('addToCart');

/** Returns a function that requests an addition, with the shown cart, the visitor and the time. */
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

export const [CartReviewProvider, useCartReviewRef, useCartReview] =
  bindFlow<ActorRefFrom<typeof cartReviewMachine>>('cartReview');

export const useIsReviewOpen = (): boolean => useCartReview((snapshot) => snapshot.hasTag('open'));

type CartMergeActor = ActorRefFrom<typeof cartMergeMachine>;

const Context = createContext<CartMergeActor | null>(null);

/** Provides the flow of a merge. `null`: none is running. */
export const CartMergeProvider = Context;
export const useCartMergeActor = (): CartMergeActor | null => useContext(Context);

import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import type { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { AddToCartRequest } from '../../../machines/cart/add-to-cart.types';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import type { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import type { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { useClock, useConfig } from '../../platform/shop.context';
import { createActorBinding } from '../../ui/actor-binding';
import { useChosenPlace } from '../location/location.context';
import { useSelectedModule } from '../location/module.context';
import { useIsSignedIn } from '../session/session.context';

export const {
  Provider: CartProvider,
  useActorRef: useCartRef,
  useActorValue: useCart,
} = createActorBinding<ActorRefFrom<typeof cartMachine>>('cart');

/** Everything in the cart as the customer sees it: a press shows at once, the server's answer follows [CART-61]. */
export function useCartLines(): CartLine[] {
  const lines = useCart(({ context }) => context.lines);
  const wanted = useCart(({ context }) => context.wanted);
  const sending = useCart(({ context }) => context.sending);
  return shownLines({ lines, wanted, sending });
}

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

export const {
  Provider: CartReviewProvider,
  useActorRef: useCartReviewRef,
  useActorValue: useCartReview,
} = createActorBinding<ActorRefFrom<typeof cartReviewMachine>>('cartReview');

export const useIsReviewOpen = (): boolean => useCartReview((snapshot) => snapshot.hasTag('open'));

type CartMergeActor = ActorRefFrom<typeof cartMergeMachine>;

const Context = createContext<CartMergeActor | null>(null);

/** Runs only while a guest's cart comes into an account. */
export const CartMergeProvider = Context;
export const useCartMergeActor = (): CartMergeActor | null => useContext(Context);

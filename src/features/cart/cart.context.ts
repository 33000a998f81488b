import type { ActorRefFrom } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import { createActorBinding } from '../../ui/actor-binding';

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

import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import { useProvidedActor, useProvidedValue } from '../../ui/actor-binding';

export type CartActor = ActorRefFrom<typeof cartMachine>;

export const CartContext = createContext<CartActor | null>(null);
CartContext.displayName = 'CartContext';

export const useCartRef = (): CartActor => useProvidedActor(CartContext);
export const useCart = <T>(select: (snapshot: SnapshotFrom<typeof cartMachine>) => T): T =>
  useProvidedValue(CartContext, select);

/** Everything in the cart as the customer sees it: a press shows at once, the server's answer follows [CART-61]. */
export function useCartLines(): CartLine[] {
  const lines = useCart(({ context }) => context.lines);
  const wanted = useCart(({ context }) => context.wanted);
  const sending = useCart(({ context }) => context.sending);
  return shownLines({ lines, wanted, sending });
}

import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMergeMachine } from '../../../../machines/cart/cart-merge.machine';

type CartMergeActor = ActorRefFrom<typeof cartMergeMachine>;

const Context = createContext<CartMergeActor | null>(null);

/** Runs only while a guest's cart comes into an account. */
export const CartMergeProvider = Context;
export const useCartMergeActor = (): CartMergeActor | null => useContext(Context);

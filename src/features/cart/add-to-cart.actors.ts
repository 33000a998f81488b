import { fromPromise } from 'xstate';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { CartApi } from '../../api/cart-api';

export const provideAddToCart = (api: Pick<CartApi, 'add' | 'update'>) =>
  addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(({ input: { request, clearCart }, signal }) =>
        request.lineId === null
          ? api.add(request, clearCart, signal)
          : api.update(request.lineId, request, signal),
      ),
    },
  });

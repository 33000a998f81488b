import { fromPromise } from 'xstate';
import { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import type { CartApi } from '../../../api/cart-api';

/** `ready` is over when nothing else is on its way to the cart. */
export const provideAddToCart = (api: Pick<CartApi, 'add' | 'update'>, ready: () => Promise<void>) =>
  addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(async ({ input: { request, clearCart }, signal }) => {
        await ready();
        return request.lineId === null
          ? api.add(request, clearCart, signal)
          : api.update(request.lineId, request, signal);
      }),
    },
  });

import { fromPromise } from 'xstate';
import { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import type { CartApi } from '../../../api/cart-api';
import { flowIn } from '../../../platform/flows';
import { cartAtRest } from '../sync/cart-at-rest';

export const provideAddToCart = (api: Pick<CartApi, 'add' | 'update'>) =>
  addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(async ({ input: { request, clearCart }, signal, self }) => {
        await cartAtRest(flowIn(self, 'cart'));
        return request.lineId === null
          ? api.add(request, clearCart, signal)
          : api.update(request.lineId, request, signal);
      }),
    },
  });

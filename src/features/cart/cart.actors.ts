import { fromPromise } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { ApiError } from '../../api/api-error';
import type { CartApi } from '../../api/cart-api';

/** The server's updates need the whole line. */
export const provideCart = (api: CartApi) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ signal }) => api.list(signal)),
      setQuantity: fromPromise(({ input, signal }) => {
        const { line, quantity, ifUnavailable } = input;
        const { item, selection } = line;
        const wish = { item, selection, quantity, ...(ifUnavailable !== undefined && { ifUnavailable }) };
        return api.update(line.id, wish, signal);
      }),
      removeLine: fromPromise(async ({ input, signal }) => {
        await api.remove(input.lineId, signal).catch(unlessGone);
        return api.list(signal);
      }),
      clearCart: fromPromise(async ({ signal }) => {
        await api.clear(signal);
        return [];
      }),
      restoreCart: fromPromise(({ input, signal }) => api.replace(input.lines, signal)),
    },
  });

/** What shall leave the cart and has left it already is no failure. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'notFound')) throw error;
}

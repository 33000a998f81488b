import { type ActorRefFrom, fromPromise } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { ApiError } from '../../api/api-error';
import type { CartApi } from '../../api/cart-api';

/** The server's updates need the whole line; a line that is gone meanwhile is answered by the cart as it is now. */
export const provideCart = (api: CartApi) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ signal }) => api.list(signal)),
      setQuantity: fromPromise(({ input, signal, system }) => {
        const line = linesOf(system.get('cart')).find(({ id }) => id === input.lineId);
        if (!line) return api.list(signal);
        const { item, selection } = line;
        const { quantity, ifUnavailable } = input;
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

const linesOf = (cart: ActorRefFrom<typeof cartMachine>): CartLine[] => cart.getSnapshot().context.lines;

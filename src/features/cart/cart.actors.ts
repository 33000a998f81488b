import { fromPromise } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { ApiError } from '../../api/api-error';
import type { CartApi } from '../../api/cart-api';
import { flowIn } from '../../platform/flows';

type Ports = {
  api: CartApi;
  /** The version of the cart that the last answer told. */
  shownVersion(): number;
};

export const provideCart = ({ api, shownVersion }: Ports) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ signal }) => api.list(signal)),
      setQuantity: fromPromise(({ input, signal }) => {
        const { line, quantity, ifUnavailable } = input;
        const { id, item, selection } = line;
        const wish = { item, selection, quantity, ...(ifUnavailable !== undefined && { ifUnavailable }) };
        return api.update(id, wish, signal);
      }),
      removeLine: fromPromise(async ({ input, signal }) => {
        await api.remove(input.lineId, signal).catch(unlessAbout('notFound'));
        return api.list(signal);
      }),
      clearCart: fromPromise(async ({ signal }) => {
        await api.clear(signal);
        return [];
      }),
      restoreCart: fromPromise(({ input, signal }) => api.replace(input.lines, signal)),
      addItem: fromPromise(({ input: { request, isClearing }, signal }) =>
        request.lineId === null
          ? api.add(request, isClearing, signal)
          : api.update(request.lineId, request, signal),
      ),
      acceptChanges: fromPromise(({ input, signal }) => api.accept(input.lines, signal)),
      mergeCarts: fromPromise(async ({ input, signal, self }) => {
        const guestId = flowIn(self, 'session')?.getSnapshot().context.guestId ?? null;
        const merged =
          guestId === null
            ? undefined
            : await api.merge(guestId, input.keep, signal).catch(unlessAbout('guest_id'));
        return merged ?? { isMerged: false, conflict: null };
      }),
      compareVersions: fromPromise(async ({ input }) => shownVersion() < input.version),
    },
  });

/** What shall leave the cart and has left it already is no failure, and a guest nobody knows has no cart. */
const unlessAbout =
  (problem: 'notFound' | 'guest_id') =>
  (error: unknown): undefined => {
    if (!(error instanceof ApiError && (error.code === problem || error.isAbout(problem)))) throw error;
  };

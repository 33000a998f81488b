import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type AnyActorRef, fromPromise, waitFor } from 'xstate';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../../machines/cart/cart.machine';
import type { CartAnswers, CartCommand } from '../../../machines/cart/cart.types';
import { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { ApiError } from '../../api/api-error';
import type { CartApi } from '../../api/cart-api';
import { type Asker, sendCommand } from '../../platform/commands';
import { flowIn } from '../../platform/flows';
import { asCaller, hasIdentity } from '../session/as-guest.actors';

type Ports = {
  api: CartApi;
  /** Returns the cart version in the last response. */
  shownVersion(): number;
};

type Lines = ReturnType<CartApi['list']>;

/** Provides the cart's effects. They wait for the guest id and the module [GUEST-05]. */
export const provideCart = ({ api, shownVersion }: Ports) => {
  const read = async (self: AnyActorRef, signal: AbortSignal): Lines => {
    const { session, moduleId } = visitOf(self);
    if (!hasIdentity(session) || moduleId === null) return [];
    return asCaller(session)(() => api.list(signal));
  };
  const change = <T>(self: AnyActorRef, ask: () => Promise<T>): Promise<T> =>
    asCaller(visitOf(self).session)(ask);

  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ self, signal }) => read(self, signal)),
      setQuantity: fromPromise(({ input, signal, self }) => {
        const { line: known, quantity, ifUnavailable, note } = input;
        const { id, item, selection } = known;
        const line = {
          item,
          selection,
          quantity,
          ...(ifUnavailable !== undefined && { ifUnavailable }),
          ...(note !== undefined && { note }),
        };
        return change(self, () => api.update(id, line, signal));
      }),
      removeLine: fromPromise(async ({ input, signal, self }) => {
        await change(self, () => api.remove(input.lineId, signal)).catch(unlessAbout('notFound'));
        return read(self, signal);
      }),
      clearCart: fromPromise(async ({ signal, self }) => {
        await change(self, () => api.clear(signal));
        return [];
      }),
      restoreCart: fromPromise(({ input, signal, self }) =>
        change(self, () => api.replace(input.lines, signal)),
      ),
      addItem: fromPromise(({ input: { request, isClearing }, signal, self }) =>
        change(self, () =>
          request.lineId === null
            ? api.add(request, isClearing, signal)
            : api.update(request.lineId, request, signal),
        ),
      ),
      acceptChanges: fromPromise(({ input, signal, self }) =>
        change(self, () => api.accept(input.lines, signal)),
      ),
      mergeCarts: fromPromise(async ({ input, signal, self }) => {
        const { guestId } = visitOf(self).session.getSnapshot().context;
        const merged =
          guestId === null
            ? undefined
            : await api.merge(guestId, input.keep, signal).catch(unlessAbout('guest_id'));
        return merged ?? { isMerged: false, conflict: null };
      }),
      compareVersions: fromPromise(async ({ input }) => shownVersion() < input.version),
    },
  });
};

function visitOf(self: AnyActorRef) {
  const session = flowIn(self, 'session');
  if (!session) throw new Error('The cart is used before the shop is open');
  return { session, moduleId: flowIn(self, 'module')?.getSnapshot().context.selectedId ?? null };
}

/**
 * Ignores refusals after which nothing is left to do: the line is already gone, or the guest is unknown and
 * has no cart.
 */
const unlessAbout =
  (problem: 'notFound' | 'guest_id') =>
  (error: unknown): undefined => {
    if (!(error instanceof ApiError && (error.code === problem || error.isAbout(problem)))) throw error;
  };

type Cart = ActorRefFrom<typeof cartMachine>;

/** Sends a command to the cart flow, which alone writes the cart, and waits for the result [CART-61]. */
export const command = <TType extends CartCommand['type']>(
  cart: Cart | undefined,
  change: Extract<CartCommand, { type: TType }>,
  asker: Asker,
): Promise<CartAnswers[TType]> => sendCommand<CartAnswers[TType]>(cart, change, asker);

const isUpToDate = (cart: SnapshotFrom<typeof cartMachine>): boolean =>
  !cart.matches({ syncing: 'reading' }) && !cart.context.tasks.some(({ type }) => type === 'reload');

export const provideAddToCart = () =>
  addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(({ input, ...asker }) =>
        command<'add'>(flowIn(asker.self, 'cart'), { type: 'add', ...input }, asker),
      ),
      readCart: fromPromise(async ({ self, signal }) => {
        const cart = flowIn(self, 'cart');
        if (!cart) throw new Error('The shop has no cart yet');
        cart.send({ type: 'cart.reloadRequested' });
        const { context } = await waitFor(cart, isUpToDate, { signal });
        return context.lines;
      }),
    },
  });

export const provideCartMerge = () =>
  cartMergeMachine.provide({
    actors: {
      mergeCarts: fromPromise(({ input, ...asker }) =>
        command<'merge'>(flowIn(asker.self, 'cart'), { type: 'merge', ...input }, asker),
      ),
    },
  });

export const provideCartReview = () =>
  cartReviewMachine.provide({
    actors: {
      acceptChanges: fromPromise(async ({ input, ...asker }) => {
        await command<'accept'>(flowIn(asker.self, 'cart'), { type: 'accept', ...input }, asker);
      }),
    },
  });

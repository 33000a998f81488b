import type { ActorRefFrom } from 'xstate';
import { type AnyActorRef, fromPromise } from 'xstate';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../../machines/cart/cart.machine';
import type { CartAnswers, CartErrand } from '../../../machines/cart/cart.types';
import { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { ApiError } from '../../api/api-error';
import type { CartApi } from '../../api/cart-api';
import { flowIn } from '../../platform/flows';
import { inTheirName, isKnown } from '../session/as-guest.actors';

type Ports = {
  api: CartApi;
  /** The version of the cart that the last answer told. */
  shownVersion(): number;
};

type Lines = ReturnType<CartApi['list']>;

/** A cart belongs to somebody and to a market; reading waits for neither: the flows tell when they know [GUEST-05]. */
export const provideCart = ({ api, shownVersion }: Ports) => {
  const read = async (self: AnyActorRef, signal: AbortSignal): Lines => {
    const { session, moduleId } = visitOf(self);
    if (!isKnown(session) || moduleId === null) return [];
    return inTheirName(session)(() => api.list(signal));
  };
  const change = <T>(self: AnyActorRef, ask: () => Promise<T>): Promise<T> =>
    inTheirName(visitOf(self).session)(ask);

  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ self, signal }) => read(self, signal)),
      setQuantity: fromPromise(({ input, signal, self }) => {
        const { line, quantity, ifUnavailable } = input;
        const { id, item, selection } = line;
        const wish = { item, selection, quantity, ...(ifUnavailable !== undefined && { ifUnavailable }) };
        return change(self, () => api.update(id, wish, signal));
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

/** What shall leave the cart and has left it already is no failure, and a guest nobody knows has no cart. */
const unlessAbout =
  (problem: 'notFound' | 'guest_id') =>
  (error: unknown): undefined => {
    if (!(error instanceof ApiError && (error.code === problem || error.isAbout(problem)))) throw error;
  };

type Cart = ActorRefFrom<typeof cartMachine>;
type Asker = { self: AnyActorRef; signal: AbortSignal };

/** Gives the cart an errand and waits for its answer: it alone asks the server, one thing after the other [CART-61]. */
export function errand<TType extends CartErrand['type']>(
  cart: Cart | undefined,
  wish: Extract<CartErrand, { type: TType }>,
  { self, signal }: Asker,
): Promise<CartAnswers[TType]> {
  if (!cart) return Promise.reject(new Error('The shop has no cart yet'));
  const errandId = `${wish.type} ${self.sessionId}`;
  const over = new AbortController();
  return new Promise<CartAnswers[TType]>((resolve, reject) => {
    const hearing = [
      cart.on('errand.done', (news) => {
        if (news.errandId === errandId) resolve(news.answer as CartAnswers[TType]);
      }),
      cart.on('errand.failed', (news) => {
        if (news.errandId === errandId) reject(news.error);
      }),
    ];
    over.signal.addEventListener('abort', () => {
      for (const subscription of hearing) subscription.unsubscribe();
    });
    signal.addEventListener('abort', () => cart.send({ type: 'errand.withdrawn', errandId }), {
      signal: over.signal,
    });
    cart.send({ type: 'errand.given', errand: { ...wish, errandId } });
  }).finally(() => over.abort());
}

export const provideAddToCart = () =>
  addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(({ input, ...asker }) =>
        errand<'add'>(flowIn(asker.self, 'cart'), { type: 'add', ...input }, asker),
      ),
    },
  });

export const provideCartMerge = () =>
  cartMergeMachine.provide({
    actors: {
      mergeCarts: fromPromise(({ input, ...asker }) =>
        errand<'merge'>(flowIn(asker.self, 'cart'), { type: 'merge', ...input }, asker),
      ),
    },
  });

export const provideCartReview = () =>
  cartReviewMachine.provide({
    actors: {
      acceptChanges: fromPromise(async ({ input, ...asker }) => {
        await errand<'accept'>(flowIn(asker.self, 'cart'), { type: 'accept', ...input }, asker);
      }),
    },
  });

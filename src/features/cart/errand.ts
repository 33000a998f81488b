import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import type { CartAnswers, CartErrand } from '../../../machines/cart/cart.types';

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

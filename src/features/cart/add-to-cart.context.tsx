import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { AddToCartEmitted, AddToCartRequest } from '../../../machines/cart/add-to-cart.types';
import { shownLines } from '../../../machines/cart/cart.view';
import { createActorBinding } from '../../ui/actor-binding';
import { useClock, useConfig } from '../session/config.context';
import type { provideAddToCart } from './add-to-cart.actors';
import { useCartRef } from './cart.context';

export const {
  Provider: AddToCartActor,
  useActorRef: useAddToCartRef,
  useActorValue: useAddToCart,
} = createActorBinding<ActorRefFrom<typeof addToCartMachine>>('addToCart');

type Props = {
  logic: ReturnType<typeof provideAddToCart>;
  /** Toasts, sign-in and the way to the checkout are the app's. */
  onNews: (news: AddToCartEmitted) => void;
  children: ReactNode;
};

/** One flow serves every add button of the app, so that one question is asked at a time. */
export function AddToCartProvider({ logic, onNews, children }: Props) {
  return (
    <AddToCartActor actor={useActorRef(logic)}>
      <NewsListener onNews={onNews} />
      {children}
    </AddToCartActor>
  );
}

/** The server answered with the whole cart: the cart takes it over [CART-28]. */
function NewsListener({ onNews }: Pick<Props, 'onNews'>) {
  const flow = useAddToCartRef();
  const cart = useCartRef();
  useEffect(() => {
    const subscription = flow.on('*', (news) => {
      if (news.type === 'cart.replaced') cart.send(news);
      onNews(news);
    });
    return () => subscription.unsubscribe();
  }, [flow, cart, onNews]);
  return null;
}

/** Asks for an item, with the cart and the clock as they are at the moment of the press. */
export function useRequestAdd(): (request: AddToCartRequest) => void {
  const flow = useAddToCartRef();
  const cart = useCartRef();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  return (request) =>
    flow.send({
      type: 'add.requested',
      request,
      world: {
        lines: shownLines(cart.getSnapshot().context),
        isSignedIn: false,
        now: now(),
        utcOffsetMinutes,
      },
    });
}

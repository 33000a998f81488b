import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CartLine } from '../../../../domain/cart';
import type { LineToReview } from '../../../../machines/cart/cart-review.types';
import { useApi } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { useCart, useCartLines, useCartRef } from '../cart.context';
import { type CartReviewActor, provideCartReview } from './cart-review.actors';

/** Runs the flow: what the cart reads goes to the review, what the customer agreed to comes back. */
export function CartReview({ onStart }: { onStart: (review: CartReviewActor) => void }) {
  const { cart: api } = useApi();
  const [logic] = useState(() => provideCartReview(api));
  const review = useActorRef(logic);
  useRunningActor(review);
  useEffect(() => onStart(review), [onStart, review]);
  const cart = useCartRef();
  const read = useCart(({ context }) => context.lines);
  const asked = JSON.stringify(linesToReview(useCartLines()));
  useEffect(() => {
    review.send({ type: 'lines.read', lines: JSON.parse(asked) as LineToReview[], endsIn: firstEnd(read) });
  }, [review, read, asked]);
  useEffect(() => {
    const subscriptions = [
      review.on('cart.replaced', cart.send),
      review.on('cart.reloadRequested', cart.send),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [review, cart]);
  return null;
}

const linesToReview = (lines: CartLine[]): LineToReview[] =>
  lines.flatMap(({ id, review }) => (review ? [{ lineId: id, token: review.token }] : []));

function firstEnd(lines: CartLine[]): number | null {
  const ends = lines.flatMap(({ priceEndsIn }) => priceEndsIn ?? []);
  return ends.length > 0 ? Math.min(...ends) : null;
}

import { useSelector } from '@xstate/react';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useCart } from '../cart.context';
import type { CartReviewActor } from './cart-review.actors';

const CartReview = lazy(() => import('./cart-review').then((file) => ({ default: file.CartReview })));

const Context = createContext<CartReviewActor | null>(null);

/** Null as long as nothing in the cart can change. */
export const useCartReviewRef = (): CartReviewActor | null => useContext(Context);

export const useIsReviewOpen = (): boolean =>
  useSelector(useCartReviewRef() ?? undefined, (snapshot) => snapshot?.hasTag('open') ?? false);

/** Most carts never change behind their owner's back: the flow is downloaded with the first that can. */
export function CartReviewProvider({ children }: { children: ReactNode }) {
  const [review, setReview] = useState<CartReviewActor | null>(null);
  const canChange = useCart(({ context }) =>
    context.lines.some(({ review, priceEndsIn }) => review !== undefined || priceEndsIn != null),
  );
  return (
    <Context value={review}>
      {canChange || review ? (
        <Suspense>
          <CartReview onStart={setReview} />
        </Suspense>
      ) : null}
      {children}
    </Context>
  );
}

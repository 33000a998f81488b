import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useAddToCart } from './button/add-to-cart.context';
import { useCartMergeActor } from './merge/cart-merge.context';
import { useIsReviewOpen } from './review/cart-review.context';

const ConflictDialog = lazy(() =>
  import('./button/conflict-dialog').then((module) => ({ default: module.ConflictDialog })),
);
const CartMergeDialog = lazy(() =>
  import('./merge/cart-merge-dialog').then((module) => ({ default: module.CartMergeDialog })),
);

const CartReviewDialog = lazy(() =>
  import('./review/cart-review-dialog').then((module) => ({ default: module.CartReviewDialog })),
);

/** The questions of the flows around the cart, downloaded when they are asked. */
export function CartLayers() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  const merge = useCartMergeActor();
  const isMergeAsking = useSelector(merge ?? undefined, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isReviewing = useIsReviewOpen();
  return (
    <Suspense>
      {isAsking ? <ConflictDialog /> : null}
      {merge && isMergeAsking ? <CartMergeDialog actor={merge} /> : null}
      {isReviewing ? <CartReviewDialog /> : null}
    </Suspense>
  );
}

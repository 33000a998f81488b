import { useSelector } from '@xstate/react';
import { LatePlace, later } from '../../ui/later';
import { useAddToCart, useCartMergeActor, useIsReviewOpen } from './cart.context';

const ConflictDialog = later(() =>
  import('./button/conflict-dialog').then((module) => module.ConflictDialog),
);
const CartMergeDialog = later(() =>
  import('./merge/cart-merge-dialog').then((module) => module.CartMergeDialog),
);

const CartReviewDialog = later(() =>
  import('./review/cart-review-dialog').then((module) => module.CartReviewDialog),
);

/** The questions of the flows around the cart, downloaded when they are asked. */
export function CartLayers() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  const merge = useCartMergeActor();
  const isMergeAsking = useSelector(merge ?? undefined, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isReviewing = useIsReviewOpen();
  return (
    <LatePlace>
      {isAsking ? <ConflictDialog /> : null}
      {merge && isMergeAsking ? <CartMergeDialog actor={merge} /> : null}
      {isReviewing ? <CartReviewDialog /> : null}
    </LatePlace>
  );
}

import { useFlow } from '../../platform/flow';
import { LateQuestion } from '../../platform/layers/late-layer';
import { later } from '../../ui/later';
import {
  useAddToCart,
  useAddToCartRef,
  useCartMergeActor,
  useCartReviewRef,
  useIsReviewOpen,
} from './cart.context';

const ConflictDialog = later(() =>
  import('./button/conflict-dialog').then((module) => module.ConflictDialog),
);
const CartMergeDialog = later(() =>
  import('./merge/cart-merge-dialog').then((module) => module.CartMergeDialog),
);

const CartReviewDialog = later(() =>
  import('./review/cart-review-dialog').then((module) => module.CartReviewDialog),
);

/** Lazy-loads the questions of the cart's flows. */
export function CartLayers() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  const addToCart = useAddToCartRef();
  const review = useCartReviewRef();
  const merge = useCartMergeActor();
  const isMergeAsking = useFlow(merge ?? undefined, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isReviewing = useIsReviewOpen();
  return (
    <>
      <LateQuestion name="conflict" onClose={() => addToCart.send({ type: 'conflict.cancelled' })}>
        {isAsking ? <ConflictDialog /> : null}
      </LateQuestion>
      <LateQuestion name="merge" onClose={() => merge?.send({ type: 'flow.dismissed' })}>
        {merge && isMergeAsking ? <CartMergeDialog actor={merge} /> : null}
      </LateQuestion>
      <LateQuestion name="review" onClose={() => review.send({ type: 'flow.dismissed' })}>
        {isReviewing ? <CartReviewDialog /> : null}
      </LateQuestion>
    </>
  );
}

import { useFlow } from '../../platform/flow';
import { LazyQuestion } from '../../platform/layers/lazy-layer';
import { lazyPart } from '../../ui/lazy-part';
import {
  useAddToCart,
  useAddToCartRef,
  useCartMergeActor,
  useCartReviewRef,
  useIsReviewOpen,
} from './cart.context';

const ConflictDialog = lazyPart(() =>
  import('./button/conflict-dialog').then((module) => module.ConflictDialog),
);
const CartMergeDialog = lazyPart(() =>
  import('./merge/cart-merge-dialog').then((module) => module.CartMergeDialog),
);

const CartReviewDialog = lazyPart(() =>
  import('./review/cart-review-dialog').then((module) => module.CartReviewDialog),
);

/** Lazy-loads the cart's dialogs: another store, merge, and review. */
export function CartLayers() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  const addToCart = useAddToCartRef();
  const review = useCartReviewRef();
  const merge = useCartMergeActor();
  const isMergeAsking = useFlow(merge ?? undefined, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isReviewing = useIsReviewOpen();
  return (
    <>
      <LazyQuestion name="conflict" onClose={() => addToCart.send({ type: 'conflict.cancelled' })}>
        {isAsking ? <ConflictDialog /> : null}
      </LazyQuestion>
      <LazyQuestion name="merge" onClose={() => merge?.send({ type: 'flow.dismissed' })}>
        {merge && isMergeAsking ? <CartMergeDialog actor={merge} /> : null}
      </LazyQuestion>
      <LazyQuestion name="review" onClose={() => review.send({ type: 'flow.dismissed' })}>
        {isReviewing ? <CartReviewDialog /> : null}
      </LazyQuestion>
    </>
  );
}

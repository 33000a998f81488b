import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import classes from '../../../ui/notice-bar.module.css';
import { useCartLines, useCartReviewRef, useIsReviewOpen } from '../cart.context';

/** A bar that opens the review after the customer has postponed it [CART-63]. */
export function ReviewBar() {
  const review = useCartReviewRef();
  const isOpen = useIsReviewOpen();
  const count = useCartLines().filter((line) => line.review).length;
  if (count === 0 || isOpen) return null;
  return (
    <div className={classes.bar} role="status">
      <p>
        <Plural value={count} one="# item has changed." other="# items have changed." />
      </p>
      <Button
        variant="light"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => review.send({ type: 'review.requested' })}
      >
        <Trans>Review changes</Trans>
      </Button>
    </div>
  );
}

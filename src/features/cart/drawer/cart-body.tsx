import { Trans, useLingui } from '@lingui/react/macro';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { useCart, useCartRef } from '../cart.context';
import { ReviewBar } from '../review/review-bar';
import { CartContents } from './cart-contents';
import classes from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty';
import { UndoBar } from './undo-bar';

/** The cart in its four states [CART-06]. */
export function CartBody() {
  const { t, i18n } = useLingui();
  const cart = useCartRef();
  const isLoading = useCart((snapshot) => snapshot.matches({ lines: 'loading' }));
  const isFailed = useCart((snapshot) => snapshot.matches({ lines: 'failed' }));
  const isEmpty = useCart((snapshot) => snapshot.matches({ lines: 'empty' }));
  const failure = useCart(({ context }) => context.failure);
  if (isLoading)
    return (
      <div role="status" aria-label={t`Loading your cart`} className={classes.loading}>
        <Skeleton blockSize={96} />
        <Skeleton blockSize={96} />
        <Skeleton blockSize={96} />
      </div>
    );
  if (isFailed && failure)
    return (
      <FailureBlock
        title={<Trans>Your cart could not be loaded</Trans>}
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => cart.send({ type: 'retry.requested' })}
      />
    );
  return (
    <>
      <UndoBar />
      <ReviewBar />
      {isEmpty ? <CartEmpty /> : <CartContents />}
    </>
  );
}

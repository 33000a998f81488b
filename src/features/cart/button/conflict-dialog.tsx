import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { failureTexts } from '../../../i18n/failures';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { useAddToCart, useAddToCartRef } from '../cart.context';
import classes from './conflict-dialog.module.css';

/** Asks before another store's items are replaced, and names both stores [CART-21]. */
export function ConflictDialog() {
  const { i18n } = useLingui();
  const flow = useAddToCartRef();
  const otherStore = useAddToCart(({ context }) => context.otherStore);
  const request = useAddToCart(({ context }) => context.request);
  const isBusy = useAddToCart((snapshot) => snapshot.hasTag('busy'));
  const failure = useAddToCart((snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  const confirmed = () => flow.send({ type: failure ? 'retry.requested' : 'conflict.confirmed' });
  const isFood = request?.item.moduleType === 'food';
  return (
    <Question
      name="conflict"
      title={isFood ? <Trans>Are you sure, you want to reset?</Trans> : <Trans>Start a new cart?</Trans>}
      onClose={() => flow.send({ type: 'conflict.cancelled' })}
    >
      <p className={classes.stores}>
        <span className={classes.store}>
          <small>
            <Trans>In your cart</Trans>
          </small>
          <strong>{otherStore}</strong>
        </span>
        <IconArrowRight size={20} className="mirrored" aria-hidden />
        <span className={classes.store}>
          <small>
            <Trans>You are adding from</Trans>
          </small>
          <strong>{request?.item.storeName}</strong>
        </span>
      </p>
      <p className={question.text}>
        <Trans>
          You have item from another store in cart. If you continue, your all previous item from cart will be
          removed and this one will be added.
        </Trans>
      </p>
      {failure ? (
        <p className={question.failure} role="alert">
          {failureTexts(i18n, failure).join(' ')}
        </p>
      ) : null}
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'conflict.cancelled' })}>
          <Trans>Keep my cart</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={confirmed}>
          {failure ? <Trans>Try again</Trans> : <Trans>Clear and add</Trans>}
        </Button>
      </div>
    </Question>
  );
}

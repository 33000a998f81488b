import { Trans } from '@lingui/react/macro';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import { useLocationFlow, useLocationRef } from './location.context';
import classes from './place-dialogs.module.css';

/** Asks before applying a place to which the cart's store does not deliver [LOC-18]. */
export function PlaceConflictDialog() {
  const location = useLocationRef();
  const store = useLocationFlow(({ context }) => context.conflictingStore ?? '');
  const label = useLocationFlow(({ context }) => context.candidate?.label ?? '');
  const keep = () => location.send({ type: 'conflict.placeKept' });
  return (
    <Question name="placeConflict" title={<Trans>Your cart is from another area</Trans>} onClose={keep}>
      <p className={classes.text}>
        <Trans>
          <bdi>{store}</bdi> does not deliver to <bdi>{label}</bdi>. What would you like to do with your cart?
        </Trans>
      </p>
      <div className={classes.answers}>
        <Button onClick={keep} data-autofocus>
          <Trans>Keep my location</Trans>
        </Button>
        <Button variant="default" onClick={() => location.send({ type: 'conflict.storeChanged' })}>
          <Trans>Change location and choose another store</Trans>
        </Button>
        <Button variant="default" onClick={() => location.send({ type: 'conflict.cartCleared' })}>
          <Trans>Change location and clear cart</Trans>
        </Button>
      </div>
    </Question>
  );
}

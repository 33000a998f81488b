import { Trans } from '@lingui/react/macro';
import { storeOutsideZones } from '../../../domain/cart';
import { Button } from '../../ui/button';
import { useChosenPlace } from '../location/location.context';
import { useCartLines, useCartRef } from './cart.context';
import classes from './undo-bar.module.css';

/** The cart was kept though its store does not come to this place: said here, never first at the checkout [LOC-18]. */
export function ZoneNotice() {
  const cart = useCartRef();
  const place = useChosenPlace();
  const store = storeOutsideZones(useCartLines(), place?.zoneIds ?? []);
  if (place === null || store === null) return null;
  const label = place.label;
  return (
    <div className={classes.bar} role="alert">
      <p>
        <Trans>
          {store} does not deliver to {label}.
        </Trans>
      </p>
      <Button variant="light" size="sm" onClick={() => cart.send({ type: 'cart.clearRequested' })}>
        <Trans>Clear the cart</Trans>
      </Button>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { storeOutsideZones } from '../../../../domain/cart';
import { usePanel } from '../../../platform/layers/layers.context';
import { Button } from '../../../ui/button';
import classes from '../../../ui/notice-bar.module.css';
import { useChosenPlace } from '../../location/location.context';
import { useCartLines, useCartRef } from '../cart.context';

/** Warns in the cart that its store does not deliver to the chosen place [LOC-18]. */
export function ZoneNotice() {
  const cart = useCartRef();
  const place = useChosenPlace();
  const location = usePanel('location');
  const store = storeOutsideZones(useCartLines(), place?.zoneIds ?? []);
  if (place === null || store === null) return null;
  const label = place.label;
  return (
    <div className={classes.bar} role="alert">
      <p>
        <Trans>
          <bdi>{store}</bdi> does not deliver to <bdi>{label}</bdi>.
        </Trans>
      </p>
      <div className={classes.actions}>
        <Button variant="light" size="sm" aria-haspopup="dialog" onClick={location.open}>
          <Trans>Change location</Trans>
        </Button>
        <Button variant="subtle" size="sm" onClick={() => cart.send({ type: 'cart.clearRequested' })}>
          <Trans>Clear the cart</Trans>
        </Button>
      </div>
    </div>
  );
}

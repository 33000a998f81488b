import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Store } from '../../../../domain/catalogue';
import { DirectionsLink } from '../../location/directions-link';
import { StreetMap } from '../../location/street-map';
import { useCheckout } from '../checkout.context';
import classes from '../checkout.module.css';
import { WithStoreTerms } from './promised-times';

const NOWHERE_ELSE: readonly [] = [];
const NEAR = 15;

/** Shows a take-away customer where the store is, with a link to directions [CHK-18]. */
export function CollectPart() {
  const storeId = useCheckout(({ context }) => context.basis?.storeId ?? null);
  return storeId === null ? null : (
    <WithStoreTerms storeId={storeId}>{(store) => <Where store={store} />}</WithStoreTerms>
  );
}

function Where({ store }: { store: Store }) {
  const { t } = useLingui();
  const { id, name, lat, lng } = store;
  const pins = useMemo(() => [{ id, kind: 'store' as const, label: name, lat, lng }], [id, name, lat, lng]);
  return (
    <section className={classes.card} aria-labelledby="checkout-collect">
      <h2 id="checkout-collect">
        <Trans>Collect it here</Trans>
      </h2>
      <div className={classes.map}>
        <StreetMap
          label={t`Map of ${name}`}
          pins={pins}
          areas={NOWHERE_ELSE}
          zoom={NEAR}
          fallback={
            <p className={classes.hint}>
              <Trans>The map isn’t available. Use the store’s address instead.</Trans>
            </p>
          }
        />
      </div>
      <p>
        <strong>{name}</strong> <bdi>{store.address}</bdi>
      </p>
      <DirectionsLink to={store} />
      <p className={classes.hint}>
        <Trans>You’ll get a pick-up code once your order is placed.</Trans>
      </p>
    </section>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { subtotal } from '../../../../domain/cart';
import type { Place, Store } from '../../../../domain/catalogue';
import { deliveryFee, freeDeliveryThreshold } from '../../../../domain/delivery-fee';
import { distanceKm } from '../../../../domain/geo';
import { useFormats } from '../../../i18n/formats.context';
import { withSearch } from '../../../platform/search-change';
import { useConfig } from '../../../platform/shop.context';
import { useCartLines } from '../../cart/cart.context';
import { useChosenPlace } from '../../location/location.context';
import { readableSpan } from '../cards/store-card';
import { CheckDelivery } from './check-delivery';
import classes from './store-terms-bar.module.css';

type Props = { store: Store; isTakeAway: boolean };

/** What it costs to bring it to this address, or that it is fetched [CAT-06]. */
export function StoreTerms({ store, isTakeAway }: Props) {
  const formats = useFormats();
  const place = useChosenPlace();
  const fetches = isTakeAway || !store.hasDelivery;
  const { freeDeliveryOver } = useConfig();
  const threshold = freeDeliveryThreshold(store.delivery, freeDeliveryOver);
  return (
    <div className={classes.bar}>
      <WaySwitch store={store} isTakeAway={fetches} />
      <dl className={classes.terms}>
        {fetches || place === null ? null : <DeliveryToPlace store={store} place={place} />}
        {!fetches && store.deliveryMinutes ? (
          <Term name={<Trans>Arrives in</Trans>}>
            <Trans>{readableSpan(store.deliveryMinutes, formats.number)} min</Trans>
          </Term>
        ) : null}
        {store.minimumOrder > 0 ? (
          <Term name={<Trans>Minimum order</Trans>}>{formats.money(store.minimumOrder)}</Term>
        ) : null}
        {!fetches && threshold !== null ? (
          <Term name={<Trans>Free delivery from</Trans>}>{formats.money(threshold)}</Term>
        ) : null}
        {store.totalItems > 0 ? (
          <Term name={<Trans>On the shelf</Trans>}>
            <Plural value={store.totalItems} one="# item" other="# items" />
          </Term>
        ) : null}
      </dl>
      {fetches ? null : <CheckDelivery />}
    </div>
  );
}

const Term = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={classes.term}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The store's zone decides; what it sells can still be fetched there. */
function DeliveryToPlace({ store, place }: { store: Store; place: Place }) {
  if (place.zoneIds.includes(store.zoneId)) return <Fee store={store} place={place} />;
  return (
    <Term name={<Trans>Delivery to you</Trans>}>
      <Trans>Not to your address</Trans>
    </Term>
  );
}

/** By the way a bird flies: the checkout's quote, by road, has the last word. */
function Fee({ store, place }: { store: Store; place: Place }) {
  const formats = useFormats();
  const { freeDeliveryOver } = useConfig();
  const lines = useCartLines().filter(({ item }) => item.storeId === store.id);
  const { fee } = deliveryFee({
    terms: store.delivery,
    kilometres: distanceKm(store, place),
    subtotal: subtotal(lines),
    shopFreeOver: freeDeliveryOver,
    isTakeAway: false,
    hasFreeDeliveryCoupon: false,
    surge: null,
  });
  return (
    <Term name={<Trans>Delivery to you</Trans>}>
      {fee === 0 ? <Trans>Free</Trans> : <Trans>about {formats.money(fee)}</Trans>}
    </Term>
  );
}

function WaySwitch({ store, isTakeAway }: Props) {
  const { t } = useLingui();
  if (!store.hasDelivery || !store.hasTakeAway)
    return (
      <p className={classes.only}>
        {store.hasDelivery ? <Trans>Delivery only</Trans> : <Trans>Take-away only</Trans>}
      </p>
    );
  return (
    <nav className={classes.ways} aria-label={t`Delivery or take-away`}>
      <Link
        className={classes.way}
        to="."
        search={withSearch({ way: undefined })}
        replace
        resetScroll={false}
        data-on={isTakeAway ? undefined : true}
      >
        <Trans>Delivery</Trans>
      </Link>
      <Link
        className={classes.way}
        to="."
        search={withSearch({ way: 'take_away' })}
        replace
        resetScroll={false}
        data-on={isTakeAway || undefined}
      >
        <Trans>Take-away</Trans>
      </Link>
    </nav>
  );
}

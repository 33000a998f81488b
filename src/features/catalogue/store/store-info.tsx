import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink, IconMapPin, IconRoute } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Place, Store } from '../../../../domain/catalogue';
import { deliveryTo, freeDeliveryThreshold } from '../../../../domain/delivery-fee';
import { distanceKm } from '../../../../domain/geo';
import type { Minor } from '../../../../domain/money';
import { onServer } from '../../../api/api-address';
import type { ZoneInfo } from '../../../api/location-api';
import { useFormats } from '../../../i18n/formats.context';
import { CATEGORY_LIFETIME } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { later } from '../../../ui/later';
import { Skeleton } from '../../../ui/skeleton';
import { useChosenPlace } from '../../location/location.context';
import { usePreferences } from '../../preferences/preferences.context';
import { readableSpan } from '../cards/store-facts';
import { Block } from '../page/block';
import { HoursList } from './store-hours';
import classes from './store-info.module.css';

const TILES = onServer('/tiles/map.json');
const PlaceMap = later(() => import('../../../ui/map/place-map').then((module) => module.PlaceMap));

/** Where the store is, when it is open, how to get there [CAT-06, MAP-02]. */
export function StoreInfo({ store }: { store: Store }) {
  return (
    <div className={classes.info}>
      <section className={classes.where} aria-labelledby="store-where">
        <h2 id="store-where" className={classes.heading}>
          <Trans>Where it is</Trans>
        </h2>
        <StoreMap store={store} />
        <Address store={store} />
      </section>
      <div className={classes.facts}>
        <Terms store={store} />
        {store.hours.length > 0 ? (
          <section className={classes.card} aria-labelledby="store-hours">
            <h2 id="store-hours" className={classes.heading}>
              <Trans>Opening hours</Trans>
            </h2>
            <HoursList store={store} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** What it costs to have it brought to this address [CAT-06]. */
function Terms({ store }: { store: Store }) {
  const formats = useFormats();
  const place = useChosenPlace();
  const { freeDeliveryOver } = useConfig();
  const threshold = freeDeliveryThreshold(store.delivery, freeDeliveryOver);
  const delivery = place && deliveryTo(store, place, { subtotal: 0, shopFreeOver: freeDeliveryOver });
  if (!store.hasDelivery) return null;
  return (
    <section className={classes.card} aria-labelledby="store-delivery">
      <h2 id="store-delivery" className={classes.heading}>
        <Trans>Delivery</Trans>
      </h2>
      <dl className={classes.terms}>
        {place === null ? null : (
          <Term name={<Trans>Delivery fee</Trans>}>
            <Fee fee={delivery?.fee ?? null} />
          </Term>
        )}
        {store.deliveryMinutes ? (
          <Term name={<Trans>Delivery time</Trans>}>
            <Trans>{readableSpan(store.deliveryMinutes, formats.number)} min</Trans>
          </Term>
        ) : null}
        {store.minimumOrder > 0 ? (
          <Term name={<Trans>Minimum order</Trans>}>{formats.money(store.minimumOrder)}</Term>
        ) : null}
        {threshold === null ? null : (
          <Term name={<Trans>Free delivery over</Trans>}>{formats.money(threshold)}</Term>
        )}
      </dl>
    </section>
  );
}

/** The checkout's quote, by road, has the last word. */
function Fee({ fee }: { fee: Minor | null }) {
  const formats = useFormats();
  if (fee === null) return <Trans>Not to your address</Trans>;
  return fee === 0 ? <Trans>Free</Trans> : <Trans>about {formats.money(fee)}</Trans>;
}

const Term = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={classes.term}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Address({ store }: { store: Store }) {
  const place = useChosenPlace();
  return (
    <div className={classes.address}>
      <IconMapPin size={20} aria-hidden />
      <p className={classes.words}>
        {store.address}
        {place ? <Distance store={store} place={place} /> : null}
      </p>
      <a className={classes.directions} href={directionsTo(store, place)} target="_blank" rel="noopener">
        <IconRoute size={20} aria-hidden />
        <Trans>Get directions</Trans>
        <IconExternalLink size={16} aria-hidden />{' '}
        <span className="visually-hidden">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </div>
  );
}

function Distance({ store, place }: { store: Store; place: Place }) {
  const formats = useFormats();
  return (
    <span className={classes.distance}>
      <Trans>{formats.kilometres(distanceKm(store, place))} km from you</Trans>
    </span>
  );
}

const directionsTo = ({ lat, lng }: Store, from: Place | null): string => {
  const origin = from ? `&origin=${from.lat},${from.lng}` : '';
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}${origin}`;
};

function StoreMap({ store }: { store: Store }) {
  const { i18n } = useLingui();
  const { location } = useApi();
  // Where is delivered; each zone with its outline.
  const data = useReads().read(`zones|${i18n.locale}`, CATEGORY_LIFETIME, () => location.zones());
  const waiting = <Skeleton blockSize="100%" radius={20} />;
  return (
    <div className={classes.map}>
      <Block data={data} skeleton={waiting}>
        {(zones) => (
          <CatchBoundary getResetKey={() => store.id} errorComponent={NoMap}>
            <Suspense fallback={waiting}>
              <Streets store={store} zones={zones} />
            </Suspense>
          </CatchBoundary>
        )}
      </Block>
    </div>
  );
}

function Streets({ store, zones }: { store: Store; zones: ZoneInfo[] }) {
  const { t } = useLingui();
  const isDark = usePreferences(({ context }) => context.theme === 'dark');
  const place = useChosenPlace();
  const outline = zones.find(({ id }) => id === store.zoneId)?.outline;
  const areas = useMemo(() => (outline ? [outline] : []), [outline]);
  const home = t`You`;
  const pins = useMemo(
    () => [
      { lat: store.lat, lng: store.lng, kind: 'store' as const, label: store.name },
      ...(place && isNear(store, place)
        ? [{ lat: place.lat, lng: place.lng, kind: 'home' as const, label: home }]
        : []),
    ],
    [store, place, home],
  );
  return (
    <PlaceMap
      label={t`Map of ${store.name}`}
      pins={pins}
      areas={areas}
      tiles={TILES}
      isDark={isDark}
      fallback={<NoMap />}
    >
      {store.hasDelivery && areas.length > 0 ? (
        <p className={classes.note}>
          <Trans>This store delivers inside the dotted line.</Trans>
        </p>
      ) : null}
    </PlaceMap>
  );
}

/** Farther away the streets would be too small to read. */
const isNear = (store: Store, place: Place): boolean => distanceKm(store, place) < 15;

const NoMap = (): ReactNode => (
  <p className={classes.noMap}>
    <IconMapPin size={32} aria-hidden />
    <Trans>The map can’t be shown here. The address says where it is.</Trans>
  </p>
);

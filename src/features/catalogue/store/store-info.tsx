import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import type { Place, Store } from '../../../../domain/catalogue';
import { deliveryTo, distanceBetween, freeDeliveryThreshold } from '../../../../domain/delivery-fee';
import { distanceKm } from '../../../../domain/geo';
import { shownReturns } from '../../../../domain/return-terms';
import type { TravelRoute, ZoneInfo } from '../../../api/location-api';
import { useFormats } from '../../../i18n/formats.context';
import { type BlockData, CATEGORY_LIFETIME } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { FeeReasons } from '../../../ui/fee-reasons';
import { MessageLink } from '../../../ui/message-link';
import { Skeleton } from '../../../ui/skeleton';
import { DirectionsLink } from '../../location/directions-link';
import { useChosenPlace } from '../../location/location.context';
import { readableSpan } from '../../location/store-facts';
import { StreetMap } from '../../location/street-map';
import { ReturnNote } from '../item/return-note';
import { Block } from '../page/block';
import { HoursList } from './store-hours';
import classes from './store-info.module.css';

/** Shows address, hours and directions of the store [CAT-06, MAP-02]. */
export function StoreInfo({ store }: { store: Store }) {
  return (
    <div className={classes.info}>
      <section className={classes.where} aria-labelledby="store-where">
        <h2 id="store-where" className={classes.heading}>
          <Trans>Location</Trans>
        </h2>
        <Where store={store} />
      </section>
      <div className={classes.facts}>
        <Terms store={store} />
        <Returns store={store} />
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

/** Shows the delivery terms for this address [CAT-06]. */
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
          <Term name={<Trans>Delivery fee</Trans>} below={delivery ? <FeeReasons {...delivery} /> : null}>
            <Fee delivery={delivery} />
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

/** Shows the return terms, with the same text as on the store's items [ITEM-18]. */
function Returns({ store }: { store: Store }) {
  if (shownReturns(store.moduleType, store.returns) === null) return null;
  return (
    <section className={classes.card} aria-labelledby="store-returns">
      <h2 id="store-returns" className={classes.heading}>
        <Trans>Returns</Trans>
      </h2>
      <ReturnNote item={store} />
    </section>
  );
}

function Fee({ delivery }: { delivery: ReturnType<typeof deliveryTo> }) {
  const formats = useFormats();
  if (delivery === null) return <Trans>Not available at your address</Trans>;
  const fee = formats.money(delivery.fee);
  if (delivery.fee === 0) return <Trans>Free</Trans>;
  return delivery.isEstimated ? <Trans>about {fee}</Trans> : fee;
}

type TermProps = { name: ReactNode; below?: ReactNode; children: ReactNode };

const Term = ({ name, below = null, children }: TermProps) => (
  <div className={classes.term}>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {below === null ? null : <dd className={classes.below}>{below}</dd>}
  </div>
);

function Address({ store, route }: { store: Store; route: TravelRoute | null }) {
  const place = useChosenPlace();
  return (
    <div className={classes.address}>
      <IconMapPin size={20} aria-hidden />
      <p className={classes.words}>
        <bdi>{store.address}</bdi>
        {place ? <Distance store={store} place={place} route={route} /> : null}
      </p>
      <DirectionsLink to={store} />
      <MessageLink partner={`store-${store.id}`} name={store.name} />
    </div>
  );
}

/** Shows the distance: by road if a route is known, else in a straight line. */
function Distance({ store, place, route }: { store: Store; place: Place; route: TravelRoute | null }) {
  const formats = useFormats();
  if (route === null)
    return (
      <span className={classes.distance}>
        <Trans>{formats.kilometres(distanceBetween(store, place).kilometres)} km from you</Trans>
      </span>
    );
  const minutes = Math.max(1, Math.round(route.seconds / 60));
  const length = formats.kilometres(route.metres / 1000);
  return (
    <span className={classes.distance}>
      {route.mode === 'driving' ? (
        <Trans>
          {minutes} min by car, {length} km
        </Trans>
      ) : null}
      {route.mode === 'walking' ? (
        <Trans>
          {minutes} min on foot, {length} km
        </Trans>
      ) : null}
      {route.mode === 'bicycling' ? (
        <Trans>
          {minutes} min by bicycle, {length} km
        </Trans>
      ) : null}
    </span>
  );
}

type Surroundings = { zones: ZoneInfo[]; route: TravelRoute | null };

/** Loads the delivery zones and the route from the customer. Parts that can't be loaded are left out. */
function useSurroundings(store: Store): BlockData<Surroundings> {
  const { i18n } = useLingui();
  const { location } = useApi();
  const place = useChosenPlace();
  const reads = useReads();
  const near = place && isNear(store, place) ? { lat: place.lat, lng: place.lng } : null;
  const name = `around|${i18n.locale}|${store.id}|${near?.lat}|${near?.lng}`;
  return reads.read(name, CATEGORY_LIFETIME, async () => {
    const [zones, route] = await Promise.all([
      reads.read(`zones|${i18n.locale}`, CATEGORY_LIFETIME, () => location.zones()).promise,
      near && location.route(near, store).catch(() => null),
    ]);
    return { zones, route };
  });
}

/** Shows the map and the distance along the route on it. */
function Where({ store }: { store: Store }) {
  const data = useSurroundings(store);
  return (
    <>
      <div className={classes.map}>
        <Block data={data} skeleton={<Skeleton blockSize="100%" radius={20} />}>
          {(around) => <Streets store={store} around={around} />}
        </Block>
      </div>
      <CatchBoundary
        getResetKey={() => data.key}
        errorComponent={() => <Address store={store} route={null} />}
      >
        <Suspense fallback={<Address store={store} route={null} />}>
          <KnownAddress store={store} data={data} />
        </Suspense>
      </CatchBoundary>
    </>
  );
}

const KnownAddress = ({ store, data }: { store: Store; data: BlockData<Surroundings> }) => (
  <Address store={store} route={use(data.promise).route} />
);

function Streets({ store, around: { zones, route } }: { store: Store; around: Surroundings }) {
  const { t } = useLingui();
  const place = useChosenPlace();
  const outline = zones.find(({ id }) => id === store.zoneId)?.outline;
  const areas = useMemo(() => (outline ? [outline] : []), [outline]);
  const home = t`You`;
  const pins = useMemo(
    () => [
      { id: store.id, lat: store.lat, lng: store.lng, kind: 'store' as const, label: store.name },
      ...(place && isNear(store, place)
        ? [{ id: 0, lat: place.lat, lng: place.lng, kind: 'home' as const, label: home }]
        : []),
    ],
    [store, place, home],
  );
  return (
    <StreetMap
      label={t`Map of ${store.name}`}
      pins={pins}
      areas={areas}
      {...(route && { route: route.points })}
      fallback={<NoMap />}
    >
      {store.hasDelivery && areas.length > 0 ? (
        <p className={classes.note}>
          <Trans>This store delivers inside the dotted line.</Trans>
        </p>
      ) : null}
    </StreetMap>
  );
}

/** Returns whether the map can show the place. If it is farther away, the map would be illegible. */
const isNear = (store: Store, place: Place): boolean => distanceKm(store, place) < 15;

const NoMap = (): ReactNode => (
  <p className={classes.noMap}>
    <IconMapPin size={32} aria-hidden />
    <Trans>The map isn’t available. Use the store’s address instead.</Trans>
  </p>
);

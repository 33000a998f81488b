import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use, useMemo } from 'react';
import type { LatLng } from '../../../../domain/geo';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import { FAILURE_SHOWN, VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import type { MapPin } from '../../../ui/map/map-pins';
import { Skeleton } from '../../../ui/skeleton';
import { StreetMap } from '../../location/street-map';
import frame from '../../orders/detail/order-view.module.css';
import classes from '../../orders/tracking/order-map.module.css';

type Props = { trip: BookedTrip };

const NO_AREAS: never[] = [];
const NO_LINE: readonly LatLng[] = [];
const CAR = 'car' as const;
/** Initial zoom shows the city [CONST-18]. */
const ZOOM = { first: 10, least: 1, most: 22 };

/** Pick-up, destination and driver; the text beside it has everything too [RENT-51]. */
export function TripMap({ trip }: Props) {
  const { pickup, destination } = trip.plan;
  if (pickup === null) return null;
  return (
    <div className={frame.map}>
      <CatchBoundary
        getResetKey={() => trip.id}
        errorComponent={() => <Streets trip={trip} pickup={pickup} />}
      >
        <Suspense fallback={<Skeleton blockSize="100%" radius={20} />}>
          {destination ? (
            <WithWay trip={trip} pickup={pickup} destination={destination} />
          ) : (
            <Streets trip={trip} pickup={pickup} />
          )}
        </Suspense>
      </CatchBoundary>
    </div>
  );
}

type Ends = Props & { pickup: TripPlace; destination: TripPlace };

function WithWay({ trip, pickup, destination }: Ends) {
  const reads = useReads();
  const { location } = useApi();
  const { promise } = reads.read(
    `way:${pickup.lat},${pickup.lng}:${destination.lat},${destination.lng}`,
    { ...VISIT_LIFETIME, failed: FAILURE_SHOWN },
    () => location.way(pickup, destination),
  );
  return <Streets trip={trip} pickup={pickup} line={use(promise)?.points ?? NO_LINE} />;
}

type StreetsProps = Props & { pickup: TripPlace; line?: readonly LatLng[] };

function Streets({ trip: { plan, driver, status }, pickup, line = NO_LINE }: StreetsProps) {
  const { t } = useLingui();
  const { destination } = plan;
  const from = t`Pickup`;
  const to = t`Destination`;
  const pins = useMemo(
    (): MapPin[] => [
      { id: 1, kind: 'home', label: from, lat: pickup.lat, lng: pickup.lng },
      ...(destination
        ? [{ id: 2, kind: 'store' as const, label: to, lat: destination.lat, lng: destination.lng }]
        : []),
    ],
    [pickup, destination, from, to],
  );
  const name = driver?.name ?? '';
  const awaited = { lat: pickup.lat, lng: pickup.lng, label: t`${name} meets you here`, comesBy: CAR };
  const isComing = driver !== null && (status === 'confirmed' || status === 'ongoing');
  return (
    <StreetMap
      label={t`Your trip on a map`}
      pins={pins}
      areas={NO_AREAS}
      route={line}
      zoomRange={ZOOM}
      courier={isComing ? (driver.spot ? { ...driver.spot, label: name, comesBy: CAR } : awaited) : null}
      fallback={
        <p className={classes.missing}>
          <Trans>The map isn’t available. You’ll find all details of your trip below.</Trans>
        </p>
      }
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use, useMemo } from 'react';
import type { LatLng } from '../../../../domain/geo';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import { FAILURE_SHOWN, VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import type { CourierPin, MapPin } from '../../../ui/map/map-pins';
import { Skeleton } from '../../../ui/skeleton';
import { StreetMap } from '../../location/street-map';
import frame from '../../orders/detail/order-view.module.css';
import classes from '../../orders/tracking/order-map.module.css';

const NO_AREAS: never[] = [];
const NO_LINE: readonly LatLng[] = [];
/**
 * Zoom levels. The first shows the whole city, because a single place has no bounds to fit [CONST-18,
 * RENT-51].
 */
const ZOOM = { first: 10, least: 1, most: 22 };

type Props = {
  label: string;
  pickup: TripPlace;
  /** The destination. `null` or equal to `pickup` if the vehicle is returned to the pick-up place. */
  destination: TripPlace | null;
  driver?: CourierPin | null;
};

/**
 * Shows both places and the route between them. The text beside the map contains the same facts [RENT-51,
 * RENT-60].
 */
export function RouteMap({ destination, ...props }: Props) {
  const { pickup } = props;
  const isElsewhere =
    destination !== null && (destination.lat !== pickup.lat || destination.lng !== pickup.lng);
  return (
    <div className={frame.map}>
      {isElsewhere ? (
        <CatchBoundary
          getResetKey={() => JSON.stringify([pickup, destination])}
          errorComponent={() => <Streets {...props} destination={destination} />}
        >
          <Suspense fallback={<Skeleton blockSize="100%" radius={20} />}>
            <WithRoute {...props} destination={destination} />
          </Suspense>
        </CatchBoundary>
      ) : (
        <Streets {...props} destination={null} />
      )}
    </div>
  );
}

function WithRoute(props: Props & { destination: TripPlace }) {
  const { pickup, destination } = props;
  const reads = useReads();
  const { location } = useApi();
  const { promise } = reads.read(
    `way:${pickup.lat},${pickup.lng}:${destination.lat},${destination.lng}`,
    { ...VISIT_LIFETIME, failed: FAILURE_SHOWN },
    () => location.route(pickup, destination),
  );
  return <Streets {...props} line={use(promise)?.points ?? NO_LINE} />;
}

function Streets({
  label,
  pickup,
  destination,
  driver = null,
  line = NO_LINE,
}: Props & { line?: readonly LatLng[] }) {
  const { t } = useLingui();
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
  return (
    <StreetMap
      label={label}
      pins={pins}
      areas={NO_AREAS}
      route={line}
      zoomRange={ZOOM}
      courier={driver}
      fallback={
        <p className={classes.missing}>
          <Trans>The map isn’t available. You’ll find all details of your trip below.</Trans>
        </p>
      }
    />
  );
}

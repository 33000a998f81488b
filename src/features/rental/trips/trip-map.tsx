import { useLingui } from '@lingui/react/macro';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import { RouteMap } from './route-map';

const CAR = 'car' as const;

/** Shows the booked route and the driver's position [RENT-51]. */
export function TripMap({ trip: { plan, driver, status } }: { trip: BookedTrip }) {
  const { t } = useLingui();
  const { pickup, destination } = plan;
  if (pickup === null) return null;
  const name = driver?.name ?? '';
  const awaited = { lat: pickup.lat, lng: pickup.lng, label: t`${name} meets you here`, comesBy: CAR };
  const isComing = driver !== null && (status === 'confirmed' || status === 'ongoing');
  return (
    <RouteMap
      label={t`Your trip on a map`}
      pickup={pickup}
      destination={destination}
      driver={isComing ? (driver.spot ? { ...driver.spot, label: name, comesBy: CAR } : awaited) : null}
    />
  );
}

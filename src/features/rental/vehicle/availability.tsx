import { Plural, Trans } from '@lingui/react/macro';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle } from '../../../api/rental-mapping';
import classes from './vehicle-page.module.css';

/**
 * Shows how many vehicles are free for the trip. Without a trip: how many the provider has [RENT-09,
 * RENT-13].
 */
export function Availability({ vehicle, trip }: { vehicle: FoundVehicle; trip: Trip | null }) {
  const { available, total } = vehicle;
  if (!vehicle.isActive || available === 0)
    return (
      <p className={classes.away} role="status">
        <Trans>This vehicle is not available in this pick time</Trans>
      </p>
    );
  return (
    <p className={classes.free}>
      {trip && available !== null ? (
        <Plural value={available} one="# available" other="# available" />
      ) : (
        <Plural value={total} one="# in total" other="# in total" />
      )}
    </p>
  );
}

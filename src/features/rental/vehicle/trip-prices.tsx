import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RENTAL_TYPES } from '../../../../domain/rental/trip';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { withSearch } from '../../../platform/search-change';
import { Badge } from '../../../ui/badge';
import { Price } from '../../../ui/price';
import { Duration, RateUnit, TripTypeName } from '../cards/trip-labels';
import classes from './vehicle-page.module.css';

type Props = { vehicle: FoundVehicle; trip: Trip | null };
const DAY = 24;

/** Shows the price per trip type and marks the cheapest [RENT-13, RENT-43, X-18]. */
export function TripPrices({ vehicle, trip }: Props) {
  const formats = useFormats();
  const types = RENTAL_TYPES.filter((type) => vehicle.rates[type] !== null);
  return (
    <ul className={classes.prices} data-beside={trip === null || undefined}>
      {types.map((type) => {
        const price = vehicle.prices.find((entry) => entry.type === type);
        const rate = vehicle.rates[type] ?? 0;
        return (
          <li key={type} className={classes.kind} data-on={trip?.type === type || undefined}>
            <span className={classes.kindName}>
              <TripTypeName type={type} />
              {price?.isCheapest && types.length > 1 ? (
                <Badge tone="good">
                  <Trans>Cheapest</Trans>
                </Badge>
              ) : null}
            </span>
            <span className={classes.rate}>
              {formats.money(rate)} <RateUnit type={type} />
              {trip && price ? (
                <>
                  {' · '}
                  <Duration type={type} hours={hoursAs(type, trip)} metres={trip.metres} />
                </>
              ) : null}
            </span>
            {trip && price ? (
              <span className={classes.kindPrice}>
                <Price low={price.total} full={price.full} />
                {trip.type === type ? null : (
                  <Link
                    className={classes.take}
                    to="."
                    search={withSearch({ type, hours: hoursAs(type, trip) })}
                    replace
                    resetScroll={false}
                  >
                    <Trans>Choose</Trans>
                  </Link>
                )}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the duration by another trip type. Days are rounded up. */
const hoursAs = (type: Trip['type'], { hours, type: requested }: Trip): number =>
  type === 'day_wise' && requested !== 'day_wise' ? Math.ceil(hours / DAY) * DAY : hours;

import { Trans } from '@lingui/react/macro';
import { lowestRate } from '../../../../domain/rental/trip-price';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { Price } from '../../../ui/price';
import { Duration, RateUnit } from './trip-labels';
import classes from './vehicle-card.module.css';

type Props = { vehicle: FoundVehicle; trip: Trip | null; size?: 'small' | 'normal' | 'large' };

/** Shows the trip's price, or the lowest rate if no trip is given [RENT-03]. */
export function VehiclePrice({ vehicle, trip, size = 'normal' }: Props) {
  const formats = useFormats();
  const price = trip && vehicle.prices.find(({ type }) => type === trip.type);
  if (trip && price)
    return (
      <p className={classes.price}>
        <Price low={price.total} full={price.full} size={size} />{' '}
        <span className={classes.unit}>
          <Trans>
            for <Duration {...trip} />
          </Trans>
        </span>
      </p>
    );
  const lowest = lowestRate(vehicle.rates);
  if (lowest === null) return null;
  return (
    <p className={classes.price}>
      <Trans>
        from <strong className={classes.rate}>{formats.money(lowest.rate)}</strong>{' '}
        <span className={classes.unit}>
          <RateUnit type={lowest.type} />
        </span>
      </Trans>
    </p>
  );
}

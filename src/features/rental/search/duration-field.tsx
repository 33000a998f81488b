import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Duration } from '../cards/trip-labels';
import classes from './field.module.css';
import { useRentalSearch, useRentalSearchRef } from './rental-search.context';

const DAY = 24;
const hourly = Array.from({ length: DAY }, (_, index) => index + 1);
const daily = Array.from({ length: 31 }, (_, index) => (index + 1) * DAY);

/**
 * Asks for the duration. Hidden for trips by distance, because the route decides their duration [RENT-05].
 */
export function DurationField() {
  const id = useId();
  const flow = useRentalSearchRef();
  const type = useRentalSearch(({ context }) => context.draft.type);
  const hours = useRentalSearch(({ context }) => context.draft.hours);
  if (type === 'distance_wise')
    return (
      <p className={classes.fixed}>
        <Trans>Priced by route distance.</Trans>
      </p>
    );
  const offered = type === 'day_wise' ? daily : hourly;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        <Trans>Duration</Trans>
      </label>
      <select
        id={id}
        className={classes.box}
        value={hours}
        onChange={(change) => flow.send({ type: 'duration.chosen', hours: Number(change.target.value) })}
      >
        {(offered.includes(hours) ? offered : [...offered, hours]).map((value) => (
          <option key={value} value={value}>
            <Duration type={type} hours={value} metres={0} />
          </option>
        ))}
      </select>
    </div>
  );
}

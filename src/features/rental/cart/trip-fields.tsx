import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockAt, momentAt } from '../../../../domain/rental/local-time';
import type { TripPlan } from '../../../../domain/rental/trip-cart';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { useConfig } from '../../../platform/shop.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { Choice, Choices } from '../../checkout/parts/choices';
import { Duration } from '../cards/trip-labels';
import form from '../search/field.module.css';
import classes from './trip-fields.module.css';
import { KindName, TripLength } from './trip-parts';

/** Lazy-loaded, because the calendar is half of this module's size. */
const MomentField = lazyPart(() => import('../search/moment-field').then((file) => file.MomentField));

const KINDS: readonly RentalType[] = ['hourly', 'day_wise', 'distance_wise'];
const DAY = 24;
const HOURS = Array.from({ length: DAY }, (_, index) => index + 1);
const DAYS = Array.from({ length: 31 }, (_, index) => (index + 1) * DAY);

type KindsProps = {
  kinds: readonly RentalType[];
  chosen: RentalType;
  hint?: (kind: RentalType) => ReactNode;
  onChoose: (kind: RentalType) => void;
};

export function KindChoice({ kinds, chosen, hint, onChoose }: KindsProps) {
  const { t } = useLingui();
  return (
    <Choices legend={t`Trip type`}>
      {KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
        <Choice
          key={kind}
          name="trip-type"
          isOn={kind === chosen}
          hint={hint?.(kind)}
          onChoose={() => onChoose(kind)}
        >
          <KindName kind={kind} />
        </Choice>
      ))}
    </Choices>
  );
}

/** Converts the trip to another type. Days are rounded up. */
export const withTripType = (plan: TripPlan, kind: RentalType): TripPlan => ({
  ...plan,
  kind,
  hours: kind === 'day_wise' ? Math.ceil((plan.hours ?? 1) / DAY) * DAY : plan.hours,
});

type Props = { plan: TripPlan; onChange: (plan: TripPlan) => void };

/** The fields of a trip. Its start is in the pick-up place's local time and never in the past. */
export function TripFields({ plan, onChange }: Props) {
  const config = useConfig();
  const lengths = plan.kind === 'day_wise' ? DAYS : HOURS;
  const hours = plan.hours ?? lengths[0] ?? 1;
  return (
    <div className={classes.fields}>
      <LazyPlace fallback={<Skeleton blockSize={78} />}>
        <MomentField
          value={clockAt(plan.pickupAt, config)}
          onChange={(value) => {
            if (value !== null) onChange({ ...plan, pickupAt: momentAt(value, config) });
          }}
        />
      </LazyPlace>
      {plan.kind === 'distance_wise' ? (
        <p className={classes.note}>
          <Trans>Distance by route:</Trans> <TripLength plan={plan} />
        </p>
      ) : (
        <label className={form.field}>
          <span className={form.label}>
            <Trans>Duration</Trans>
          </span>
          <select
            className={form.box}
            value={hours}
            onChange={({ currentTarget }) => onChange({ ...plan, hours: Number(currentTarget.value) })}
          >
            {(lengths.includes(hours) ? lengths : [...lengths, hours]).map((value) => (
              <option key={value} value={value}>
                <Duration type={plan.kind} hours={value} metres={0} />
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockAt, momentAt } from '../../../../domain/rental/local-time';
import type { TripPlan } from '../../../../domain/rental/trip-cart';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { useConfig } from '../../../platform/shop.context';
import { LatePlace, later } from '../../../ui/later';
import { Skeleton } from '../../../ui/skeleton';
import { Choice, Choices } from '../../checkout/parts/choices';
import { Duration } from '../cards/trip-words';
import form from '../search/field.module.css';
import classes from './trip-fields.module.css';
import { KindName, TripLength } from './trip-parts';

/** The calendar is half of what this weighs. */
const MomentField = later(() => import('../search/moment-field').then((file) => file.MomentField));

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

/** In which way the vehicle is let. */
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

/** The same trip as another kind of it: days are begun and paid whole. */
export const asKind = (plan: TripPlan, kind: RentalType): TripPlan => ({
  ...plan,
  kind,
  hours: kind === 'day_wise' ? Math.ceil((plan.hours ?? 1) / DAY) * DAY : plan.hours,
});

type Props = { plan: TripPlan; onChange: (plan: TripPlan) => void };

/** When it begins, on the clocks of the pickup place and never in the past, and how long it takes. */
export function TripFields({ plan, onChange }: Props) {
  const config = useConfig();
  const lengths = plan.kind === 'day_wise' ? DAYS : HOURS;
  const hours = plan.hours ?? lengths[0] ?? 1;
  return (
    <div className={classes.fields}>
      <LatePlace fallback={<Skeleton blockSize={78} />}>
        <MomentField
          value={clockAt(plan.pickupAt, config)}
          onChange={(value) => {
            if (value !== null) onChange({ ...plan, pickupAt: momentAt(value, config) });
          }}
        />
      </LatePlace>
      {plan.kind === 'distance_wise' ? (
        <p className={classes.note}>
          <Trans>The way decides how far:</Trans> <TripLength plan={plan} />
        </p>
      ) : (
        <label className={form.field}>
          <span className={form.label}>
            <Trans>How long</Trans>
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

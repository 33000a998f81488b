import { Trans } from '@lingui/react/macro';
import { clockAt } from '../../../../domain/rental/local-time';
import { returnTimeOf, type TripPlan } from '../../../../domain/rental/trip-cart';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import { Duration } from '../cards/trip-labels';
import { TimeZoneText } from '../search/time-zone-text';
import classes from './trip-questions.module.css';

export function KindName({ kind }: { kind: RentalType }) {
  switch (kind) {
    case 'hourly':
      return <Trans>Hourly</Trans>;
    case 'day_wise':
      return <Trans>Daily</Trans>;
    case 'distance_wise':
      return <Trans>By distance</Trans>;
  }
}

const DAY = 24;

/** Shows the length of a trip in hours, in days, or in kilometres with three decimals [RENT-05]. */
export function TripLength({ plan: { kind, hours, metres } }: { plan: TripPlan }) {
  const least = kind === 'hourly' ? 1 : DAY;
  return (
    <span className={classes.whole}>
      <Duration type={kind} hours={hours ?? least} metres={metres ?? 0} />
    </span>
  );
}

/** Shows the start of the trip in the pick-up place's local time. */
export function TripMoment({ at }: { at: string }) {
  const formats = useFormats();
  const config = useConfig();
  const [day = '', clock = ''] = clockAt(at, config).split('T');
  const time = formats.time(clock);
  return (
    <time dateTime={at}>
      <Trans>
        {formats.day(day)} at {time}
      </Trans>
    </time>
  );
}

export const TripSummary = ({ plan }: { plan: TripPlan }) => (
  <>
    <KindName kind={plan.kind} />
    {' · '}
    <TripMoment at={plan.pickupAt} />
    {' · '}
    <TripLength plan={plan} />
  </>
);

/** Shows the return time with its time zone [RENT-12]. */
export function TripReturn({ plan }: { plan: TripPlan }) {
  const due = returnTimeOf(plan);
  return (
    <>
      {due === null ? null : (
        <>
          <Trans>
            Return by <TripMoment at={due} />
          </Trans>
          {' · '}
        </>
      )}
      <TimeZoneText at={Date.parse(plan.pickupAt)} />
    </>
  );
}

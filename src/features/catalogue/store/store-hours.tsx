import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningHours, Store } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import classes from './store-hours.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** A Sunday. The names of weekdays are formatted from this date. */
const SUNDAY = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

/** Lists the opening hours of the week, with today in bold. */
export function HoursList({ store }: { store: Store }) {
  const { i18n } = useLingui();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const today = new Date(now() + utcOffsetMinutes * 60_000).getUTCDay();
  const dayNames = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <dl className={classes.list}>
      {WEEK.map((day) => (
        <div key={day} className={classes.day} data-today={day === today || undefined}>
          <dt>{dayNames.format(SUNDAY + day * DAY)}</dt>
          <dd>
            <Periods periods={store.hours.filter((period) => period.day === day)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Periods({ periods }: { periods: OpeningHours[] }) {
  const formats = useFormats();
  if (periods.length === 0) return <Trans>Closed</Trans>;
  return formats.list(periods.map(({ opens, closes }) => `${formats.time(opens)} – ${formats.time(closes)}`));
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningHours, Store } from '../../../domain/catalogue';
import { useFormats } from '../../i18n/formats.context';
import classes from './store-hours.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** A Sunday, to name the days of the week in the reader's language. */
const SUNDAY = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

export function StoreHours({ store }: { store: Store }) {
  const { i18n } = useLingui();
  if (store.hours.length === 0) return null;
  const dayNames = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <details className={classes.hours}>
      <summary className={classes.summary}>
        <Trans>Opening hours</Trans>
      </summary>
      <dl className={classes.list}>
        {WEEK.map((day) => (
          <div key={day} className={classes.day}>
            <dt>{dayNames.format(SUNDAY + day * DAY)}</dt>
            <dd>
              <Periods periods={store.hours.filter((period) => period.day === day)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Periods({ periods }: { periods: OpeningHours[] }) {
  const formats = useFormats();
  if (periods.length === 0) return <Trans>Closed</Trans>;
  return formats.list(periods.map(({ opens, closes }) => `${formats.time(opens)} – ${formats.time(closes)}`));
}

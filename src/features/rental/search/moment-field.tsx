import '../../../platform/fields/inputs.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import { clockAt, momentOf } from '../../../../domain/rental/local-time';
import { FURTHEST_AHEAD } from '../../../../domain/rental/trip';
import { useFormats } from '../../../i18n/formats.context';
import { type LanguageCode, localeOf } from '../../../i18n/languages';
import { useClock, useConfig } from '../../../platform/shop.context';
import { CalendarField } from '../../../ui/calendar-field';
import field from './field.module.css';
import classes from './moment-field.module.css';
import { TimeZoneText } from './time-zone-text';

const MINUTES_A_SLOT = 30;
const SLOTS = (24 * 60) / MINUTES_A_SLOT;
const NOON = '12:00';

const slots = Array.from({ length: SLOTS }, (_, index) => {
  const minutes = index * MINUTES_A_SLOT;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

type Props = {
  /** Local time, such as 2026-11-24T15:00. `null`: no time is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Asks for date and time in the pick-up place's local time. Past times are disabled [RENT-12]. */
export function MomentField({ value, onChange }: Props) {
  const { i18n, t } = useLingui();
  const id = useId();
  const formats = useFormats();
  const now = useClock();
  const config = useConfig();
  const earliest = clockAt(now(), config);
  const today = earliest.slice(0, 10);
  const furthest = clockAt(now() + FURTHEST_AHEAD, config).slice(0, 10);
  const [day = null, time = NOON] = value?.split('T') ?? [];
  const months = new Intl.DateTimeFormat(localeOf(i18n.locale as LanguageCode), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const monthOf = (date: string) => months.format(new Date(`${date.slice(0, 10)}T12:00Z`));
  const choose = (newDay: string | null, newTime: string) =>
    onChange(newDay === null ? null : `${newDay}T${newTime}`);
  // The change to summer time skips an hour, whose slots do not exist.
  const isThere = (slot: string) => {
    const moment = day === null ? null : momentOf(`${day}T${slot}`, config);
    return moment === null || clockAt(moment, config).endsWith(slot);
  };
  const open = slots.filter((slot) => (day !== today || `${day}T${slot}` > earliest) && isThere(slot));
  // A time in the URL stays selectable, even between two slots.
  const shown = open.includes(time) || value === null ? open : [time, ...open];
  return (
    <div className={field.field}>
      <div className={field.pair}>
        <CalendarField
          language={i18n.locale}
          label={t`Pickup day`}
          today={today}
          value={day}
          minDate={today}
          maxDate={furthest}
          valueFormatter={({ date }) => (typeof date === 'string' ? formats.day(date) : '')}
          monthLabelFormat={monthOf}
          renderDay={(date) => formats.number(Number(date.slice(8, 10)))}
          leftSection={<IconCalendar size={20} aria-hidden />}
          getDayAriaLabel={formats.day}
          classNames={{
            label: classes.label ?? '',
            input: classes.input ?? '',
            day: classes.day ?? '',
          }}
          ariaLabels={{ nextMonth: t`Next month`, previousMonth: t`Previous month` }}
          onChange={(date) => choose(date, time)}
        />
        <div className={field.field}>
          <label className={field.label} htmlFor={id}>
            <Trans>Pickup time</Trans>
          </label>
          <select
            id={id}
            className={field.box}
            value={time}
            aria-describedby={`${id}-zone`}
            onChange={(change) => choose(day, change.target.value)}
          >
            {shown.map((slot) => (
              <option key={slot} value={slot}>
                {formats.time(slot)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className={field.note} id={`${id}-zone`}>
        <TimeZoneText at={day === null ? now() : (momentOf(`${day}T${time}`, config) ?? now())} />
      </p>
    </div>
  );
}

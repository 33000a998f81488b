import { useLingui } from '@lingui/react/macro';
import type { DayGroup } from '../../../domain/store-hours';
import { useFormats } from '../../i18n/formats.context';
import { type LanguageCode, localeOf } from '../../i18n/languages';

/** 4 January 1970, a Sunday. In opening hours, Sunday is the first day of the week. */
const SUNDAY = Date.UTC(1970, 0, 4);
const DAY = 24 * 60 * 60_000;
const CLOCK = /\d\d:\d\d/g;

/** Returns the names of weekdays and the texts of opening hours. */
export function useWeekTexts() {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const named = (day: number, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(localeOf(i18n.locale as LanguageCode), { weekday, timeZone: 'UTC' }).format(
      SUNDAY + day * DAY,
    );
  return {
    day: (day: number) => named(day, 'long'),
    days: ({ from, to }: DayGroup) =>
      from === to ? named(from, 'short') : `${named(from, 'short')} – ${named(to, 'short')}`,
    period: ({ opens, closes }: { opens: string; closes: string }) =>
      opens === closes ? t`24 hours` : `${formats.time(opens)} – ${formats.time(closes)}`,
    /** Formats the periods of a day from the format of the audit log. */
    periods: (stored: string) =>
      stored === '' ? t`Closed` : stored.replace(CLOCK, (clock) => formats.time(clock)),
  };
}

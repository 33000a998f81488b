import { Trans, useLingui } from '@lingui/react/macro';
import { cityClock, offsetAt } from '../../../../domain/rental/local-time';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';

/** Names the pick-up place's time zone, for customers in another one [RENT-12]. */
export function TimeZoneText({ at }: { at: number }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const clock = cityClock(useConfig());
  const offset = offsetAt(at, clock);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const sign = offset < 0 ? '−' : '+';
  const zone = `UTC${sign}${formats.number(hours)}${minutes === 0 ? '' : `:${formats.number(minutes)}`}`;
  const name = clock.timeZone === null ? null : zoneName(clock.timeZone, i18n.locale, at);
  return name === null ? (
    <Trans>
      Local time at pickup (<bdi dir="ltr">{zone}</bdi>)
    </Trans>
  ) : (
    <Trans>
      Local time at pickup ({name}, <bdi dir="ltr">{zone}</bdi>)
    </Trans>
  );
}

/** Returns the name of the time zone at this date. Summer time has its own name. */
const zoneName = (timeZone: string, locale: string, at: number): string | null =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? null;

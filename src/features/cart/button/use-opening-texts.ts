import { useLingui } from '@lingui/react/macro';
import { clockAt, daysBetween } from '../../../../domain/opening-hours';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';

/** Returns a function that formats the next opening: "Opens 18:00", "Opens tomorrow at 10:00", or closed. */
export function useOpeningTexts(): (opensAt: number | null) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  return (opensAt) => {
    if (opensAt === null) return t`Closed`;
    const time = formats.time(clockAt(opensAt, utcOffsetMinutes));
    const days = daysBetween(now(), opensAt, utcOffsetMinutes);
    if (days === 0) return t`Opens ${time}`;
    return days === 1 ? t`Opens tomorrow at ${time}` : t`Opens in ${days} days at ${time}`;
  };
}

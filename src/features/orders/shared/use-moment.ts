import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';

const MINUTE = 60_000;

/** Returns a function that formats a time in the shop's time zone. */
export function useMoment() {
  const { t } = useLingui();
  const formats = useFormats();
  const { utcOffsetMinutes } = useConfig();
  const time = (at: string | number): string =>
    formats.time(new Date(new Date(at).getTime() + utcOffsetMinutes * MINUTE).toISOString().slice(11, 16));
  return {
    time,
    dateAndTime: (at: string | number): string => {
      const date = formats.date(at);
      const clock = time(at);
      return t`${date} at ${clock}`;
    },
  };
}

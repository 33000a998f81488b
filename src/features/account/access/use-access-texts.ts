import { useLingui } from '@lingui/react/macro';
import type { OwnPasskey } from '../../../../domain/auth/access';
import { clockAt } from '../../../../domain/opening-hours';
import { useFormats } from '../../../i18n/formats.context';
import { useDeviceName } from '../../../i18n/use-device-name';
import { useConfig } from '../../../platform/shop.context';

/** Returns functions that format devices, passkeys and times. */
export function useAccessTexts() {
  const { t } = useLingui();
  const formats = useFormats();
  const { utcOffsetMinutes } = useConfig();
  const deviceName = useDeviceName();
  return {
    deviceName,
    passkeyName: ({ name, device }: OwnPasskey): string => name ?? deviceName(device),
    date: (moment: string): string => formats.date(moment),
    /** Formats a time in the shop's time zone. */
    dateAndTime: (moment: string): string => {
      const date = formats.date(moment);
      const time = formats.time(clockAt(Date.parse(moment), utcOffsetMinutes));
      return t`${date} at ${time}`;
    },
  };
}

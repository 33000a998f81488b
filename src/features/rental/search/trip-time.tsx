import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/formats.context';

/** Shows date and time in the pick-up place's local time. */
export function TripTime({ pickupAt }: { pickupAt: string }) {
  const formats = useFormats();
  const [day = '', time = ''] = pickupAt.split('T');
  return (
    <time dateTime={pickupAt}>
      <Trans>
        {formats.day(day)} at {formats.time(time)}
      </Trans>
    </time>
  );
}

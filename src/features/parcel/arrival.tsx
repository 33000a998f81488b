import { Trans } from '@lingui/react/macro';
import { clockAt } from '../../../domain/opening-hours';
import { promisedWindow } from '../../../domain/promised-time';
import { useFormats } from '../../i18n/formats.context';
import { useClock, useConfig } from '../../platform/shop.context';
import { useMoment } from '../orders/shared/use-moment';
import { useParcel, useParcelDraft } from './parcel.context';

/** Shows the arrival time of a parcel that is sent now [PARC-08]. */
export function Arrival() {
  const now = useClock();
  const moment = useMoment();
  const minutes = useParcel(({ context }) => context.quote?.minutes ?? null);
  const window = promisedWindow(minutes, now());
  if (window === null) return null;
  const from = moment.time(window.from);
  const to = moment.time(window.to);
  return (
    <Trans>
      Arrives {from}–{to}
    </Trans>
  );
}

export function ExpectedTime() {
  const formats = useFormats();
  const { utcOffsetMinutes } = useConfig();
  const { scheduledAt } = useParcelDraft();
  if (scheduledAt === null) return <Arrival />;
  const day = formats.date(scheduledAt);
  const time = formats.time(clockAt(Date.parse(scheduledAt), utcOffsetMinutes));
  return (
    <Trans>
      Pickup {day} {time}
    </Trans>
  );
}

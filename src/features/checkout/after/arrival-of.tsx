import { Trans } from '@lingui/react/macro';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { awaitedMoment } from '../../../../domain/under-way';
import { useClock } from '../../../platform/shop.context';
import { useMoment } from '../../orders/shared/use-moment';
import classes from './after-placing.module.css';

/** Shows the arrival time in the part of the page that a phone shows without scrolling [CHK-10]. */
export function ArrivalOf({ order }: { order: PlacedOrder }) {
  const now = useClock();
  const moment = useMoment();
  const awaited = awaitedMoment({ what: 'order', order }, now());
  if (awaited === null) return null;
  return (
    <p className={classes.arrival}>
      {awaited.is === 'pickUp' ? (
        <Trans>Ready around {moment.time(awaited.at)}</Trans>
      ) : (
        <Trans>Arriving around {moment.time(awaited.at)}</Trans>
      )}
    </p>
  );
}

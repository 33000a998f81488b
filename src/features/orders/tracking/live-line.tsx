import { Trans } from '@lingui/react/macro';
import { useMoment } from '../shared/use-moment';
import classes from './live-line.module.css';
import { useOrderTracking, useOrderTrackingRef } from './order-tracking.context';

/** Shows that updates are live, or the time of the last one [ORD-05, NFR-08]. */
export function LiveLine() {
  const flow = useOrderTrackingRef();
  const moment = useMoment();
  const receivedAt = useOrderTracking(({ context }) => context.receivedAt);
  const isFinished = useOrderTracking((at) => at.matches('finished'));
  const isOffline = useOrderTracking((at) => at.matches('offline'));
  const isStale = useOrderTracking((at) => at.matches('stale'));
  if (isFinished || receivedAt === null) return null;
  const updated = (
    <time dateTime={new Date(receivedAt).toISOString()}>
      <Trans>Last updated {moment.time(receivedAt)}</Trans>
    </time>
  );
  if (isOffline)
    return (
      <p className={classes.line} data-tone="old">
        <Trans>You’re offline. Updates continue when you’re back online.</Trans> {updated}
      </p>
    );
  if (isStale)
    return (
      <p className={classes.line} data-tone="old">
        <Trans>No updates right now. We’ll keep trying.</Trans> {updated}{' '}
        <button
          type="button"
          className={classes.again}
          onClick={() => flow.send({ type: 'retry.requested' })}
        >
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  return (
    <p className={classes.line}>
      <span className={classes.dot} aria-hidden="true" />
      <Trans>Live</Trans> · {updated}
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { Link } from '@tanstack/react-router';
import { failureTexts } from '../../../i18n/failures';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import classes from '../../orders/detail/order-view.module.css';
import { TripTrackingActor, useTripTracking, useTripTrackingRef } from './trip-tracking.context';
import { TripView } from './trip-view';
import { useTripTrackingLogic } from './use-trip-tracking';

/** The page of a customer's own trip [RENT-54]. */
export function TripPage({ id }: { id: number }) {
  const flow = usePage(useTripTrackingLogic(), { input: { lookup: { id, phone: null } } });
  return (
    <TripTrackingActor actor={flow}>
      <Trip />
    </TripTrackingActor>
  );
}

function Trip() {
  const { i18n, t } = useLingui();
  const flow = useTripTrackingRef();
  const trip = useTripTracking(({ context }) => context.trip);
  const failure = useTripTracking(({ context }) => context.failure);
  const isMissing = useTripTracking((at) => at.matches('notFound'));
  if (trip) return <TripView trip={trip} />;
  if (isMissing) return <NoSuchTrip />;
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return (
    <div className={classes.column} role="status" aria-label={t`Loading your trip`}>
      <Skeleton blockSize={220} radius={20} />
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}

const NoSuchTrip = () => (
  <div className={classes.missing}>
    <EmptyState
      title={<Trans>We couldn’t find this trip</Trans>}
      picture={<img src={car} alt="" width={112} height={112} />}
      action={
        <Button renderRoot={(props) => <Link to="/my-trips" {...props} />}>
          <Trans>All my trips</Trans>
        </Button>
      }
    >
      <Trans>This trip isn’t in your account.</Trans>
    </EmptyState>
  </div>
);

import { Trans, useLingui } from '@lingui/react/macro';
import { IconCreditCard, IconStar } from '@tabler/icons-react';
import { useActorRef } from '@xstate/react';
import { type ReactNode, Suspense, useState } from 'react';
import type { BookedTrip, BookedVehicle } from '../../../../domain/rental/booked-trip';
import { useApi, useReads } from '../../../platform/shop.context';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import classes from '../../orders/actions/order-actions.module.css';
import { Panel } from '../../orders/shared/panel';
import { provideTripActions } from './trip-actions.actors';
import { TripActionsActor, useTripActions, useTripActionsRef } from './trip-actions.context';
import { TRIPS } from './trip-reads';
import { useTripTracking, useTripTrackingRef } from './trip-tracking.context';

const TripActionQuestion = later(() =>
  import('./trip-action-question').then((file) => file.TripActionQuestion),
);

type Props = { trip: BookedTrip };

/** What can be done about this trip; the page around it sees what becomes of it [RENT-54]. */
export function WithTripActions({ trip, children }: Props & { children: ReactNode }) {
  const { orders, rental } = useApi();
  const reads = useReads();
  const tracking = useTripTrackingRef();
  const phone = useTripTracking(({ context }) => context.asked?.phone ?? null);
  const [logic] = useState(() =>
    provideTripActions({ orders, rental, phone, callback: `${window.location.origin}/rental/booking` }),
  );
  const flow = useActorRef(logic, { input: { tripId: trip.id } });
  useNotices(flow);
  useNews(flow, 'trip.changed', () => {
    reads.forget(TRIPS);
    tracking.send({ type: 'trip.changed' });
  });
  return (
    <TripActionsActor actor={flow}>
      {children}
      <Layer trip={trip} />
    </TripActionsActor>
  );
}

function Layer({ trip }: Props) {
  const isOpen = useTripActions((at) => at.hasTag('open'));
  return isOpen ? (
    <Suspense>
      <TripActionQuestion trip={trip} />
    </Suspense>
  ) : null;
}

/** Only what is left to the customer. */
export function TripButtons({ trip: { canCancel, canPay } }: Props) {
  const flow = useTripActionsRef();
  if (!canCancel && !canPay) return null;
  return (
    <div className={classes.buttons}>
      {canPay ? (
        <Button
          leftSection={<IconCreditCard size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'payment.requested' })}
        >
          <Trans>Pay now or change the payment method</Trans>
        </Button>
      ) : null}
      {canCancel ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'cancel.requested' })}
        >
          <Trans>Cancel the trip</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Once it is completed: every vehicle of it. */
export function TripReviews({ trip: { canReview, vehicles } }: Props) {
  if (!canReview) return null;
  return (
    <Panel title={<Trans>Your reviews</Trans>}>
      <ul className={classes.subjects}>
        {vehicles.map((vehicle) =>
          vehicle.vehicleId === null ? null : (
            <li key={vehicle.id} className={classes.subject}>
              <ReviewLine vehicle={vehicle} vehicleId={vehicle.vehicleId} />
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

type LineProps = { vehicle: BookedVehicle; vehicleId: number };

function ReviewLine({ vehicle: { name, isReviewed }, vehicleId }: LineProps) {
  const { t } = useLingui();
  const flow = useTripActionsRef();
  return (
    <>
      <p className={classes.name}>{name}</p>
      <Button
        variant="light"
        size="sm"
        aria-haspopup="dialog"
        aria-label={isReviewed ? t`Change your review of ${name}` : t`Review ${name}`}
        leftSection={<IconStar size={18} aria-hidden />}
        onClick={() => flow.send({ type: 'review.requested', vehicleId })}
      >
        {isReviewed ? <Trans>Change</Trans> : <Trans>Review</Trans>}
      </Button>
    </>
  );
}

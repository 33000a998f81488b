import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarTime, IconCreditCard, IconStar } from '@tabler/icons-react';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import type { ReviewSubject } from '../../../../machines/rental/trip-actions.types';
import { useApi, useReads } from '../../../platform/shop.context';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { LatePlace, later } from '../../../ui/later';
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
  const { rental } = useApi();
  const reads = useReads();
  const tracking = useTripTrackingRef();
  const phone = useTripTracking(({ context }) => context.asked?.phone ?? null);
  const [logic] = useState(() =>
    provideTripActions({ rental, phone, callback: `${window.location.origin}/rental/booking` }),
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
    <LatePlace>
      <TripActionQuestion trip={trip} />
    </LatePlace>
  ) : null;
}

/** Only what is left to the customer. */
export function TripButtons({ trip: { canCancel, canPay, canChange } }: Props) {
  const flow = useTripActionsRef();
  if (!canCancel && !canPay && !canChange) return null;
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
      {canChange ? (
        <Button
          variant="default"
          leftSection={<IconCalendarTime size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'change.requested' })}
        >
          <Trans>Change date or duration</Trans>
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

type Subject = { subject: ReviewSubject; name: string; isReviewed: boolean };

/** Once it is completed: every vehicle of it, and who drove it. */
export function TripReviews({ trip: { canReview, vehicles, driver } }: Props) {
  if (!canReview) return null;
  const subjects: Subject[] = [
    ...vehicles.flatMap(({ vehicleId, name, isReviewed }): Subject[] =>
      vehicleId === null ? [] : [{ subject: { about: 'vehicle', id: vehicleId }, name, isReviewed }],
    ),
    ...(driver
      ? [
          {
            subject: { about: 'driver', id: driver.id } as const,
            name: driver.name,
            isReviewed: driver.isReviewed,
          },
        ]
      : []),
  ];
  return (
    <Panel title={<Trans>Your reviews</Trans>}>
      <ul className={classes.subjects}>
        {subjects.map((one) => (
          <li key={`${one.subject.about} ${one.subject.id}`} className={classes.subject}>
            <ReviewLine {...one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ReviewLine({ subject, name, isReviewed }: Subject) {
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
        onClick={() => flow.send({ type: 'review.requested', subject })}
      >
        {isReviewed ? <Trans>Change</Trans> : <Trans>Review</Trans>}
      </Button>
    </>
  );
}

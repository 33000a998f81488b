import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarTime, IconCreditCard, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import type { ReviewSubject } from '../../../../machines/rental/trip-actions.types';
import { usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import classes from '../../orders/actions/order-actions.module.css';
import { Panel } from '../../orders/shared/panel';
import { provideTripActions, tripActionsEffects } from './trip-actions.actors';
import {
  TripActionsActor,
  useCloseQuestion,
  useTripActions,
  useTripActionsRef,
} from './trip-actions.context';
import { useTripTracking, useTripTrackingRef } from './trip-tracking.context';

const TripActionQuestion = lazyPart(() =>
  import('./trip-action-question').then((file) => file.TripActionQuestion),
);

type Props = { trip: BookedTrip };

/** Runs the actions on the trip, such as cancelling, and shows their results on the page [RENT-54]. */
export function WithTripActions({ trip, children }: Props & { children: ReactNode }) {
  const { rental } = useApi();
  const reads = useReads();
  const tracking = useTripTrackingRef();
  const phone = useTripTracking(({ context }) => context.lookup?.phone ?? null);
  const flow = usePage(
    () => provideTripActions({ rental, phone, callback: `${window.location.origin}/rental/booking` }),
    { input: { tripId: trip.id }, effects: tripActionsEffects(reads, tracking) },
  );
  return (
    <TripActionsActor actor={flow}>
      {children}
      <Layer trip={trip} />
    </TripActionsActor>
  );
}

function Layer({ trip }: Props) {
  const close = useCloseQuestion();
  const isOpen = useTripActions((at) => at.hasTag('open'));
  return isOpen ? (
    <LazyQuestion name="trip" onClose={close}>
      <TripActionQuestion trip={trip} />
    </LazyQuestion>
  ) : null;
}

/** Renders one button per allowed action. */
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

/** Asks for reviews of each vehicle and of the driver after the trip. */
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
        aria-label={isReviewed ? t`Edit your review of ${name}` : t`Review ${name}`}
        leftSection={<IconStar size={18} aria-hidden />}
        onClick={() => flow.send({ type: 'review.requested', subject })}
      >
        {isReviewed ? <Trans>Edit</Trans> : <Trans>Review</Trans>}
      </Button>
    </>
  );
}

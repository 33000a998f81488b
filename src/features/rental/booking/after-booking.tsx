import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconReceiptOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import classes from '../../checkout/after/after-placing.module.css';
import { Unpaid } from '../../checkout/after/unpaid';
import { FailureWords } from '../../checkout/failure-words';
import { useIsSignedIn } from '../../session/session.context';
import { useTripBooking } from './trip-booking.context';

/** What became of the trip: booked, waiting for its payment, or cancelled. */
export function AfterBooking() {
  const payment = useTripBooking(({ children }) => children.tripPayment);
  const isBooked = useTripBooking((at) => at.matches('booked'));
  const isCancelled = useTripBooking((at) => at.matches('cancelled'));
  if (isBooked) return <Booked />;
  if (isCancelled) return <Cancelled />;
  return payment ? <Paying flow={payment} /> : null;
}

const ToHome = () => (
  <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Find a vehicle</Trans>
  </Button>
);

function Booked() {
  const formats = useFormats();
  const isSignedIn = useIsSignedIn();
  const id = useTripBooking(({ context }) => context.tripId ?? 0);
  const total = useTripBooking(({ context }) => context.trip?.total ?? null);
  return (
    <section className={classes.card} aria-labelledby="after-title">
      <span className={classes.icon} data-tone="good" aria-hidden>
        <IconCircleCheckFilled size={56} />
      </span>
      <h2 id="after-title">
        <Trans>Thank you, your trip is booked</Trans>
      </h2>
      <p className={classes.number} role="status">
        <Trans>
          Trip number <bdi>{id}</bdi>
        </Trans>
        {total === null ? null : (
          <>
            {' · '}
            <strong>{formats.money(total)}</strong>
          </>
        )}
      </p>
      <p className={classes.text}>
        <Trans>The provider has your booking and confirms it soon.</Trans>
      </p>
      <div className={classes.ways}>
        <Button renderRoot={(props) => <ToTrip {...props} id={id} isOwn={isSignedIn} />}>
          <Trans>Track Trip</Trans>
        </Button>
        <ToHome />
      </div>
    </section>
  );
}

type ToTripProps = { id: number; isOwn: boolean; className: string; children: ReactNode };

/** A guest has no list of trips: this device knows the phone of this one. */
const ToTrip = ({ id, isOwn, ...looks }: ToTripProps) =>
  isOwn ? (
    <Link to="/my-trips/$id" params={{ id: String(id) }} {...looks} />
  ) : (
    <Link to="/track-order" search={{ trip: id }} {...looks} />
  );

const Cancelled = () => (
  <section className={classes.card} aria-labelledby="after-title">
    <span className={classes.icon} data-tone="bad" aria-hidden>
      <IconReceiptOff size={52} />
    </span>
    <h2 id="after-title">
      <Trans>Your trip was cancelled</Trans>
    </h2>
    <div className={classes.ways}>
      <ToHome />
    </div>
  </section>
);

function Paying({ flow }: { flow: ActorRefFrom<typeof paymentMachine> }) {
  const isUnpaid = useSelector(flow, (at) => at.matches('unpaid'));
  const isPaying = useSelector(flow, (at) => at.matches('paying'));
  const failure = useSelector(flow, (at) =>
    at.matches({ confirmingPayment: 'unread' }) ? at.context.failure : null,
  );
  if (isUnpaid) return <Unpaid flow={flow} subject="trip" />;
  if (failure)
    return (
      <FailureBlock
        title={<Trans>Your trip could not be loaded</Trans>}
        reason={<FailureWords failure={failure} />}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return (
    <div className={classes.card} role="status">
      <Skeleton blockSize={56} radius={28} />
      <p className={classes.text}>
        {isPaying ? <Trans>Taking you to the payment</Trans> : <Trans>Confirming your trip</Trans>}
      </p>
      {isPaying ? (
        <Button onClick={() => flow.send({ type: 'payment.requested' })}>
          <Trans>Continue to the payment</Trans>
        </Button>
      ) : null}
    </div>
  );
}

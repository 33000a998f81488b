import { Trans } from '@lingui/react/macro';
import {
  CancelledCard,
  DoneCard,
  HomeButton,
  PaymentTimeoutCard,
  TrackButton,
} from '../../checkout/after/outcome';
import { Paying } from '../../checkout/after/paying';
import { useTripBooking } from './trip-booking.context';

/** Shows a trip as booked, waiting for payment, or cancelled [CHK-07]. */
export function AfterBooking() {
  const payment = useTripBooking(({ children }) => children.tripPayment);
  const isBooked = useTripBooking((at) => at.matches('booked'));
  const isCancelled = useTripBooking((at) => at.matches('cancelled'));
  const id = useTripBooking(({ context }) => context.tripId ?? 0);
  const total = useTripBooking(({ context }) => context.trip?.total ?? null);
  const isTooLate = useTripBooking(({ context }) => context.trip?.isTooLate ?? false);
  const provider = useTripBooking(({ context }) => context.trip?.providerName ?? null);
  const isBegun = useTripBooking(({ context }) => context.trip?.isBegun ?? false);
  const home = (
    <HomeButton>
      <Trans>Find a vehicle</Trans>
    </HomeButton>
  );
  if (isBooked)
    return (
      <DoneCard
        title={
          isBegun ? (
            <Trans>Thanks! Your trip is booked</Trans>
          ) : (
            <Trans>Thanks! Your request has been sent</Trans>
          )
        }
        number={
          <Trans>
            Trip number <bdi>{id}</bdi>
          </Trans>
        }
        total={total}
        isBegun={isBegun}
        text={<WaitingText provider={provider} />}
        actions={
          <>
            <TrackButton what="trip" id={id} />
            {home}
          </>
        }
      />
    );
  if (isCancelled && isTooLate)
    return (
      <PaymentTimeoutCard
        title={<Trans>Your trip wasn’t paid in time</Trans>}
        text={<Trans>The vehicles were released.</Trans>}
        actions={home}
      />
    );
  if (isCancelled) return <CancelledCard title={<Trans>Your trip was cancelled</Trans>} actions={home} />;
  return payment ? <Paying flow={payment} subject="trip" /> : null;
}

const WaitingText = ({ provider }: { provider: string | null }) =>
  provider === null ? (
    <Trans>
      The provider has your request and will confirm it soon. Your trip is booked once it’s confirmed.
    </Trans>
  ) : (
    <Trans>
      <bdi>{provider}</bdi> has your request and will confirm it soon. Your trip is booked once it’s
      confirmed.
    </Trans>
  );

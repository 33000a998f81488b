import { Trans } from '@lingui/react/macro';
import { CancelledCard, DoneCard, HomeButton, LateCard, TrackButton } from '../../checkout/after/outcome';
import { Paying } from '../../checkout/after/paying';
import { useTripBooking } from './trip-booking.context';

/** What became of the trip: booked, waiting for its payment, or cancelled [CHK-07]. */
export function AfterBooking() {
  const payment = useTripBooking(({ children }) => children.tripPayment);
  const isBooked = useTripBooking((at) => at.matches('booked'));
  const isCancelled = useTripBooking((at) => at.matches('cancelled'));
  const id = useTripBooking(({ context }) => context.tripId ?? 0);
  const total = useTripBooking(({ context }) => context.trip?.total ?? null);
  const isTooLate = useTripBooking(({ context }) => context.trip?.isTooLate ?? false);
  const isBegun = useTripBooking(({ context }) => context.trip?.isBegun ?? false);
  const home = (
    <HomeButton>
      <Trans>Find a vehicle</Trans>
    </HomeButton>
  );
  if (isBooked)
    return (
      <DoneCard
        title={<Trans>Thank you, your trip is booked</Trans>}
        number={
          <Trans>
            Trip number <bdi>{id}</bdi>
          </Trans>
        }
        total={total}
        isBegun={isBegun}
        text={<Trans>The provider has your booking and confirms it soon.</Trans>}
        ways={
          <>
            <TrackButton what="trip" id={id} />
            {home}
          </>
        }
      />
    );
  if (isCancelled && isTooLate)
    return (
      <LateCard
        title={<Trans>Your trip was not paid in time</Trans>}
        text={<Trans>The vehicles are free again.</Trans>}
        ways={home}
      />
    );
  if (isCancelled) return <CancelledCard title={<Trans>Your trip was cancelled</Trans>} ways={home} />;
  return payment ? <Paying flow={payment} subject="trip" /> : null;
}

import '../../../platform/fields/inputs.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fullName } from '../../../../domain/person';
import type { PaymentFlag } from '../../../../machines/checkout/payment.types';
import { usePage } from '../../../platform/flow';
import { useApi, useConfig } from '../../../platform/shop.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { OverlayKit } from '../../../ui/overlay-kit';
import { Skeleton } from '../../../ui/skeleton';
import { useEmitted } from '../../../ui/use-emitted';
import { SignInRequired } from '../../checkout/sign-in-required';
import { guestTrip } from '../../orders/tracking/guest-orders';
import { usePerson, useSessionRef } from '../../session/session.context';
import { EmptyTripCart } from '../cart/cart-page';
import classes from '../cart/cart-page.module.css';
import { useTripCartRef, WithTripCart } from '../cart/trip-cart.context';
import { BookingForm } from './booking-form';
import { openBookingProgress } from './booking-progress';
import { provideTripBooking, tripBookingEffects } from './trip-booking.actors';
import { TripBookingActor, useTripBooking, useTripBookingRef } from './trip-booking.context';

const AfterBooking = lazyPart(() => import('./after-booking').then((file) => file.AfterBooking));

type Props = { tripId: number | null; flag: PaymentFlag | null };

/** The page `/rental/booking`, from the trip cart to the payment [RENT-53]. */
export const BookingPage = (props: Props) => (
  <WithTripCart>
    <Booking {...props} />
  </WithTripCart>
);

function Booking(props: Props) {
  const flow = useBookingFlow(props);
  return (
    <TripBookingActor actor={flow}>
      <div className="page">
        <h1 className={classes.title} tabIndex={-1}>
          <Trans>Book your trip</Trans>
        </h1>
        <OverlayKit>
          <Content />
        </OverlayKit>
      </div>
    </TripBookingActor>
  );
}

function useBookingFlow({ tripId, flag }: Props) {
  const { rental } = useApi();
  const { isGuestCheckoutAllowed } = useConfig();
  const session = useSessionRef();
  const cart = useTripCartRef();
  const person = usePerson();
  const navigate = useNavigate();
  const shows = (id: number, payment: PaymentFlag | undefined) =>
    navigate({ to: '/rental/booking', search: { trip_id: id, flag: payment }, replace: true });
  const [progress] = useState(() =>
    openBookingProgress({
      name: person ? fullName(person) : '',
      phone: person?.phone ?? '',
      email: person?.email ?? null,
    }),
  );
  const flow = usePage(
    () =>
      provideTripBooking({
        api: rental,
        session,
        cart,
        isGuestAllowed: isGuestCheckoutAllowed,
        phoneOf: (id) => guestTrip(id)?.phone ?? null,
        callback: `${window.location.origin}/rental/booking`,
        nameTrip: (id) => shows(id, 'pending'),
        unpaidReason: () => i18n._(msg`Payment not completed`),
      }),
    { input: { progress, tripId, flag }, effects: tripBookingEffects(cart) },
  );
  useEmitted(flow, 'vehicles.gone', () => window.scrollTo(0, 0));
  useEmitted(flow, 'problem.pointed', ({ field }) => document.getElementById(`trip-${field}`)?.focus());
  return flow;
}

function Content() {
  const { t } = useLingui();
  const isBooking = useTripBooking((at) => at.matches('booking'));
  const isEmpty = useTripBooking((at) => at.matches('empty'));
  const isSignedOut = useTripBooking((at) => at.matches('signedOut'));
  const isWaiting = useTripBooking((at) => at.matches('waiting'));
  if (isBooking) return <BookingForm />;
  if (isEmpty) return <EmptyTripCart />;
  if (isSignedOut) return <AskedIn />;
  if (isWaiting)
    return (
      <div className={classes.columns} role="status" aria-label={t`Loading`}>
        <Skeleton blockSize={320} radius={20} />
        <Skeleton blockSize={240} radius={20} />
      </div>
    );
  return (
    <LazyPlace fallback={<Skeleton blockSize={320} radius={20} />}>
      <AfterBooking />
    </LazyPlace>
  );
}

function AskedIn() {
  const flow = useTripBookingRef();
  return (
    <SignInRequired onSignIn={() => flow.send({ type: 'signIn.requested' })}>
      <Trans>You need an account to book.</Trans> <Link to="/rental/cart">{<Trans>Trip Cart</Trans>}</Link>
    </SignInRequired>
  );
}

import '../../../platform/fields/inputs.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fullName } from '../../../../domain/person';
import type { PaymentFlag } from '../../../../machines/checkout/payment.types';
import { useApi, useConfig } from '../../../platform/shop.context';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { OverlayKit } from '../../../ui/overlay-kit';
import { Skeleton } from '../../../ui/skeleton';
import { SignInFirst } from '../../checkout/sign-in-first';
import { guestTrip, keepGuestTrip } from '../../orders/tracking/guest-orders';
import { usePerson, useSessionRef } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { EmptyTripCart } from '../cart/cart-page';
import classes from '../cart/cart-page.module.css';
import { useTripCartRef, WithTripCart } from '../cart/trip-cart.context';
import { endTripDraft } from '../search/trip-draft';
import { BookingForm } from './booking-form';
import { endTripAttempt, keepTripAttempt, openTripAttempt } from './trip-attempt';
import { provideTripBooking } from './trip-booking.actors';
import { TripBookingActor, useTripBooking, useTripBookingRef } from './trip-booking.context';

const AfterBooking = later(() => import('./after-booking').then((file) => file.AfterBooking));

type Props = { tripId: number | null; flag: PaymentFlag | null };

/** `/rental/booking`: from the trip cart to a trip that is booked once and paid [RENT-53]. */
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
  const requestSignIn = useRequestSignIn();
  const shows = (id: number, payment: PaymentFlag | undefined) =>
    navigate({ to: '/rental/booking', search: { trip_id: id, flag: payment }, replace: true });
  const [{ machine, attempt }] = useState(() => ({
    attempt: openTripAttempt({
      name: person ? fullName(person) : '',
      phone: person?.phone ?? '',
      email: person?.email ?? null,
    }),
    machine: provideTripBooking({
      api: rental,
      session,
      cart,
      isGuestAllowed: isGuestCheckoutAllowed,
      phoneOf: (id) => guestTrip(id)?.phone ?? null,
      callback: `${window.location.origin}/rental/booking`,
      nameTrip: (id) => shows(id, 'pending'),
      unpaidReason: () => i18n._(msg`Payment not completed`),
    }),
  }));
  const flow = useActorRef(machine, { input: { attempt, tripId, flag } });
  useNews(flow, 'attempt.changed', (news) => keepTripAttempt(news.attempt));
  useNews(flow, 'attempt.over', endTripAttempt);
  useNews(flow, 'trip.booked', (trip) => {
    endTripDraft();
    if (trip.isGuest) keepGuestTrip({ id: trip.tripId, phone: trip.phone });
    if (!trip.isPaymentDue) void shows(trip.tripId, undefined);
  });
  useNews(flow, 'cart.outdated', () => cart.send({ type: 'cart.reloadRequested' }));
  useNews(flow, 'cart.booked', (news) => cart.send(news));
  useNews(flow, 'vehicles.gone', () => window.scrollTo(0, 0));
  useNews(flow, 'auth.requested', () => requestSignIn('sign-in', null));
  useNews(flow, 'problem.pointed', ({ field }) => document.getElementById(`trip-${field}`)?.focus());
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
    <LatePlace fallback={<Skeleton blockSize={320} radius={20} />}>
      <AfterBooking />
    </LatePlace>
  );
}

function AskedIn() {
  const flow = useTripBookingRef();
  return (
    <SignInFirst onSignIn={() => flow.send({ type: 'signIn.requested' })}>
      <Trans>To book you need an account here.</Trans>{' '}
      <Link to="/rental/cart">{<Trans>Trip Cart</Trans>}</Link>
    </SignInFirst>
  );
}

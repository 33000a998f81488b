import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { orderNumberIn, trackTripSchema } from '../../../../domain/forms/track-order';
import { failureTexts } from '../../../i18n/failures';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { OverlayKit } from '../../../ui/overlay-kit';
import { guestTrip, guestTrips } from '../../orders/tracking/guest-orders';
import classes from '../../orders/tracking/track-page.module.css';
import { useIsSignedIn } from '../../session/session.context';
import { TripTrackingActor, useTripTracking, useTripTrackingRef } from './trip-tracking.context';
import { TripView } from './trip-view';
import { useTripTrackingLogic } from './use-trip-tracking';

type Props = { number: number | null };

/** For everybody: number and phone open a trip; this device's own need neither [RENT-55, NAV-14]. */
export function TrackTrip({ number }: Props) {
  const asked = number === null ? null : guestTrip(number);
  const flow = useActorRef(useTripTrackingLogic(), { input: { asked } });
  return (
    <TripTrackingActor actor={flow}>
      <div className={`page ${classes.page}`}>
        <h1 className={classes.title} tabIndex={-1}>
          <Trans>Track Trip</Trans>
        </h1>
        <Found number={number} />
      </div>
    </TripTrackingActor>
  );
}

function Found({ number }: Props) {
  const flow = useTripTrackingRef();
  const trip = useTripTracking(({ context }) => context.trip);
  if (trip === null) return <Lookup number={number} />;
  return (
    <>
      <TripView trip={trip} />
      <Button variant="default" onClick={() => flow.send({ type: 'lookup.reopened' })}>
        <Trans>Track another trip</Trans>
      </Button>
    </>
  );
}

function Lookup({ number }: Props) {
  const { i18n } = useLingui();
  const failure = useTripTracking(({ context }) => context.failure);
  const isMissing = useTripTracking((at) => at.matches('notFound'));
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.lookup}>
      <section className={classes.card}>
        <p className={classes.text}>
          <Trans>Type the number of your trip and the phone number you booked with.</Trans>
        </p>
        <div role="alert">
          {isMissing ? (
            <p className={classes.problem}>
              <Trans>We found no trip with this number and phone number. Please check both.</Trans>
            </p>
          ) : null}
          {failure ? <p className={classes.problem}>{failureTexts(i18n, failure).join(' ')}</p> : null}
        </div>
        <OverlayKit>
          <LookupForm number={number} />
        </OverlayKit>
        {isSignedIn ? (
          <Link to="/my-trips" className={classes.own}>
            <Trans>All my trips</Trans>
          </Link>
        ) : null}
      </section>
      {isSignedIn ? null : <FromThisDevice />}
    </div>
  );
}

/** Neither part says whether the other is right [RENT-55, X-24]. */
function LookupForm({ number }: Props) {
  const { country } = useConfig();
  const flow = useTripTrackingRef();
  const isBusy = useTripTracking((at) => at.matches('loading'));
  const { field, phone, formProps } = useFlowForm({
    name: 'track-trip',
    initial: { number: number === null ? '' : String(number), phone: '', country },
    schema: trackTripSchema,
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    onSubmit: (typed) =>
      flow.send({
        type: 'lookup.submitted',
        asked: { id: orderNumberIn(typed.number) ?? 0, phone: fullPhone(typed.phone, typed.country) },
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <TextInput
        {...field('number')}
        label={<Trans>Trip number</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        dir="ltr"
      />
      <PhoneField {...phone('phone', 'country')} label={<Trans>Phone number</Trans>} maxLength={30} />
      <Button type="submit" fullWidth loading={isBusy}>
        <Trans>Track</Trans>
      </Button>
    </form>
  );
}

/** Whoever booked here need not type anything. */
function FromThisDevice() {
  const flow = useTripTrackingRef();
  const trips = guestTrips();
  if (trips.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="device-trips">
      <h2 id="device-trips" className={classes.subtitle}>
        <Trans>Booked on this device</Trans>
      </h2>
      <ul className={classes.list}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <button
              type="button"
              className={classes.entry}
              onClick={() => flow.send({ type: 'lookup.submitted', asked: trip })}
            >
              <span>
                <Trans>Trip #{trip.id}</Trans>
              </span>
              <IconChevronRight size={18} className="mirrored" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        <Trans>Kept only here, until somebody signs out or this browser is cleared.</Trans>
      </p>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { trackTripSchema } from '../../../../domain/forms/track-order';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { guestTrip, guestTrips } from '../../orders/tracking/guest-orders';
import { Lookup } from '../../orders/tracking/lookup';
import classes from '../../orders/tracking/track-page.module.css';
import { TripTrackingActor, useTripTracking, useTripTrackingRef } from './trip-tracking.context';
import { TripView } from './trip-view';
import { useTripTrackingLogic } from './use-trip-tracking';

type Props = { number: number | null };

/** Finds a trip by number and contact. Trips of this device open without them [RENT-55, NAV-14]. */
export function TrackTrip({ number }: Props) {
  const lookup = number === null ? null : guestTrip(number);
  const flow = usePage(useTripTrackingLogic(), { input: { lookup } });
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
  if (trip === null) return <Search number={number} />;
  return (
    <>
      <TripView trip={trip} />
      <Button variant="default" onClick={() => flow.send({ type: 'lookup.reopened' })}>
        <Trans>Track another trip</Trans>
      </Button>
    </>
  );
}

function Search({ number }: Props) {
  const flow = useTripTrackingRef();
  const failure = useTripTracking(({ context }) => context.failure);
  const isMissing = useTripTracking((at) => at.matches('notFound'));
  const isBusy = useTripTracking((at) => at.matches('loading'));
  return (
    <Lookup
      name="track-trip"
      label={<Trans>Trip number</Trans>}
      schema={trackTripSchema}
      number={number}
      isBusy={isBusy}
      onAsk={(lookup) => flow.send({ type: 'lookup.submitted', lookup })}
      text={<Trans>Enter your trip number and the phone or email you used.</Trans>}
      missing={
        isMissing ? (
          <Trans>We couldn’t find a trip with this number and contact. Please check both.</Trans>
        ) : null
      }
      failure={failure}
      own={
        <Link to="/my-trips" className={classes.own}>
          <Trans>All my trips</Trans>
        </Link>
      }
      stored={{
        title: <Trans>Booked on this device</Trans>,
        entries: guestTrips(),
        nameOf: (id) => <Trans>Trip #{id}</Trans>,
      }}
    />
  );
}

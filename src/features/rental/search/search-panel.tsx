import '../../../platform/fields/inputs.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { cityClock } from '../../../../domain/rental/local-time';
import { RENTAL_TYPES } from '../../../../domain/rental/trip';
import type { SearchProblem } from '../../../../machines/rental/rental-search.types';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { Skeleton } from '../../../ui/skeleton';
import { keepDestination } from '../../location/recent-places';
import { TripTypeName } from '../cards/trip-words';
import { DurationField } from './duration-field';
import { PlaceField } from './place-field';
import { addressOfTrip, type SearchAddress } from './rental-address';
import { useRentalSearch, useRentalSearchRef } from './rental-search.context';
import classes from './search-panel.module.css';

/** The calendar is half of what this page weighs. */
const MomentField = later(() => import('./moment-field').then((file) => file.MomentField));

/** On the clocks of the pickup place. */
function PickupMoment() {
  const flow = useRentalSearchRef();
  const pickupAt = useRentalSearch(({ context }) => context.draft.pickupAt);
  return (
    <MomentField
      value={pickupAt}
      onChange={(chosen) => flow.send({ type: 'moment.chosen', pickupAt: chosen })}
    />
  );
}

/** From, to, when, how long and which kind of trip [RENT-02]. What else the address says stays in it. */
export function SearchPanel({ keeps }: { keeps: SearchAddress }) {
  const { t } = useLingui();
  const flow = useRentalSearchRef();
  const now = useClock();
  const config = useConfig();
  const navigate = useNavigate();
  const isRouting = useRentalSearch((snapshot) => snapshot.matches('routing'));
  useNews(flow, 'trip.told', ({ trip }) => {
    const { name, lat, lng } = trip.destination;
    keepDestination({ label: name, lat, lng });
    void navigate({ to: '/rental/vehicle-search', search: { ...keeps, ...addressOfTrip(trip) } });
  });
  return (
    <form
      className={classes.panel}
      aria-label={t`Search for a vehicle`}
      action={() => flow.send({ type: 'search.requested', now: now(), clock: cityClock(config) })}
    >
      <Kinds />
      <div className={classes.places}>
        <PlaceField end="pickup" label={t`From`} />
        <button
          type="button"
          className={classes.swap}
          aria-label={t`Swap the two places`}
          onClick={() => flow.send({ type: 'places.swapped' })}
        >
          <IconArrowsExchange size={20} aria-hidden />
        </button>
        <PlaceField end="destination" label={t`To`} />
      </div>
      <div className={classes.time}>
        <div className={classes.moment}>
          <LatePlace fallback={<Skeleton blockSize={78} />}>
            <PickupMoment />
          </LatePlace>
        </div>
        <DurationField />
        <Button type="submit" size="lg" loading={isRouting} className={classes.submit}>
          <Trans>Find a vehicle</Trans>
        </Button>
      </div>
      <p className={classes.status} role="status">
        {isRouting ? <RoutingWords /> : null}
      </p>
      <Problem />
    </form>
  );
}

function Kinds() {
  const { t } = useLingui();
  const flow = useRentalSearchRef();
  const chosen = useRentalSearch(({ context }) => context.draft.type);
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">{t`Kind of trip`}</legend>
      {RENTAL_TYPES.map((kind) => (
        <label key={kind} className={classes.kind} data-on={kind === chosen || undefined}>
          <input
            type="radio"
            name="trip-type"
            checked={kind === chosen}
            onChange={() => flow.send({ type: 'kind.chosen', kind })}
          />
          <TripTypeName type={kind} />
        </label>
      ))}
    </fieldset>
  );
}

function RoutingWords() {
  const isWalking = useRentalSearch((snapshot) => snapshot.matches({ routing: 'walking' }));
  const isBicycling = useRentalSearch((snapshot) => snapshot.matches({ routing: 'bicycling' }));
  if (isWalking) return <Trans>No way by car. Looking for one on foot…</Trans>;
  if (isBicycling) return <Trans>No way on foot. Looking for one by bicycle…</Trans>;
  return <Trans>Looking for the way…</Trans>;
}

function Problem() {
  const problem = useRentalSearch(({ context }) => context.problem);
  return (
    <div role="alert">
      {problem === null ? null : (
        <p className={classes.problem}>
          <ProblemWords problem={problem} />
        </p>
      )}
    </div>
  );
}

function ProblemWords({ problem }: { problem: SearchProblem }) {
  switch (problem) {
    case 'pickup':
      return <Trans>Say where the trip starts.</Trans>;
    case 'destination':
      return <Trans>Say where the trip goes.</Trans>;
    case 'moment':
      return <Trans>Say when the trip starts.</Trans>;
    case 'past':
      return <Trans>This time is over. Choose a later one.</Trans>;
    case 'far':
      return <Trans>Choose a time within the next two years.</Trans>;
    case 'offline':
      return <Trans>We could not reach the shop. Check your connection and try again.</Trans>;
    case 'duration':
      return <Trans>Say how long you need the vehicle: from an hour to a month.</Trans>;
  }
}

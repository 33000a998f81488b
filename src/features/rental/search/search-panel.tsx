import '../../../platform/fields/inputs.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsExchange } from '@tabler/icons-react';
import { cityClock } from '../../../../domain/rental/local-time';
import { RENTAL_TYPES } from '../../../../domain/rental/trip';
import type { SearchProblem } from '../../../../machines/rental/rental-search.types';
import { useFlowEffects } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { TripTypeName } from '../cards/trip-labels';
import { DurationField } from './duration-field';
import { PlaceField } from './place-field';
import type { SearchAddress } from './rental-address';
import { tripEffects } from './rental-search.actors';
import { useRentalSearch, useRentalSearchRef } from './rental-search.context';
import classes from './search-panel.module.css';

/** Lazy-loaded, because the calendar is half of this page's size. */
const MomentField = lazyPart(() => import('./moment-field').then((file) => file.MomentField));

const RoundTripQuestion = lazyPart(() =>
  import('./round-trip-question').then((file) => file.RoundTripQuestion),
);

/** Asks for the pick-up time in the pick-up place's local time. */
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

/** The search form: places, start, duration and trip type. `keeps`: URL parameters that stay [RENT-02]. */
export function SearchPanel({ keeps }: { keeps: SearchAddress }) {
  const { t } = useLingui();
  const flow = useRentalSearchRef();
  const now = useClock();
  const config = useConfig();
  const isRouting = useRentalSearch((snapshot) => snapshot.matches('routing'));
  useFlowEffects(flow, tripEffects(keeps));
  return (
    <form
      className={classes.panel}
      aria-label={t`Search for a vehicle`}
      // React resets a form after its action, which would select the first trip type.
      onReset={(event) => event.preventDefault()}
      action={() => flow.send({ type: 'search.requested', now: now(), clock: cityClock(config) })}
    >
      <Kinds />
      <div className={classes.places}>
        <PlaceField end="pickup" label={t`From`} />
        <button
          type="button"
          className={classes.swap}
          aria-label={t`Swap pickup and drop-off`}
          onClick={() => flow.send({ type: 'places.swapped' })}
        >
          <IconArrowsExchange size={20} aria-hidden />
        </button>
        <PlaceField end="destination" label={t`To`} />
      </div>
      <div className={classes.time}>
        <div className={classes.moment}>
          <LazyPlace fallback={<Skeleton blockSize={78} />}>
            <PickupMoment />
          </LazyPlace>
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
      <ReturnQuestion />
    </form>
  );
}

function ReturnQuestion() {
  const flow = useRentalSearchRef();
  const isAsked = useRentalSearch((snapshot) => snapshot.matches('askingReturn'));
  return isAsked ? (
    <LazyQuestion name="roundTrip" onClose={() => flow.send({ type: 'question.closed' })}>
      <RoundTripQuestion />
    </LazyQuestion>
  ) : null;
}

function Kinds() {
  const { t } = useLingui();
  const flow = useRentalSearchRef();
  const chosen = useRentalSearch(({ context }) => context.draft.type);
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">{t`Trip type`}</legend>
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
  if (isWalking) return <Trans>No route by car. Trying on foot…</Trans>;
  if (isBicycling) return <Trans>No route on foot. Trying by bicycle…</Trans>;
  return <Trans>Finding the route…</Trans>;
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
      return <Trans>Choose a pickup location.</Trans>;
    case 'destination':
      return <Trans>Choose a drop-off location.</Trans>;
    case 'samePlace':
      return <Trans>Pickup and drop-off are the same. Change one, or rent hourly or daily.</Trans>;
    case 'moment':
      return <Trans>Choose a pickup time.</Trans>;
    case 'past':
      return <Trans>This time has passed. Choose a later one.</Trans>;
    case 'far':
      return <Trans>Choose a time within the next two years.</Trans>;
    case 'offline':
      return <Trans>We couldn’t connect. Check your connection and try again.</Trans>;
    case 'duration':
      return <Trans>Choose a duration from one hour to one month.</Trans>;
  }
}

import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { clockAt } from '../../../../domain/rental/local-time';
import type { Trip, TripDraft } from '../../../../domain/rental/trip-search';
import { draftOf, restoredDraft, staleReason } from '../../../../domain/rental/trip-search';
import type { rentalSearchMachine } from '../../../../machines/rental/rental-search.machine';
import type { VehicleFilters } from '../../../../machines/rental/rental-search.types';
import { bindFlow, usePage } from '../../../platform/flow';
import { useApi, useClock, useConfig } from '../../../platform/shop.context';
import { scopeKey } from '../../catalogue/page/page-blocks';
import { useReader, useScope } from '../../catalogue/page/use-scope';
import { useChosenPlace, useLocationRef } from '../../location/location.context';
import { asTripPlace, provideRentalSearch, rentalSearchEffects } from './rental-search.actors';
import { storedTripDraft } from './trip-draft';

export const [RentalSearchActor, useRentalSearchRef, useRentalSearch] =
  bindFlow<ActorRefFrom<typeof rentalSearchMachine>>('rentalSearch');

type Props = {
  trip: Trip | null;
  /** A trip in the URL whose start is in the past. Its places fill in the form. */
  lapsed?: Trip | null;
  filters: VehicleFilters | null;
  children: ReactNode;
};

/** Returns the cache key of the list, with everything that the list depends on. */
export function useVehicleListKey(trip: Trip | null, filters: VehicleFilters | null): string {
  return `vehicles:${JSON.stringify([trip, filters])}|${scopeKey(useScope())}`;
}

/** Runs the search. A new trip or filter starts a new one. Cached results appear immediately [NAV-30]. */
export function RentalSearchProvider(props: Props) {
  const key = useVehicleListKey(props.trip, props.filters);
  return <RentalSearchFlow key={key + JSON.stringify(props.lapsed)} listKey={key} {...props} />;
}

function RentalSearchFlow({ trip, lapsed = null, filters, listKey, children }: Props & { listKey: string }) {
  const api = useApi();
  const { lists } = useReader().reads;
  const defaults = useDefaultDraft();
  const location = useLocationRef();
  const now = useClock();
  const config = useConfig();
  const begun = trip ?? lapsed;
  const stored = storedTripDraft(defaults.pickup);
  const actor = usePage(() => provideRentalSearch({ api, lists, key: listKey, location }), {
    input: {
      trip,
      filters,
      here: defaults.pickup,
      draft: begun ? draftOf(begun) : stored ? restoredDraft(stored, defaults, now(), config) : defaults,
      problem: lapsed && staleReason(lapsed, now(), config),
      progress: filters === null ? null : lists.progress(listKey),
    },
    effects: rentalSearchEffects,
  });
  return <RentalSearchActor actor={actor}>{children}</RentalSearchActor>;
}

const HOUR = 3_600_000;
const FIRST_HOURS = 4;

/** Returns the default trip: at the customer's place, in one to two hours, at a full hour. */
function useDefaultDraft(): TripDraft {
  const place = useChosenPlace();
  const now = useClock();
  const config = useConfig();
  const soon = Math.ceil((now() + HOUR) / HOUR) * HOUR;
  return {
    type: 'hourly',
    pickup: asTripPlace(place),
    destination: null,
    pickupAt: clockAt(soon, config),
    hours: FIRST_HOURS,
  };
}

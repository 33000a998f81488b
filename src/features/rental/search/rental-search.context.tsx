import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { clockAt } from '../../../../domain/rental/local-time';
import type { Trip, TripDraft } from '../../../../domain/rental/trip-search';
import { draftAgain, draftOf, lapseOf } from '../../../../domain/rental/trip-search';
import type { rentalSearchMachine } from '../../../../machines/rental/rental-search.machine';
import type { VehicleFilters } from '../../../../machines/rental/rental-search.types';
import { useApi, useClock, useConfig } from '../../../platform/shop.context';
import { createActorBinding } from '../../../ui/actor-binding';
import { useNews } from '../../../ui/news';
import { scopeKey } from '../../catalogue/page/page-blocks';
import { useReader, useScope } from '../../catalogue/page/use-scope';
import { useChosenPlace } from '../../location/location.context';
import { provideRentalSearch } from './rental-search.actors';
import { keepTripDraft, keptTripDraft } from './trip-draft';

export const {
  Provider: RentalSearchActor,
  useActorRef: useRentalSearchRef,
  useActorValue: useRentalSearch,
} = createActorBinding<ActorRefFrom<typeof rentalSearchMachine>>('rentalSearch');

type Props = {
  trip: Trip | null;
  /** What the form begins with where the trip of the address can't be had any more. */
  lapsed?: Trip | null;
  filters: VehicleFilters | null;
  children: ReactNode;
};

/** The name of the list says everything it depends on. */
export function useVehicleListKey(trip: Trip | null, filters: VehicleFilters | null): string {
  return `vehicles:${JSON.stringify([trip, filters])}|${scopeKey(useScope())}`;
}

/** Another trip or other filters are another search; pages that are known already are shown at once [NAV-30]. */
export function RentalSearchProvider(props: Props) {
  const key = useVehicleListKey(props.trip, props.filters);
  return <RentalSearchFlow key={key + JSON.stringify(props.lapsed)} listKey={key} {...props} />;
}

function RentalSearchFlow({ trip, lapsed = null, filters, listKey, children }: Props & { listKey: string }) {
  const api = useApi();
  const { lists } = useReader().reads;
  const plain = usePlainDraft();
  const now = useClock();
  const config = useConfig();
  const begun = trip ?? lapsed;
  const kept = keptTripDraft(plain.pickup);
  const [machine] = useState(() => provideRentalSearch({ api, lists, key: listKey }));
  const actor = useActorRef(machine, {
    input: {
      trip,
      filters,
      draft: begun ? draftOf(begun) : kept ? draftAgain(kept, plain, now(), config) : plain,
      problem: lapsed && lapseOf(lapsed, now(), config),
      progress: filters === null ? null : lists.progress(listKey),
    },
  });
  useNews(actor, 'draft.told', ({ draft }) => keepTripDraft(draft, plain.pickup));
  return <RentalSearchActor actor={actor}>{children}</RentalSearchActor>;
}

const HOUR = 3_600_000;
const FIRST_HOURS = 4;

/** From where the customer is, at the next full hour but one. */
function usePlainDraft(): TripDraft {
  const place = useChosenPlace();
  const now = useClock();
  const config = useConfig();
  const soon = Math.ceil((now() + HOUR) / HOUR) * HOUR;
  return {
    type: 'hourly',
    pickup: place && { name: place.label, lat: place.lat, lng: place.lng },
    destination: null,
    pickupAt: clockAt(soon, config),
    hours: FIRST_HOURS,
  };
}

import type { EffectsOf } from '../../../platform/flow';
import { saveDestination } from '../../location/recent-places';
import { saveTripDraft } from './trip-draft';
// Preloaded with the page. Without it, an offline search would fail with a missing script and not with a
// failed request.
import '../../../api/location-api';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { Place } from '../../../../domain/catalogue';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { locationMachine } from '../../../../machines/location/location.machine';
import { rentalSearchMachine } from '../../../../machines/rental/rental-search.machine';
import type { RentalSearchEvent } from '../../../../machines/rental/rental-search.types';
import type { Api } from '../../../api/api';
import type { VehicleQuery } from '../../../api/rental-api';
import type { Lists } from '../../../platform/reads';
import { addressOfTrip, type FilterAddress, type SearchAddress } from './rental-address';
import { tripQuestion } from './trip-question';

type Ports = {
  api: Pick<Api, 'location' | 'rental'>;
  lists: Lists;
  key: string;
  location: ActorRefFrom<typeof locationMachine>;
};

export const asTripPlace = (place: Place | null): TripPlace | null =>
  place && { name: place.label, lat: place.lat, lng: place.lng };

/**
 * Provides the effects of the search. The machine holds only the numbers of pages; the cache holds the
 * vehicles under `key`.
 */
export const provideRentalSearch = ({ api, lists, key, location }: Ports) =>
  rentalSearchMachine.provide({
    actors: {
      findRoute: fromPromise(async ({ input: { from, to, mode }, signal }) => {
        const route = await api.location.route(from, to, mode, signal);
        return route && { metres: route.metres, seconds: route.seconds };
      }),
      searchVehicles: fromPromise(async ({ input: { trip, filters, page }, signal }) =>
        lists.append(key, page, await api.rental.search(vehicleQuery(trip, filters, page), { signal })),
      ),
      renewVehicles: fromPromise(({ input: { trip, filters, pages }, signal }) =>
        lists.renew(key, pages, (page) => api.rental.search(vehicleQuery(trip, filters, page), { signal })),
      ),
      watchAnswers: fromCallback<RentalSearchEvent>(({ sendBack }) =>
        lists.onForgotten(() => sendBack({ type: 'answers.outdated' })),
      ),
      watchHere: fromCallback<RentalSearchEvent>(({ sendBack }) => {
        let known = location.getSnapshot().context.place;
        const subscription = location.subscribe(({ context: { place } }) => {
          if (place === known) return;
          known = place;
          sendBack({ type: 'here.changed', place: asTripPlace(place) });
        });
        return () => subscription.unsubscribe();
      }),
    },
  });

const PER_PAGE = 12;

function vehicleQuery(trip: Trip | null, filters: FilterAddress, page: number): VehicleQuery {
  return {
    page,
    limit: PER_PAGE,
    trip: trip && tripQuestion(trip),
    type: trip?.type ?? null,
    pickup: trip?.pickup ?? null,
    categoryIds: filters.categoryId === undefined ? [] : [filters.categoryId],
    brandIds: filters.brandId === undefined ? [] : [filters.brandId],
    seats: filters.seats ?? null,
    hasAirCondition: filters.ac === undefined ? null : filters.ac === 1,
    transmission: filters.gear ?? null,
    fuel: filters.fuel ?? null,
    minPrice: filters.min ?? null,
    maxPrice: filters.max ?? null,
    rating: filters.rating ?? null,
    name: filters.name ?? null,
    sort: filters.sort ?? null,
  };
}

/** Stores the draft in the tab until the customer comes back from a vehicle's page. */
export const rentalSearchEffects: EffectsOf<typeof rentalSearchMachine> = {
  'draft.changed': ({ draft, here }) => saveTripDraft(draft, here),
};

/**
 * Writes a complete trip into the URL and stores the destination as recent. Other parameters stay [RENT-02].
 */
export const tripEffects = (keeps: SearchAddress): EffectsOf<typeof rentalSearchMachine> => ({
  'trip.changed': ({ trip }, sendToRoot) => {
    const { name, lat, lng } = trip.destination;
    saveDestination({ label: name, lat, lng });
    sendToRoot({
      type: 'navigation.requested',
      destination: { page: 'vehicleSearch', search: { ...keeps, ...addressOfTrip(trip) } },
    });
  },
});

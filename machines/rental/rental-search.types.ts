import type { LatLng } from '../../domain/geo';
import type { CityClock } from '../../domain/rental/local-time';
import type { TripPlace } from '../../domain/rental/trip-cart';
import type { Trip, TripDraft, TripProblem, TripWay } from '../../domain/rental/trip-search';
import type { RentalType } from '../../domain/rental/vehicle';
import type { Failure } from '../shared/failure';

/** What narrows and orders the list, as the address has it. */
export type VehicleFilters = Readonly<Record<string, string | number | boolean>>;
/** The entries themselves stay in the cache of reads; the flow only counts. */
export type FoundProgress = { pages: number; shown: number; total: number };

/** What stands in the way of a search; without a network nobody can say how far it is. */
export type SearchProblem = TripProblem | 'offline';

/** What the address says: null filters: the page lists nothing. */
export type VehicleSearch = { trip: Trip | null; filters: VehicleFilters | null };
export type RentalSearchInput = VehicleSearch & {
  draft: TripDraft;
  /** Why the trip of the address can't be had any more. */
  problem?: SearchProblem | null;
  /** Pages that the cache still holds, so that Back restores them [NAV-30]. */
  progress: FoundProgress | null;
};

export type RentalSearchContext = VehicleSearch & {
  draft: TripDraft;
  progress: FoundProgress;
  problem: SearchProblem | null;
  failure: Failure | null;
};

export type TripEnd = 'pickup' | 'destination';
export type RentalSearchEvent =
  | { type: 'place.chosen'; end: TripEnd; place: TripPlace }
  | { type: 'places.swapped' }
  | { type: 'kind.chosen'; kind: RentalType }
  | { type: 'moment.chosen'; pickupAt: string | null }
  | { type: 'duration.chosen'; hours: number }
  | { type: 'search.requested'; now: number; clock: CityClock }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  /** The network is back, and what is shown was read before it went. */
  | { type: 'answers.outdated' };

export type RentalSearchEmitted =
  /** The tab keeps it for whoever looks at a vehicle and comes back. */
  | { type: 'draft.told'; draft: TripDraft }
  /** The trip is whole: the address takes it over, and the device remembers where it goes. */
  | { type: 'trip.told'; trip: Trip };

export type TravelMode = Exclude<TripWay, 'estimate'>;
export type WayQuestion = { from: LatLng; to: LatLng; mode: TravelMode };
export type WayAnswer = { metres: number; seconds: number } | null;
export type SearchQuestion = { trip: Trip | null; filters: VehicleFilters; page: number };
export type RenewQuestion = Omit<SearchQuestion, 'page'> & { pages: number };

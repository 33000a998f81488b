import type { LatLng } from '../../domain/geo';
import type { CityClock } from '../../domain/rental/local-time';
import type { TripPlace } from '../../domain/rental/trip-cart';
import type { DistanceSource, Trip, TripDraft, TripProblem } from '../../domain/rental/trip-search';
import type { RentalType } from '../../domain/rental/vehicle';
import type { Failure } from '../shared/failure';

/** Filters and order, from the URL. */
export type VehicleFilters = Readonly<Record<string, string | number | boolean>>;
/** Counts only: the entries are in the cache. */
export type FoundProgress = { pages: number; shown: number; total: number };

/** `offline`: the distance cannot be measured. */
export type SearchProblem = TripProblem | 'offline';

/** `filters: null`: the page has no list. */
export type VehicleSearch = { trip: Trip | null; filters: VehicleFilters | null };
export type RentalSearchInput = VehicleSearch & {
  draft: TripDraft;
  /** The place chosen in the header when the page opened. */
  here: TripPlace | null;
  /** Why the trip in the URL is no longer valid. */
  problem?: SearchProblem | null;
  /** Pages still in the cache, so that Back restores them [NAV-30]. */
  progress: FoundProgress | null;
};

export type RentalSearchContext = VehicleSearch & {
  draft: TripDraft;
  here: TripPlace | null;
  progress: FoundProgress;
  problem: SearchProblem | null;
  failure: Failure | null;
};

export type TripEnd = 'pickup' | 'destination';
export type RentalSearchEvent =
  | { type: 'place.chosen'; end: TripEnd; place: TripPlace }
  /** The vehicle comes back to the pickup location. */
  | { type: 'destination.cleared' }
  | { type: 'places.swapped' }
  | { type: 'kind.chosen'; kind: RentalType }
  | { type: 'moment.chosen'; pickupAt: string | null }
  | { type: 'duration.chosen'; hours: number }
  | { type: 'search.requested'; now: number; clock: CityClock }
  /** The customer wants a trip that ends where it starts. */
  | { type: 'return.confirmed' }
  | { type: 'question.closed' }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  /** Back online: the shown data was read before the connection was lost. */
  | { type: 'answers.outdated' }
  /** The pickup place in the header has changed. */
  | { type: 'here.changed'; place: TripPlace | null };

export type RentalSearchEmitted =
  /** Stored in the tab, for a return from a vehicle's page. */
  | { type: 'draft.changed'; draft: TripDraft; here: TripPlace | null }
  /** The trip is complete: the app puts it into the URL and stores its destination. */
  | { type: 'trip.changed'; trip: Trip };

export type TravelMode = Exclude<DistanceSource, 'estimate'>;
export type RouteQuery = { from: LatLng; to: LatLng; mode: TravelMode };
export type RouteResult = { metres: number; seconds: number } | null;
export type SearchQuestion = { trip: Trip | null; filters: VehicleFilters; page: number };
export type RenewQuestion = Omit<SearchQuestion, 'page'> & { pages: number };

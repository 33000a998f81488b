import type { LatLng } from '../../domain/geo';
import type { CityClock } from '../../domain/rental/local-time';
import type { TripPlace } from '../../domain/rental/trip-cart';
import type { DistanceSource, Trip, TripDraft, TripProblem } from '../../domain/rental/trip-search';
import type { RentalType } from '../../domain/rental/vehicle';
import type { Failure } from '../shared/failure';

/** Filters and order, from the URL. */
export type VehicleFilters = Readonly<Record<string, string | number | boolean>>;
/** The numbers of loaded pages and entries. The entries themselves are in the cache. */
export type FoundProgress = { pages: number; shown: number; total: number };

/** `offline`: the distance can't be measured, because the device is offline. */
export type SearchProblem = TripProblem | 'offline';

/** `filters: null`: the page shows no list of vehicles. */
export type VehicleSearch = { trip: Trip | null; filters: VehicleFilters | null };
export type RentalSearchInput = VehicleSearch & {
  draft: TripDraft;
  /** The place that was chosen in the header when the page opened. */
  here: TripPlace | null;
  /** Why the trip in the URL is no longer valid. */
  problem?: SearchProblem | null;
  /** The pages that are still cached. Back shows them again [NAV-30]. */
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
  /** The customer cleared the destination: the vehicle comes back to the pick-up location. */
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
  /** The device is online again, so the list may be outdated. */
  | { type: 'answers.outdated' }
  /** The place in the header has changed. */
  | { type: 'here.changed'; place: TripPlace | null };

export type RentalSearchEmitted =
  /** The new draft, stored in the tab. It is restored when the customer comes back from a vehicle's page. */
  | { type: 'draft.changed'; draft: TripDraft; here: TripPlace | null }
  /** The trip is complete. The app writes it into the URL and stores its destination. */
  | { type: 'trip.changed'; trip: Trip };

export type TravelMode = Exclude<DistanceSource, 'estimate'>;
export type RouteQuery = { from: LatLng; to: LatLng; mode: TravelMode };
export type RouteResult = { metres: number; seconds: number } | null;
export type SearchQuestion = { trip: Trip | null; filters: VehicleFilters; page: number };
export type RenewQuestion = Omit<SearchQuestion, 'page'> & { pages: number };

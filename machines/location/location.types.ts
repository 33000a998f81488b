import type { Place } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type Coordinates = { lat: number; lng: number };
export type Suggestion = { placeId: string; text: string };

/** What the customer pointed at, before its zones are known. */
export type PlaceRequest =
  | { from: 'suggestion'; placeId: string; label: string }
  | { from: 'point'; lat: number; lng: number; label: string | null };

export type CoveredZone = { id: number; name: string; lat: number; lng: number };
/** No zone covers the place: the nearest covered zones are offered [LOC-12]. */
export type ResolvedPlace = { place: Place; nearbyZones: CoveredZone[] };

/** The store of the cart, when it does not serve the zones of the place. */
export type CartCheck = { conflictingStore: string | null };

/** The actor `currentPosition` fails with `{ code }`, one of these. */
export type GeolocationProblem = 'denied' | 'timeout' | 'unavailable';

export type LocationInput = { isRental: boolean };
export type LocationContext = {
  place: Place | null;
  request: PlaceRequest | null;
  candidate: Place | null;
  nearbyZones: CoveredZone[];
  geolocationProblem: GeolocationProblem | null;
  /** Why the candidate could not be looked up. */
  failure: Failure | null;
  /** The other store whose goods are in the cart, when the new place is outside its zone [LOC-18]. */
  conflictingStore: string | null;
  isRental: boolean;
};

export type LocationEvent =
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'currentLocation.requested' }
  | { type: 'point.chosen'; lat: number; lng: number; label: string | null }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'conflict.placeKept' }
  | { type: 'conflict.cartCleared' }
  | { type: 'conflict.storeChanged' }
  | { type: 'place.changedElsewhere'; place: Place | null }
  | { type: 'module.typeChanged'; isRental: boolean };

export type LocationEmitted =
  | { type: 'location.changed'; place: Place }
  /** The stored place was read (or there is none): the app knows where it stands. */
  | { type: 'location.loaded'; place: Place | null }
  /** The customer's choice counts: whatever asked for it has its answer. */
  | { type: 'place.settled' }
  | { type: 'cart.clearRequested' }
  | { type: 'home.requested' }
  | Notice;

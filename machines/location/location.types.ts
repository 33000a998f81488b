import type { Place } from '../../domain/catalogue';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type Coordinates = { lat: number; lng: number };
export type Suggestion = { placeId: string; text: string };

/** The chosen place before its zones are loaded. */
export type PlaceRequest =
  | { from: 'suggestion'; placeId: string; label: string }
  | { from: 'point'; lat: number; lng: number; label: string | null };

export type CoveredZone = { id: number; name: string; lat: number; lng: number };
/** The place with its zones. Outside all zones, with the nearest zones [LOC-12]. */
export type ResolvedPlace = { place: Place; nearbyZones: CoveredZone[] };

/** The cart's store, if the store does not deliver to the place. */
export type CartCheck = { conflictingStore: string | null };

/** Error codes of the effect `currentPosition`. */
export type GeolocationProblem = 'denied' | 'timeout' | 'unavailable';

export type LocationInput = { isRental: boolean };
export type LocationContext = {
  place: Place | null;
  request: PlaceRequest | null;
  candidate: Place | null;
  nearbyZones: CoveredZone[];
  geolocationProblem: GeolocationProblem | null;
  failure: Failure | null;
  /** The cart's store, if the place is outside its zones [LOC-18]. */
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
  /** The stored place was loaded. `null`: none was stored. */
  | { type: 'location.loaded'; place: Place | null }
  /** The chosen place applies, and all questions about it are answered. */
  | { type: 'place.settled' }
  | { type: 'cart.clearRequested' }
  | { type: 'home.requested' }
  | Notice;

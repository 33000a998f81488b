import type { Place } from '../../domain/catalogue';
import type { LatLng } from '../../domain/geo';
import type { Direction } from '../../domain/steps';
import type { Failure } from '../shared/failure';
import type { CoveredZone, GeolocationProblem, PlaceRequest, Suggestion } from './location.types';

/** A zone as it is drawn: customers see where is delivered before they point [MAP-04]. */
export type DrawnZone = CoveredZone & { outline: LatLng[] };

export type Position = LatLng & {
  /** How many metres it may be wrong by, where that is known. */
  accuracy: number | null;
};

export type MapPickerInput = { start: LatLng };
export type MapPickerContext = {
  /** Where the pin stands. */
  pin: LatLng;
  request: PlaceRequest;
  /** What was last found at the pin. */
  place: Place | null;
  /** Somebody has put the pin there: by hand, a typed address, an area, or the device. */
  isMoved: boolean;
  /** Around the position that the device has told; null for a pin set by hand. */
  accuracy: number | null;
  zones: DrawnZone[];
  geolocationProblem: GeolocationProblem | null;
  failure: Failure | null;
};

export type MapPickerEvent =
  /** Dragged, or put there by a press on the map. */
  | { type: 'pin.moved'; lat: number; lng: number }
  /** Somebody else knows what is there: it is only looked at. */
  | { type: 'pin.shown'; lat: number; lng: number }
  /** By a key or a button: some metres. */
  | { type: 'pin.stepped'; towards: Direction }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'zone.chosen'; zoneId: number }
  | { type: 'currentLocation.requested' }
  | { type: 'retry.requested' }
  | { type: 'place.confirmed' }
  /** No map can be drawn here, or nobody sends the streets. */
  | { type: 'map.failed' };

export type MapPickerEmitted =
  /** The pin has left what was found, and what is there now is not known yet. */
  | { type: 'place.sought' }
  /** The pin stands still and it is known what is there. */
  | { type: 'place.found'; place: Place; isMoved: boolean }
  | { type: 'place.picked'; place: Place };

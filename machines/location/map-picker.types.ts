import type { Place } from '../../domain/catalogue';
import type { LatLng } from '../../domain/geo';
import type { Direction } from '../../domain/steps';
import type { Failure } from '../shared/failure';
import type { CoveredZone, GeolocationProblem, PlaceRequest, Suggestion } from './location.types';

/** A zone with its outline. The map shows the delivery area at the start [MAP-04]. */
export type DrawnZone = CoveredZone & { outline: LatLng[] };

export type Position = LatLng & {
  /** The accuracy in metres. `null`: unknown. */
  accuracy: number | null;
};

export type MapPickerInput = { start: LatLng };
export type MapPickerContext = {
  pin: LatLng;
  request: PlaceRequest;
  place: Place | null;
  /** True if the customer moved the pin, in any way: by hand, address, zone or device position. */
  isMoved: boolean;
  /** The accuracy of the device position in metres. `null`: the pin was not set by the device. */
  accuracy: number | null;
  zones: DrawnZone[];
  geolocationProblem: GeolocationProblem | null;
  failure: Failure | null;
};

export type MapPickerEvent =
  /** The customer dragged the pin or pressed on the map. */
  | { type: 'pin.moved'; lat: number; lng: number }
  /** The pin was moved by an arrow key or a button. */
  | { type: 'pin.stepped'; towards: Direction }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'zone.chosen'; zoneId: number }
  | { type: 'currentLocation.requested' }
  | { type: 'retry.requested' }
  | { type: 'place.confirmed' }
  /** The device can't render a map, or the map tiles can't be loaded. */
  | { type: 'map.failed' };

export type MapPickerEmitted =
  /** The pin is moving, and its place is unknown. */
  | { type: 'place.lookupStarted' }
  /** The pin no longer moves, and its place is known. */
  | { type: 'place.found'; place: Place; isMoved: boolean }
  | { type: 'place.picked'; place: Place };

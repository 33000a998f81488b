import type { Place } from '../../domain/catalogue';
import type { LatLng } from '../../domain/geo';
import type { Direction } from '../../domain/steps';
import type { Failure } from '../shared/failure';
import type { CoveredZone, GeolocationProblem, PlaceRequest, Suggestion } from './location.types';

/** Zones are outlined, so that customers see the delivery area first [MAP-04]. */
export type DrawnZone = CoveredZone & { outline: LatLng[] };

export type Position = LatLng & {
  /** In metres. `null`: unknown. */
  accuracy: number | null;
};

export type MapPickerInput = { start: LatLng };
export type MapPickerContext = {
  pin: LatLng;
  request: PlaceRequest;
  place: Place | null;
  /** True if the customer moved the pin: by hand, address, zone or device position. */
  isMoved: boolean;
  /** Accuracy of the device position. `null`: set by hand. */
  accuracy: number | null;
  zones: DrawnZone[];
  geolocationProblem: GeolocationProblem | null;
  failure: Failure | null;
};

export type MapPickerEvent =
  /** Dragged or pressed on the map. */
  | { type: 'pin.moved'; lat: number; lng: number }
  /** The pin was moved by an arrow key or a button. */
  | { type: 'pin.stepped'; towards: Direction }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'zone.chosen'; zoneId: number }
  | { type: 'currentLocation.requested' }
  | { type: 'retry.requested' }
  | { type: 'place.confirmed' }
  /** The device can't render a map, or no tiles load. */
  | { type: 'map.failed' };

export type MapPickerEmitted =
  /** The pin moved and its place is unknown. */
  | { type: 'place.lookupStarted' }
  /** The pin is still and its place is known. */
  | { type: 'place.found'; place: Place; isMoved: boolean }
  | { type: 'place.picked'; place: Place };

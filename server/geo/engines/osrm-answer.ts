import { decodePolyline } from '../../../domain/polyline';
import type { TravelMode } from '../city/city.types';
import type { Route } from '../geo';
import { type EngineAnswer, EngineError, recordOf } from './call-engine';

/** How far a point may be from the nearest road. Engines snap across any distance unless they are told. */
export const SNAPPING_METRES = 300;

/** "Looked, and there is no way": everything else that is not a route is a fault. */
const NO_ROUTE = new Set<unknown>(['NoRoute', 'NoSegment']);
/** Valhalla's own numbers: too far for this mode, unconnected regions, no road near, no path. */
const NO_ROUTE_NUMBERS = new Set<unknown>([154, 170, 171, 442]);

/** The answer of OSRM, which Valhalla can give too. */
export function readOsrmAnswer({ status, body }: EngineAnswer, mode: TravelMode): Route | null {
  if (NO_ROUTE.has(body.code) || NO_ROUTE_NUMBERS.has(body.error_code)) return null;
  const [first] = Array.isArray(body.routes) ? body.routes : [];
  const { distance, duration, geometry } = recordOf(first) ?? {};
  if (
    body.code !== 'Ok' ||
    typeof distance !== 'number' ||
    typeof duration !== 'number' ||
    typeof geometry !== 'string'
  ) {
    throw new EngineError(`Unexpected routing answer: ${status} ${body.code ?? body.error ?? 'no code'}`);
  }
  return { mode, metres: distance, seconds: duration, points: decodePolyline(geometry, 6) };
}

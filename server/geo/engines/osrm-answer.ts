import { decodePolyline } from '../../../domain/polyline';
import type { TravelMode } from '../city/city.types';
import type { Route } from '../geo';
import { type EngineAnswer, EngineError, recordOf } from './call-engine';

/** The maximum distance in metres from a point to the nearest road. The engines' default is unlimited. */
export const SNAPPING_METRES = 300;

/**
 * The maximum number of points in one request for a table of distances, which is the engines' default limit.
 */
export const MAX_STARTS = 99;

/** The codes that mean "no route exists". Any other response without a route is an error. */
const NO_ROUTE = new Set<unknown>(['NoRoute', 'NoSegment']);
/**
 * Valhalla's codes for "no route exists": too far for this mode, unconnected regions, no road nearby, no
 * path.
 */
export const NO_ROUTE_NUMBERS = new Set<unknown>([154, 170, 171, 442]);

/** Reads a route in OSRM's format. Valhalla responds in this format too. */
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

/**
 * Reads a table of distances: one row per start, one column for the end. One start without a nearby road
 * makes the whole table fail.
 */
export function readOsrmTable({ status, body }: EngineAnswer, starts: number): (number | null)[] {
  if (NO_ROUTE.has(body.code)) return Array.from({ length: starts }, () => null);
  const { distances } = body;
  if (body.code !== 'Ok' || !Array.isArray(distances) || distances.length !== starts) {
    throw new EngineError(`Unexpected table of ways: ${status} ${body.code ?? 'no code'}`);
  }
  return distances.map((row: unknown) => {
    const [metres] = Array.isArray(row) ? row : [];
    return typeof metres === 'number' ? metres : null;
  });
}

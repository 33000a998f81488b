import type { LatLng } from '../../../domain/geo';
import type { TravelMode } from '../city/city.types';
import type { Router } from '../geo';
import { callEngine, type EngineAnswer, EngineError, recordOf } from './call-engine';
import { MAX_STARTS, NO_ROUTE_NUMBERS, readOsrmAnswer, SNAPPING_METRES } from './osrm-answer';

const COSTINGS: Record<TravelMode, string> = {
  driving: 'auto',
  walking: 'pedestrian',
  bicycling: 'bicycle',
};

const locationOf = ({ lat, lng }: LatLng) => ({ lat, lon: lng, search_cutoff: SNAPPING_METRES });

/**
 * Creates a router for Valhalla, of which one process serves all travel modes. Each request names its mode.
 */
export const valhallaRouter = (base: string): Router => ({
  async route(from, to, mode) {
    const answer = await query(`${base}/route`, {
      locations: [locationOf(from), locationOf(to)],
      costing: COSTINGS[mode],
      format: 'osrm',
      shape_format: 'polyline6',
      units: 'kilometers',
    });
    return readOsrmAnswer(answer, mode);
  },
  async metresTo(starts, to, mode) {
    if (starts.length > MAX_STARTS) return starts.map(() => null);
    const answer = await query(`${base}/sources_to_targets`, {
      sources: starts.map(locationOf),
      targets: [locationOf(to)],
      costing: COSTINGS[mode],
      units: 'kilometers',
    });
    return readMatrix(answer, starts.length);
  },
});

const query = (url: string, question: object) =>
  callEngine(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });

/** Reads a table of distances in kilometres: one row per start, one column for the end. */
function readMatrix({ status, body }: EngineAnswer, starts: number): (number | null)[] {
  if (NO_ROUTE_NUMBERS.has(body.error_code)) return Array.from({ length: starts }, () => null);
  const { sources_to_targets: rows } = body;
  if (!Array.isArray(rows) || rows.length !== starts) {
    throw new EngineError(`Unexpected matrix of ways: ${status} ${body.error ?? 'no rows'}`);
  }
  return rows.map((row: unknown) => {
    const { distance } = recordOf(Array.isArray(row) ? row[0] : null) ?? {};
    return typeof distance === 'number' ? distance * 1000 : null;
  });
}

import type { TravelMode } from '../city/city.types';
import type { Router } from '../geo';
import { callEngine } from './call-engine';
import { MAX_STARTS, readOsrmAnswer, readOsrmTable, SNAPPING_METRES } from './osrm-answer';

const PROFILES: Record<TravelMode, string> = { driving: 'driving', walking: 'foot', bicycling: 'bike' };

/**
 * Creates a router for OSRM, whose processes serve one travel mode each. A mode without a URL has no routes.
 */
export const osrmRouter = (urls: Partial<Record<TravelMode, string>>): Router => ({
  async route(from, to, mode) {
    const base = urls[mode];
    if (base === undefined) return null;
    const line = `${from.lng},${from.lat};${to.lng},${to.lat}`;
    const query = `overview=full&geometries=polyline6&radiuses=${SNAPPING_METRES};${SNAPPING_METRES}`;
    return readOsrmAnswer(await callEngine(`${base}/route/v1/${PROFILES[mode]}/${line}?${query}`), mode);
  },
  async metresTo(starts, to, mode) {
    const base = urls[mode];
    if (base === undefined || starts.length > MAX_STARTS) return starts.map(() => null);
    const points = [...starts, to];
    const line = points.map(({ lat, lng }) => `${lng},${lat}`).join(';');
    const radiuses = points.map(() => SNAPPING_METRES).join(';');
    const query = `destinations=${starts.length}&sources=${starts.map((_, index) => index).join(';')}&annotations=distance&radiuses=${radiuses}`;
    const answer = await callEngine(`${base}/table/v1/${PROFILES[mode]}/${line}?${query}`);
    return readOsrmTable(answer, starts.length);
  },
});

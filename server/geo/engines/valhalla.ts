import type { LatLng } from '../../../domain/geo';
import type { TravelMode } from '../city/city.types';
import type { Router } from '../geo';
import { callEngine } from './call-engine';
import { readOsrmAnswer, SNAPPING_METRES } from './osrm-answer';

const COSTINGS: Record<TravelMode, string> = {
  driving: 'auto',
  walking: 'pedestrian',
  bicycling: 'bicycle',
};

const locationOf = ({ lat, lng }: LatLng) => ({ lat, lon: lng, search_cutoff: SNAPPING_METRES });

/** One Valhalla serves all modes: the costing is chosen with every request. */
export const valhallaRouter = (base: string): Router => ({
  async route(from, to, mode) {
    const answer = await callEngine(`${base}/route`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        locations: [locationOf(from), locationOf(to)],
        costing: COSTINGS[mode],
        format: 'osrm',
        shape_format: 'polyline6',
        units: 'kilometers',
      }),
    });
    return readOsrmAnswer(answer, mode);
  },
});

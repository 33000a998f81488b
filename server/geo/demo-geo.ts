import { portMaravel } from './city/build-city';
import type { Geo } from './geo';
import { CityGeocoder } from './geocoder';
import { CityRouter } from './router';

let geo: Geo | null = null;

/** Geocoder and router of the demo city, prepared once when somebody first asks. */
export const demoGeo = (): Geo => {
  if (!geo) {
    const city = portMaravel();
    geo = { geocoder: new CityGeocoder(city), router: new CityRouter(city.network) };
  }
  return geo;
};

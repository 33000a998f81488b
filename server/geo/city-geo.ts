import { portMaravel } from './city/build-city';
import type { City } from './city/city.types';
import type { Geo } from './geo';
import { CityGeocoder } from './geocoder';
import { CityRouter } from './router';

const prepared = new WeakMap<City, Geo>();

/** Returns the geocoder and the router of a city. Both are prepared on first use. */
export const cityGeo = (city: City): Geo => {
  const known = prepared.get(city);
  if (known) return known;
  const geo = { geocoder: new CityGeocoder(city), router: new CityRouter(city) };
  prepared.set(city, geo);
  return geo;
};

export const demoGeo = (): Geo => cityGeo(portMaravel());

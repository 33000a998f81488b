import { portMaravel } from './city/build-city';
import type { City } from './city/city.types';
import { ownCity } from './own-city/own-city';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the path of the operator's city file. `null`: the demo city. */
export const readCitySettings = (env: Environment): string | null => env.CITY_FILE?.trim() || null;

/** Returns the city for the embedded geocoder and router. It is built on first use. */
export function cityOf(file: string | null): () => City {
  if (file === null) return portMaravel;
  let city: City | null = null;
  return () => {
    city ??= ownCity(file);
    return city;
  };
}

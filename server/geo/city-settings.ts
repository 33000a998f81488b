import { portMaravel } from './city/build-city';
import type { City } from './city/city.types';
import { ownCity } from './own-city/own-city';

type Environment = Readonly<Record<string, string | undefined>>;

/** The file with the operator's own city; null stands for the demo's. */
export const readCitySettings = (env: Environment): string | null => env.CITY_FILE?.trim() || null;

/** The city that the embedded engines know, made when it is first needed. */
export function cityOf(file: string | null): () => City {
  if (file === null) return portMaravel;
  let city: City | null = null;
  return () => {
    city ??= ownCity(file);
    return city;
  };
}

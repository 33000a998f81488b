import type { Address, Bilingual, City, District } from './city.types';
import { at } from './geometry';

const districtsByCity = new WeakMap<City, Map<number, District>>();

export const districtOf = (city: City, id: number): District => {
  const known =
    districtsByCity.get(city) ?? new Map(city.districts.map((district) => [district.id, district]));
  districtsByCity.set(city, known);
  const district = known.get(id);
  if (!district) throw new RangeError(`The city has no district ${id}`);
  return district;
};

/** Returns the first part of an address: "12 Olive Street". */
export const houseText = (city: City, { number, street }: Address): Bilingual => {
  const { name } = at(city.streets, street);
  return { en: `${number} ${name.en}`, ar: `${number} ${name.ar}` };
};

/** Returns the second part of an address: "Old Town, Port Maravel 41027". */
export const districtAndCityText = (city: City, { district }: Address): Bilingual => {
  const { name, postcode } = districtOf(city, district);
  return {
    en: `${name.en}, ${city.name.en} ${postcode}`.trimEnd(),
    ar: `${name.ar}، ${city.name.ar} ${postcode}`.trimEnd(),
  };
};

export const joinParts = (main: Bilingual, second: Bilingual): Bilingual => ({
  en: `${main.en}, ${second.en}`,
  ar: `${main.ar}، ${second.ar}`,
});

export const formatAddress = (city: City, address: Address): Bilingual =>
  joinParts(houseText(city, address), districtAndCityText(city, address));

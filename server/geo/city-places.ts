import type { LatLng } from '../../domain/geo';
import { districtAndCityText, formatAddress, houseText, joinParts } from './city/address-text';
import type { Address, Bilingual, City } from './city/city.types';
import { at } from './city/geometry';

/** A named place of the city, which a search can find. */
export type CityPlace = {
  id: string;
  kind: 'address' | 'street' | 'district' | 'landmark' | 'business';
  main: Bilingual;
  secondary: Bilingual;
  position: LatLng;
};

export const placeOfAddress = (city: City, address: Address): CityPlace => ({
  id: `address-${address.id}`,
  kind: 'address',
  main: houseText(city, address),
  secondary: districtAndCityText(city, address),
  position: address.position,
});

const ADDRESS_ID = /^address-(\d{1,9})$/;

export const addressWithPlaceId = (city: City, placeId: string): Address | null => {
  const [, id] = ADDRESS_ID.exec(placeId) ?? [];
  return id === undefined ? null : (city.addresses[Number(id)] ?? null);
};

const STREET_ID = /^street-(\d+)$/;
export const streetOfPlace = (placeId: string): number | null => {
  const [, id] = STREET_ID.exec(placeId) ?? [];
  return id === undefined ? null : Number(id);
};

export const addressesByStreet = (city: City): Map<number, Address[]> => {
  const byStreet = new Map<number, Address[]>();
  for (const address of city.addresses) {
    const known = byStreet.get(address.street);
    if (known) known.push(address);
    else byStreet.set(address.street, [address]);
  }
  return byStreet;
};

/**
 * Returns all named places of the city. Houses are not among them, because they are found by street and
 * number.
 */
export const namedPlacesOf = (city: City, byStreet: ReadonlyMap<number, Address[]>): CityPlace[] => [
  ...city.districts.map(
    ({ id, name, position }): CityPlace => ({
      id: `district-${id}`,
      kind: 'district',
      main: name,
      secondary: city.name,
      position,
    }),
  ),
  ...city.pointsOfInterest.map(
    ({ id, name, address, position, rank }): CityPlace => ({
      id,
      kind: rank === 1 ? 'landmark' : 'business',
      main: name,
      secondary: formatAddress(city, at(city.addresses, address)),
      position,
    }),
  ),
  ...[...byStreet].map(([street, addresses]): CityPlace => {
    const middle = at(addresses, addresses.length >> 1);
    return {
      id: `street-${street}`,
      kind: 'street',
      main: at(city.streets, street).name,
      secondary: districtAndCityText(city, middle),
      position: middle.position,
    };
  }),
];

export const fullText = ({ main, secondary }: CityPlace): Bilingual => joinParts(main, secondary);

import type { LatLng } from '../../domain/geo';
import { isInPolygon } from '../../domain/geo';
import { formatAddress } from './city/address-text';
import { portMaravel } from './city/build-city';
import type { Address, Bilingual, City } from './city/city.types';
import { at, distanceBetween } from './city/geometry';
import { toLatLng, toMetres } from './city/projection';

type DemoAddress = LatLng & { address: Bilingual };
type DemoZone = { id: number; name: Bilingual; polygon: LatLng[] };

/** Addresses for testing the rules of the demo. Each is in the middle of its district. */
const FIXTURE_DISTRICTS = {
  'P-H1': 'Harbourside',
  'P-OV': 'Market Hill',
  'P-HL': 'Falcon Ridge',
  'P-LK': 'Brightwater',
  'P-OT': 'Old Town',
  'P-VA': 'Mill Pond',
  'P-OUT': 'Pearl Beach',
  'P-SEA': 'Beacon Rock',
} as const;
export type FixturePoint = keyof typeof FIXTURE_DISTRICTS;

type CityPlaces = {
  cityCentre: LatLng;
  zones: DemoZone[];
  points: Record<FixturePoint, DemoAddress>;
  /** Returns the n-th address that is in this zone only. Consecutive numbers are far apart on the map. */
  addressIn(zoneId: number, n: number): DemoAddress;
};

/** Multiples of the golden ratio, modulo 1, are spread evenly, however many are used. */
const GOLDEN_RATIO = 0.6180339887498949;

const placesOf = (city: City): CityPlaces => {
  const zones = city.serviceAreas.map(({ id, name, ring }) => ({ id, name, polygon: ring.map(toLatLng) }));
  const addressesByZone = new Map<number, Address[]>();
  for (const address of city.addresses) {
    const [zone, ...others] = zones.filter(({ polygon }) => isInPolygon(address.position, polygon));
    if (!zone || others.length > 0) continue;
    const known = addressesByZone.get(zone.id);
    if (known) known.push(address);
    else addressesByZone.set(zone.id, [address]);
  }
  const placeAt = (address: Address): DemoAddress => ({
    ...address.position,
    address: formatAddress(city, address),
  });
  const points = Object.fromEntries(
    Object.entries(FIXTURE_DISTRICTS).map(([name, district]) => [
      name,
      placeAt(addressInTheMiddleOf(city, district)),
    ]),
  ) as Record<FixturePoint, DemoAddress>;
  return {
    cityCentre: city.centre,
    zones,
    points,
    addressIn(zoneId, n) {
      const addresses = addressesByZone.get(zoneId);
      if (!addresses) throw new RangeError(`The demo city has no zone ${zoneId}`);
      return placeAt(at(addresses, Math.floor(((n * GOLDEN_RATIO) % 1) * addresses.length)));
    },
  };
};

const addressInTheMiddleOf = (city: City, name: string): Address => {
  const district = city.districts.find((candidate) => candidate.name.en === name);
  if (!district) throw new RangeError(`The demo city has no district ${name}`);
  const middle = toMetres(district.position);
  const fromMiddle = (address: Address) => distanceBetween(toMetres(address.position), middle);
  const inDistrict = city.addresses.filter((address) => address.district === district.id);
  return inDistrict.reduce((nearest, address) =>
    fromMiddle(address) < fromMiddle(nearest) ? address : nearest,
  );
};

let places: CityPlaces | null = null;

/** Returns zones and addresses of the demo city, which is built on first use. */
export const demoPlaces = (): CityPlaces => {
  places ??= placesOf(portMaravel());
  return places;
};

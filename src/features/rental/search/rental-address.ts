import { type CityClock, isClockTime } from '../../../../domain/rental/local-time';
import { measureAs, rentalTypeOf } from '../../../../domain/rental/trip';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import {
  type DistanceSource,
  MAX_HOURS,
  staleReason,
  type Trip,
} from '../../../../domain/rental/trip-search';
import type { RentalType } from '../../../../domain/rental/vehicle';
import type { VehicleFilters } from '../../../../machines/rental/rental-search.types';

/** URL parameters of the trip [NAV-18, RENT-12]. */
export type TripAddress = {
  type?: RentalType | undefined;
  pickup?: string | undefined;
  plat?: number | undefined;
  plng?: number | undefined;
  destination?: string | undefined;
  dlat?: number | undefined;
  dlng?: number | undefined;
  /** The pick-up time, as local time of the pick-up place. */
  at?: string | undefined;
  hours?: number | undefined;
  km?: number | undefined;
  way?: DistanceSource | undefined;
};

export const SORTS = ['top_rated', 'price_low_to_high', 'price_high_to_low'] as const;
export const GEARS = ['automatic', 'manual'] as const;
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export const SEATS = [2, 4, 5, 7, 9];

/** URL parameters of the search filters [NAV-17]. */
export type FilterAddress = {
  categoryId?: number | undefined;
  brandId?: number | undefined;
  seats?: number | undefined;
  ac?: 0 | 1 | undefined;
  gear?: (typeof GEARS)[number] | undefined;
  fuel?: (typeof FUELS)[number] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  rating?: number | undefined;
  sort?: (typeof SORTS)[number] | undefined;
  /** A part of the vehicle's or the provider's name. */
  name?: string | undefined;
};

export type SearchAddress = TripAddress &
  FilterAddress & {
    all_category?: 1 | undefined;
    view?: 'map' | undefined;
    look?: 'compact' | 'detailed' | undefined;
  };

type Search = Record<string, unknown>;

const TYPES: readonly unknown[] = ['hourly', 'day_wise', 'distance_wise', 'distance'];
const DISTANCE_SOURCES: readonly DistanceSource[] = ['driving', 'walking', 'bicycling', 'estimate'];
const LONGEST_NAME = 200;

const numberIn = (value: unknown, least: number, most: number): number | undefined => {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : NaN;
  return Number.isFinite(number) && number >= least && number <= most ? number : undefined;
};
const wholeIn = (value: unknown, least: number, most: number): number | undefined => {
  const number = numberIn(value, least, most);
  return Number.isInteger(number) ? number : undefined;
};
const nameIn = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, LONGEST_NAME)
    : undefined;
const oneIn = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((entry) => entry === value);

const withoutGaps = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

export const tripAddress = (search: Search): TripAddress =>
  withoutGaps({
    type: TYPES.includes(search.type) ? rentalTypeOf(search.type as RentalType) : undefined,
    pickup: nameIn(search.pickup),
    plat: numberIn(search.plat, -90, 90),
    plng: numberIn(search.plng, -180, 180),
    destination: nameIn(search.destination),
    dlat: numberIn(search.dlat, -90, 90),
    dlng: numberIn(search.dlng, -180, 180),
    at: typeof search.at === 'string' && isClockTime(search.at) ? search.at : undefined,
    hours: wholeIn(search.hours, 1, MAX_HOURS),
    km: numberIn(search.km, 0, 20_000),
    way: oneIn(DISTANCE_SOURCES, search.way),
  });

export const searchAddress = (search: Search): SearchAddress =>
  withoutGaps({
    ...tripAddress(search),
    categoryId: wholeIn(search.categoryId, 1, 1e9),
    all_category: String(search.all_category) === '1' ? (1 as const) : undefined,
    brandId: wholeIn(search.brandId, 1, 1e9),
    seats: SEATS.find((seats) => seats === Number(search.seats)),
    ac: ([0, 1] as const).find((flag) => flag === search.ac),
    gear: oneIn(GEARS, search.gear),
    fuel: oneIn(FUELS, search.fuel),
    min: numberIn(search.min, 0, 1e7),
    max: numberIn(search.max, 0, 1e7),
    rating: wholeIn(search.rating, 1, 5),
    sort: oneIn(SORTS, search.sort),
    name: nameIn(search.name),
    view: search.view === 'map' ? ('map' as const) : undefined,
    look: oneIn(['compact', 'detailed'] as const, search.look),
  });

const METRES = 1000;

const placeIn = (name?: string, lat?: number, lng?: number): TripPlace | null =>
  name === undefined || lat === undefined || lng === undefined ? null : { name, lat, lng };

/** Returns the trip in the URL. `null`: the trip is incomplete, so it has no price. */
export function tripIn(address: TripAddress): Trip | null {
  const pickup = placeIn(address.pickup, address.plat, address.plng);
  const destination = placeIn(address.destination, address.dlat, address.dlng);
  const { type, at, hours, km, way } = address;
  if (!type || !pickup || !destination || !at || hours === undefined || km === undefined || !way) return null;
  const metres = Math.round(km * METRES);
  // Days are rounded up.
  const length = measureAs(type, { hours, metres }).hours ?? hours;
  return { type, pickup, destination, pickupAt: at, hours: length, metres, distanceSource: way };
}

/**
 * `lapsed`: a trip whose start is in the past. Its places fill in the form, but it has no price [RENT-12].
 */
export type StoredTrip = { trip: Trip | null; lapsed: Trip | null };

export function validTrip(address: TripAddress, now: number, clock: CityClock): StoredTrip {
  const trip = tripIn(address);
  return trip && staleReason(trip, now, clock) !== null
    ? { trip: null, lapsed: trip }
    : { trip, lapsed: null };
}

export const addressOfTrip = ({
  type,
  pickup,
  destination,
  pickupAt,
  hours,
  metres,
  distanceSource,
}: Trip) => ({
  type,
  pickup: pickup.name,
  plat: pickup.lat,
  plng: pickup.lng,
  destination: destination.name,
  dlat: destination.lat,
  dlng: destination.lng,
  at: pickupAt,
  hours,
  km: metres / METRES,
  way: distanceSource,
});

export const noFilters: FilterAddress = {
  categoryId: undefined,
  brandId: undefined,
  seats: undefined,
  ac: undefined,
  gear: undefined,
  fuel: undefined,
  min: undefined,
  max: undefined,
  rating: undefined,
  name: undefined,
};

/** Returns the filters, sorted by name. Equal filters then have equal cache keys. */
export function filtersIn(address: FilterAddress): VehicleFilters {
  const names = [...Object.keys(noFilters), 'sort'] as (keyof FilterAddress)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = address[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

export const hasFilters = (address: FilterAddress): boolean =>
  Object.keys(noFilters).some((name) => address[name as keyof FilterAddress] !== undefined);

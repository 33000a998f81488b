import type { Minor } from '../../../domain/money';
import type { RentalType } from '../../../domain/rental/vehicle';
import type { WordSearch } from '../catalogue/search.store';
import type { Values } from '../shared/sql';

/** The vehicles of one module that can be picked up in these zones. */
export type RentalScope = {
  moduleId: number | null;
  /** The pick-up zones. `null`: all zones, so that links work for visitors without a place. */
  zoneIds: number[] | null;
};

/** Conditions for vehicles. Missing fields do not filter. */
export type VehicleFilter = RentalScope & {
  providerId?: number | undefined;
  categoryIds?: number[];
  brandIds?: number[];
  /** A search whose every word must be a prefix of a word of the vehicle's text. */
  search?: WordSearch | undefined;
  type?: RentalType | null;
  /** The number of seats. Both ends are inclusive. */
  seats?: { least: number; most: number } | undefined;
  hasAirCondition?: boolean | undefined;
  kind?: string | undefined;
  fuels?: string[];
  transmissions?: string[];
  lowestRating?: number | undefined;
  isRated?: boolean;
  lowestPrice?: Minor | undefined;
  highestPrice?: Minor | undefined;
};

export const RATE_COLUMNS = {
  hourly: 'hourly_price',
  day_wise: 'day_price',
  distance_wise: 'distance_price',
} as const satisfies Record<RentalType, string>;

/** Returns the SQL conditions of a filter, for the table alias `v`. They do not include the price. */
export function vehicleConditions(filter: VehicleFilter, list: Values): string[] {
  const conditions = ['v.is_active', `v.provider_id ${served(filter, list)}`];
  const given = <Value>(value: Value | null | undefined, condition: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(condition(list.add(value)));
  };
  const oneOf = (column: string, type: string, entries: readonly unknown[] = []) => {
    // A single value is compared with `=`, so that an index that begins with this column can be used.
    if (entries.length === 1) given(entries[0], (place) => `${column} = ${place}`);
    if (entries.length > 1) given(entries, (place) => `${column} = any(${place}::${type}[])`);
  };
  given(filter.providerId, (place) => `v.provider_id = ${place}`);
  oneOf('v.category_id', 'int', filter.categoryIds);
  oneOf('v.brand_id', 'int', filter.brandIds);
  if (filter.search) conditions.push(filter.search.matching.condition('v', list));
  if (filter.type) conditions.push(`v.${RATE_COLUMNS[filter.type]} is not null`);
  given(filter.seats?.least, (place) => `v.seats >= ${place}`);
  given(filter.seats?.most, (place) => `v.seats <= ${place}`);
  given(filter.hasAirCondition, (place) => `v.has_air_condition = ${place}`);
  given(filter.kind?.toLowerCase(), (place) => `v.category_id in (${categoriesNamed(place)})`);
  oneOf('v.fuel', 'text', filter.fuels);
  oneOf('v.transmission', 'text', filter.transmissions);
  given(filter.lowestRating, (place) => `v.rating >= ${place}`);
  if (filter.isRated) conditions.push('v.rating_count > 0');
  return conditions;
}

/**
 * Returns the SQL condition for vehicles whose provider serves these zones. With `is true`, PostgreSQL hashes
 * the providers once instead of joining all vehicles.
 */
export function served({ moduleId, zoneIds }: RentalScope, list: Values): string {
  const conditions = ['p.is_active'];
  if (moduleId !== null) conditions.push(`p.module_id = ${list.add(moduleId)}`);
  if (zoneIds !== null) conditions.push(handsOverIn(list.add(zoneIds)));
  return `in (select p.id from providers p where ${conditions.join(' and ')}) is true`;
}

export const handsOverIn = (zones: string): string =>
  `p.id in (select provider_id from provider_zones where zone_id = any(${zones}::int[]))`;

const categoriesNamed = (place: string): string =>
  `select id from vehicle_categories where lower(name->>'en') = ${place}::text or lower(name->>'ar') = ${place}::text`;

import type { DeliveryTerms, ModuleType, OpeningHours } from '../../../domain/catalogue';
import { surgeOf } from '../../../domain/delivery-fee';
import type { StoredText } from './local-text';

/** A store with all data that a card, its page or the checkout shows. */
export type StoreRow = {
  id: number;
  slug: string;
  module_id: number;
  zone_id: number;
  name: StoredText;
  address: StoredText;
  lat: number;
  lng: number;
  phone: string | null;
  email: string | null;
  logo: string | null;
  cover: string | null;
  rating: number;
  rating_count: number;
  order_count: number;
  minimum_order: number;
  delivery_minutes: string | null;
  has_delivery: boolean;
  has_take_away: boolean;
  can_schedule: boolean;
  is_active: boolean;
  is_featured: boolean;
  is_halal: boolean;
  has_reviews: boolean;
  discount_percent: number;
  self_delivery: boolean;
  self_delivery_free: boolean;
  per_km: number | null;
  minimum_charge: number | null;
  maximum_charge: number | null;
  fixed_charge: number | null;
  admin_free_type: 'all' | 'over' | null;
  admin_free_over: number | null;
  announcement: StoredText | null;
  description: StoredText | null;
  module_type: ModuleType | null;
  zone_name: StoredText;
  zone_is_active: boolean;
  increased_fee_percent: number;
  surge_percent: number;
  pivot_charge_type: 'distance' | 'fixed' | null;
  pivot_fixed_charge: number | null;
  pivot_per_km: number | null;
  pivot_minimum_charge: number | null;
  pivot_maximum_charge: number | null;
  pivot_maximum_cod: number | null;
  hours: OpeningHours[];
  closed_until: Date | null;
  cuisines: { code: string; name: StoredText }[];
  price_level: number | null;
  return_days: number | null;
  return_terms: StoredText | null;
  tax_percent: number | null;
  module_tax_percent: number | null;
  item_count: number;
  category_ids: number[];
  has_veg: boolean;
  has_non_veg: boolean;
  stars: number[];
};

export const storeColumns = `
  s.id, s.slug, s.module_id, s.zone_id, s.name, s.address, s.lat, s.lng, s.phone, s.email, s.logo, s.cover,
  s.rating, s.rating_count, s.order_count, s.minimum_order, s.delivery_minutes, s.has_delivery, s.has_take_away,
  s.can_schedule, s.is_active, s.closed_until, s.is_featured, s.is_halal, s.has_reviews, s.discount_percent, s.self_delivery,
  s.self_delivery_free, s.per_km, s.minimum_charge, s.maximum_charge, s.fixed_charge, s.admin_free_type,
  s.admin_free_over, s.announcement, s.description, s.tax_percent, m.tax_percent as module_tax_percent, m.type as module_type,
  z.name as zone_name, z.is_active as zone_is_active, z.increased_fee_percent,
  z.surge_percent::float8 as surge_percent,
  mz.charge_type as pivot_charge_type, mz.fixed_charge as pivot_fixed_charge, mz.per_km as pivot_per_km,
  mz.minimum_charge as pivot_minimum_charge, mz.maximum_charge as pivot_maximum_charge,
  mz.maximum_cod as pivot_maximum_cod,
  coalesce(week.hours, '[]') as hours, coalesce(kitchen.cuisines, '[]') as cuisines, s.price_level, s.return_days, s.return_terms,
  menu.item_count, menu.category_ids, menu.has_veg, menu.has_non_veg, given.stars`;

/** SQL for the joins that `storeColumns` needs, for the table alias `s`. */
export const storeJoins = `
  join modules m on m.id = s.module_id
  join zones z on z.id = s.zone_id
  left join module_zones mz on mz.module_id = s.module_id and mz.zone_id = s.zone_id
  left join lateral (
    select jsonb_agg(jsonb_build_object('day', day, 'opens', opens, 'closes', closes) order by day, opens) as hours
    from store_hours
    where store_id = s.id
  ) week on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('code', code, 'name', name) order by array_position(s.cuisines, code)) as cuisines
    from cuisines
    where code = any(s.cuisines)
  ) kitchen on true
  cross join lateral (
    select
      count(*)::int as item_count,
      coalesce(array_agg(distinct category_id) filter (where category_id is not null), '{}') as category_ids,
      coalesce(bool_or(is_veg), false) as has_veg,
      coalesce(bool_or(not is_veg), false) as has_non_veg
    from items
    where store_id = s.id and is_active and campaign_starts is null
  ) menu
  cross join lateral (
    select array[
      count(*) filter (where rating = 5), count(*) filter (where rating = 4), count(*) filter (where rating = 3),
      count(*) filter (where rating = 2), count(*) filter (where rating = 1)
    ]::int[] as stars
    from reviews
    where store_id = s.id
  ) given`;

/** The columns that decide a store's delivery fee. */
export const termsColumns = `
  s.self_delivery, s.self_delivery_free, s.per_km, s.minimum_charge, s.maximum_charge, s.fixed_charge, s.admin_free_type,
  s.admin_free_over, z.increased_fee_percent, z.surge_percent::float8 as surge_percent, mz.charge_type as pivot_charge_type,
  mz.fixed_charge as pivot_fixed_charge, mz.per_km as pivot_per_km, mz.minimum_charge as pivot_minimum_charge,
  mz.maximum_charge as pivot_maximum_charge`;

export const termsJoins = `
  join zones z on z.id = s.zone_id
  left join module_zones mz on mz.module_id = s.module_id and mz.zone_id = s.zone_id`;

export type TermsRow = Pick<
  StoreRow,
  | 'self_delivery'
  | 'self_delivery_free'
  | 'per_km'
  | 'minimum_charge'
  | 'maximum_charge'
  | 'fixed_charge'
  | 'admin_free_type'
  | 'admin_free_over'
  | 'increased_fee_percent'
  | 'surge_percent'
  | 'pivot_charge_type'
  | 'pivot_fixed_charge'
  | 'pivot_per_km'
  | 'pivot_minimum_charge'
  | 'pivot_maximum_charge'
>;

/**
 * Returns the delivery charges of the store: its own ones, or those of the module in the store's zone
 * [DLV-05, DLV-08].
 */
export function chargesOf(row: TermsRow) {
  const hasOwnFixed = !row.self_delivery && row.fixed_charge !== null;
  const hasOwnPerKm = !row.self_delivery && row.per_km !== null;
  return {
    type: hasOwnFixed ? 'fixed' : hasOwnPerKm ? 'distance' : (row.pivot_charge_type ?? 'distance'),
    fixed: hasOwnFixed ? row.fixed_charge : row.pivot_fixed_charge,
    perKm: hasOwnPerKm ? row.per_km : row.pivot_per_km,
    minimum: hasOwnPerKm ? row.minimum_charge : row.pivot_minimum_charge,
    maximum: hasOwnPerKm ? row.maximum_charge : row.pivot_maximum_charge,
  } as const;
}

/**
 * Returns the delivery terms. A store with its own couriers has its own charges. All other stores have those
 * of their zone and module.
 */
export function deliveryTermsOf(row: TermsRow): DeliveryTerms {
  const shared = chargesOf(row);
  const own = row.self_delivery;
  return {
    isSelfDelivery: own,
    isFreeBySelfDelivery: own && row.self_delivery_free,
    perKm: (own ? row.per_km : shared.perKm) ?? 0,
    minimumCharge: (own ? row.minimum_charge : shared.minimum) ?? 0,
    maximumCharge: own ? row.maximum_charge : shared.maximum,
    fixedCharge: !own && shared.type === 'fixed' ? (shared.fixed ?? 0) : null,
    adminFreeDelivery: adminFreeDeliveryOf(row),
    zoneIncreasePercent: row.increased_fee_percent,
    surge: surgeOf(row.surge_percent),
  };
}

function adminFreeDeliveryOf({
  admin_free_type,
  admin_free_over,
}: TermsRow): DeliveryTerms['adminFreeDelivery'] {
  if (admin_free_type === 'all') return { type: 'allStores' };
  return admin_free_type === 'over' && admin_free_over !== null && admin_free_over > 0
    ? { type: 'overAmount', over: admin_free_over }
    : null;
}

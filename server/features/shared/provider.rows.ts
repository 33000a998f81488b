import type { OpeningHours } from '../../../domain/catalogue';
import type { StoredText } from './local-text';
import type { StoreRow } from './store.rows';

/** A rental provider with all data that a card, its page or a vehicle shows. */
export type ProviderRow = Pick<
  StoreRow,
  | 'id'
  | 'slug'
  | 'module_id'
  | 'zone_id'
  | 'name'
  | 'address'
  | 'lat'
  | 'lng'
  | 'phone'
  | 'email'
  | 'logo'
  | 'cover'
  | 'rating'
  | 'rating_count'
> & {
  description: StoredText | null;
  trip_count: number;
  tax_percent: number;
  discount_percent: number | null;
  discount_maximum: number;
  discount_minimum_purchase: number;
  discount_starts: string | null;
  discount_ends: string | null;
  fuel_rule: 'full_to_full' | 'same_level' | 'included' | null;
  protection: StoredText | null;
  minimum_age: number | null;
  licence_years: number | null;
  is_active: boolean;
  zone_ids: number[];
  vehicle_count: number;
  hours: OpeningHours[];
};

/** Returns SQL for a `ProviderRow` as JSON, to select it together with a vehicle. */
export const providerJson = (alias: string): string => `(
  to_jsonb(${alias}.*) || jsonb_build_object(
    'zone_ids', (
      select coalesce(jsonb_agg(zone_id order by zone_id), '[]') from provider_zones where provider_id = ${alias}.id
    ),
    'vehicle_count', (select count(*) from vehicles where provider_id = ${alias}.id and is_active),
    'hours', (
      select coalesce(
        jsonb_agg(jsonb_build_object('day', day, 'opens', opens, 'closes', closes) order by day, opens), '[]'
      )
      from provider_hours where provider_id = ${alias}.id
    )
  )
)`;

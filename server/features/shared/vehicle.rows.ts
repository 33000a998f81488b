import type { StoredText } from './local-text';
import { type ProviderRow, providerJson } from './provider.rows';

/** A vehicle with all data that a card, its page or the trip cart shows. */
export type VehicleRow = {
  id: number;
  slug: string;
  provider_id: number;
  category_id: number;
  brand_id: number | null;
  name: StoredText;
  description: StoredText | null;
  model: string | null;
  images: string[];
  seats: number;
  transmission: 'automatic' | 'manual';
  fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  has_air_condition: boolean;
  engine_capacity: string | null;
  engine_power: string | null;
  hourly_price: number | null;
  day_price: number | null;
  distance_price: number | null;
  discount_type: 'percent' | 'amount' | null;
  discount: number;
  deposit: number | null;
  kilometres_per_day: number | null;
  extra_kilometre_price: number | null;
  minimum_age: number | null;
  total: number;
  is_new: boolean;
  is_active: boolean;
  tags: StoredText[];
  rating: number;
  rating_count: number;
  trip_count: number;
  created_at: Date;
  category_name: StoredText;
  category_image: string | null;
  brand_name: StoredText | null;
  brand_image: string | null;
  provider: ProviderRow;
};

export const vehicleColumns = `
  v.id, v.slug, v.provider_id, v.category_id, v.brand_id, v.name, v.description, v.model, v.images, v.seats,
  v.transmission, v.fuel, v.has_air_condition, v.engine_capacity, v.engine_power, v.hourly_price, v.day_price,
  v.distance_price, v.discount_type, v.discount, v.deposit, v.kilometres_per_day,
  v.extra_kilometre_price, v.minimum_age, v.total, v.is_new, v.is_active, v.tags, v.rating, v.rating_count,
  v.trip_count, v.created_at, kind.name as category_name, kind.image as category_image,
  maker.name as brand_name, maker.image as brand_image, ${providerJson('p')} as provider`;

/** SQL for the joins that `vehicleColumns` needs, for the table alias `v`. */
export const vehicleJoins = `
  join providers p on p.id = v.provider_id
  join vehicle_categories kind on kind.id = v.category_id
  left join vehicle_brands maker on maker.id = v.brand_id`;

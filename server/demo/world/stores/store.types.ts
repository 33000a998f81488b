import type { Text } from '../world.types';

/** The columns of a store that only some stores set. */
export type StoreTerms = {
  has_delivery: boolean;
  has_take_away: boolean;
  can_schedule: boolean;
  is_featured: boolean;
  is_halal: boolean;
  has_reviews: boolean;
  minimum_order: number;
  discount_percent: number;
  self_delivery: boolean;
  self_delivery_free: boolean;
  per_km: number | null;
  minimum_charge: number | null;
  maximum_charge: number | null;
  fixed_charge: number | null;
  admin_free_type: 'all' | 'over' | null;
  admin_free_over: number | null;
  announcement: Text | null;
};

export type StoreSpec = {
  id: number;
  fixture: string | null;
  slug: string;
  moduleId: number;
  zoneId: number;
  name: Text;
  description: Text;
  /** The names of the menus and shelves that its items come from. */
  menus: string[];
  /** The emojis of its cover, the first one is its logo. */
  emojis: string[];
  terms: StoreTerms;
  hours: { opens: string; closes: string }[];
};

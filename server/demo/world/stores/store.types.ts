import type { StoreRow } from '../../../features/shared/store.rows';
import type { Text } from '../world.types';

/** Columns that only some stores set. The others keep the default. */
export type StoreTerms = Pick<
  StoreRow,
  | 'has_delivery'
  | 'has_take_away'
  | 'can_schedule'
  | 'is_featured'
  | 'is_halal'
  | 'has_reviews'
  | 'minimum_order'
  | 'discount_percent'
  | 'self_delivery'
  | 'self_delivery_free'
  | 'per_km'
  | 'minimum_charge'
  | 'maximum_charge'
  | 'fixed_charge'
  | 'admin_free_type'
  | 'admin_free_over'
  | 'announcement'
  | 'return_days'
  | 'return_terms'
>;

export type StoreSpec = {
  id: number;
  fixture: string | null;
  slug: string;
  moduleId: number;
  zoneId: number;
  name: Text;
  description: Text;
  /** The menus from which the store's items are chosen. */
  menus: string[];
  /** The emojis of the cover picture. The first is also the logo. */
  emojis: string[];
  terms: StoreTerms;
  hours: { opens: string; closes: string }[];
};

import type { Content, ModuleType, OpeningHours } from '../../../domain/catalogue';
import { timestamp } from '../../db/database';
import type { StoredText } from './local-text';
import type { Values } from './sql';

type StoredVariation = { type: StoredText; price: number; stock: number | null };
type StoredChoice = { title: StoredText; options: StoredText[] };
type StoredGroup = {
  name: StoredText;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: { label: StoredText; price: number; is_selected?: boolean }[];
};
type StoredAddOn = { id: number; name: StoredText; price: number; percent: number | null };

/** An item with all data that a card, its page or a cart line shows. */
export type ItemRow = {
  id: number;
  slug: string;
  store_id: number;
  module_id: number;
  zone_id: number;
  category_id: number | null;
  name: StoredText;
  description: StoredText | null;
  images: string[];
  price: number;
  discount_type: 'percent' | 'amount' | 'fixed' | null;
  discount: number;
  stock: number | null;
  maximum_quantity: number | null;
  unit: StoredText | null;
  content_amount: number | null;
  content_measure: Content['measure'] | null;
  is_active: boolean;
  is_veg: boolean;
  is_halal: boolean;
  is_organic: boolean;
  is_recommended: boolean;
  is_prescription_required: boolean;
  choice_options: StoredChoice[];
  variations: StoredVariation[];
  food_groups: StoredGroup[];
  tags: StoredText[];
  generic_names: StoredText[];
  nutritions: StoredText[];
  allergies: StoredText[];
  available_from: string | null;
  available_until: string | null;
  campaign_starts: Date | null;
  campaign_ends: Date | null;
  rating: number;
  rating_count: number;
  order_count: number;
  created_at: Date;
  store_name: StoredText;
  store_discount: number;
  store_is_halal: boolean;
  store_is_active: boolean;
  can_schedule: boolean;
  store_hours: OpeningHours[];
  store_closed_until: Date | null;
  tax_percent: number | null;
  /** The tax rate of the item's category, or of the parent category. `null`: neither sets one. */
  category_tax_percent: number | null;
  store_tax_percent: number | null;
  module_tax_percent: number | null;
  module_type: ModuleType | null;
  module_is_active: boolean;
  category_name: StoredText | null;
  parent_category_id: number | null;
  parent_category_name: StoredText | null;
  add_ons: StoredAddOn[];
  flash_type: 'percent' | 'amount' | null;
  flash_discount: number | null;
  flash_ends: Date | null;
};

export const itemColumns = `
  i.id, i.slug, i.store_id, i.module_id, i.zone_id, i.category_id, i.name, i.description, i.images, i.price,
  i.discount_type, i.discount, i.stock, i.maximum_quantity, i.unit, i.content_amount, i.content_measure, i.is_active, i.is_veg, i.is_halal, i.is_organic,
  i.is_recommended, i.is_prescription_required, i.choice_options, i.variations, i.food_groups, i.tags,
  i.generic_names, i.nutritions, i.allergies, i.available_from, i.available_until, i.campaign_starts,
  i.campaign_ends, i.rating, i.rating_count, i.order_count, i.created_at,
  s.name as store_name, s.discount_percent as store_discount, s.is_halal as store_is_halal,
  s.is_active as store_is_active, s.closed_until as store_closed_until, s.can_schedule, m.type as module_type, m.is_active as module_is_active,
  c.name as category_name, p.id as parent_category_id, p.name as parent_category_name,
  coalesce(extras.list, '[]') as add_ons, coalesce(week.hours, '[]') as store_hours,
  i.tax_percent, coalesce(c.tax_percent, p.tax_percent) as category_tax_percent, s.tax_percent as store_tax_percent,
  m.tax_percent as module_tax_percent, flash.discount_type as flash_type, flash.discount as flash_discount, flash.ends as flash_ends`;

/** Returns SQL for the running flash sales of items that are still in stock. */
export const runningSales = (now: string): string => `
  select distinct on (sold.item_id) sold.item_id, sold.discount_type, sold.discount, sale.ends
  from flash_sale_items sold join flash_sales sale on sale.id = sold.flash_sale_id
  where sold.sold < sold.stock and sale.starts <= ${now} and ${now} < sale.ends
  order by sold.item_id, sale.ends, sale.id`;

/** Returns SQL for the joins that `itemColumns` needs, for the table alias `i`. */
export const itemJoins = (now: string): string => `
  join stores s on s.id = i.store_id
  join modules m on m.id = i.module_id
  left join categories c on c.id = i.category_id
  left join categories p on p.id = c.parent_id
  left join lateral (
    select jsonb_agg(
      jsonb_build_object('id', extra.id, 'name', extra.name, 'price', extra.price, 'percent', extra.percent)
      order by array_position(i.add_on_ids, extra.id)
    ) as list
    from add_ons extra
    where extra.id = any(i.add_on_ids)
  ) extras on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('day', day, 'opens', opens, 'closes', closes)) as hours
    from store_hours where store_id = i.store_id
  ) week on true
  left join (${runningSales(now)}) flash on flash.item_id = i.id`;

/** Adds the time of the request to the query's parameters and returns its placeholder. */
export const momentOf = (now: number, list: Values): string => `${list.add(timestamp(now))}::timestamptz`;

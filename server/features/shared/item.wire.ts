import type { AddOn, CategoryRef, DiscountType, FoodVariationGroup, Item } from '../../../contract/types.gen';
import { addOnUnitPrice } from '../../../domain/item-price';
import { type Currency, fromMinor } from '../../../domain/money';
import type { Language } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import type { ItemRow } from './item.rows';
import { discountsOf, openingOf } from './item.terms';
import { optionalTextIn, textIn, textsIn } from './local-text';
import { itemTax } from './tax-rates';

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Replaces the URL of a small demo picture by that of an SVG, which is sharp at any size. */
const atAnySize = (picture: string): string =>
  picture.replace(/^\/pictures\/emoji\/([0-9a-f-]+)\.webp$/, '/pictures/item/$1.svg');

type Reader = Pick<RequestContext, 'language' | 'now' | 'config' | 'currency'>;

export function toWireItem(row: ItemRow, reader: Reader): Item {
  const { language, now, config, currency } = reader;
  const opening = openingOf(row, now, config.utc_offset_minutes);
  const addOns = toWireAddOns(row, reader);
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    description: optionalTextIn(row.description, language),
    image_full_url: row.images[0] ?? null,
    images_full_url: row.images.map(atAnySize),
    ...pricesOf(row, currency),
    ...taxOf(row, config),
    ...(row.stock === null ? {} : { stock: row.stock }),
    unit_type: optionalTextIn(row.unit, language),
    content_amount: row.content_amount,
    content_measure: row.content_measure,
    maximum_cart_quantity: row.maximum_quantity,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    whislists_count: 0,
    wishlist_count: 0,
    store_id: row.store_id,
    store_name: textIn(row.store_name, language),
    zone_id: row.zone_id,
    module_id: row.module_id,
    ...(row.module_type === null ? {} : { module_type: row.module_type }),
    ...(row.category_id === null ? {} : { category_id: row.category_id }),
    category_ids: categoriesOf(row, language),
    tags: textsIn(row.tags, language).map((name, index) => ({ id: index + 1, name })),
    generic_name: textsIn(row.generic_names, language),
    nutritions_name: textsIn(row.nutritions, language),
    allergies_name: textsIn(row.allergies, language),
    is_prescription_required: flag(row.is_prescription_required),
    is_halal: flag(row.is_halal),
    halal_tag_status: flag(row.store_is_halal),
    organic: flag(row.is_organic),
    veg: flag(row.is_veg),
    recommended: flag(row.is_recommended),
    choice_options: row.choice_options.map(({ title, options }, index) => ({
      name: `choice_${index}`,
      title: textIn(title, language),
      options: textsIn(options, language),
    })),
    variations: row.variations.map(({ type, price, stock }) => ({
      type: textIn(type, language),
      price: fromMinor(price, currency),
      ...(stock === null ? {} : { stock }),
    })),
    food_variations: toWireGroups(row, reader),
    addons: addOns,
    add_ons: addOns,
    available_time_starts: row.available_from,
    available_time_ends: row.available_until,
    available_date_starts: row.campaign_starts?.toISOString() ?? null,
    available_date_ends: row.campaign_ends?.toISOString() ?? null,
    schedule_order: row.can_schedule,
    store_open: flag(opening.isOpen),
    store_closes_at: momentIn(opening.closesAt),
    store_opens_at: momentIn(opening.opensAt),
    status: flag(row.is_active),
    order_count: row.order_count,
    flash_sale: flag(row.flash_ends !== null),
    flash_sale_ends_at: row.flash_ends?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function taxOf(row: ItemRow, config: Reader['config']): Pick<Item, 'tax' | 'tax_type' | 'tax_source'> {
  const { percent, source } = itemTax(row, config);
  return { tax: percent, tax_type: 'percent', tax_source: source };
}

const momentIn = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

type WirePrices = Pick<
  Item,
  'price' | 'discount' | 'discount_type' | 'store_discount' | 'restaurant_discount'
>;

function pricesOf(row: ItemRow, currency: Currency): WirePrices {
  const { discount, storeDiscountPercent } = discountsOf(row);
  const type: DiscountType =
    row.flash_type === null && row.discount_type === 'fixed' ? 'fixed' : (discount?.kind ?? 'percent');
  return {
    price: fromMinor(row.price, currency),
    discount:
      discount === null
        ? 0
        : discount.kind === 'amount'
          ? fromMinor(discount.amount, currency)
          : discount.percent,
    discount_type: type,
    store_discount: storeDiscountPercent,
    restaurant_discount: storeDiscountPercent,
  };
}

const toWireGroups = (row: ItemRow, { language, currency }: Reader): FoodVariationGroup[] =>
  row.food_groups.map(({ name, type, required, min, max, values }) => ({
    name: textIn(name, language),
    type,
    min,
    max,
    required: required ? 'on' : 'off',
    values: values.map(({ label, price, is_selected }) => ({
      label: textIn(label, language),
      optionPrice: fromMinor(price, currency),
      isSelected: is_selected === true,
    })),
  }));

const toWireAddOns = (row: ItemRow, { language, currency }: Reader): AddOn[] =>
  row.add_ons.map(({ id, name, price, percent }) => ({
    id,
    name: textIn(name, language),
    price: fromMinor(addOnUnitPrice({ id, name: '', price, percent }, row.price), currency),
    price_percent: percent,
    store_id: row.store_id,
  }));

/** Returns the item's category with its parents, widest first. */
function categoriesOf(row: ItemRow, language: Language): CategoryRef[] {
  const own = { id: row.category_id, name: row.category_name };
  const parent = { id: row.parent_category_id, name: row.parent_category_name };
  return [parent, own]
    .filter(({ id }) => id !== null)
    .map(({ id, name }, index) => ({ id, name: textIn(name, language), position: index + 1 }));
}

import type { CartItem, CartLine } from '../../../domain/cart';
import type { LineChange } from '../../../domain/cart-changes';
import type { FoodGroup, Item, Module, Selection } from '../../../domain/catalogue';
import { fromMinor, USUAL_CURRENCY } from '../../../domain/money';
import { chosenVariation } from '../../../domain/options';

/** Converts model data to API data; `wire.test.ts` converts it back. */
type Wire = Record<string, unknown>;

export function wireItem(item: CartItem | Item): Wire {
  const { storeDiscountPercent, availableHours, campaign } = item;
  return {
    ...wireNames(item),
    price: fromMinor(item.price, USUAL_CURRENCY),
    discount:
      item.discount?.kind === 'amount'
        ? fromMinor(item.discount.amount, USUAL_CURRENCY)
        : (item.discount?.percent ?? 0),
    discount_type: item.discount?.kind ?? 'percent',
    store_discount: storeDiscountPercent,
    stock: item.stock,
    maximum_cart_quantity: item.maximumQuantity,
    variations: item.variations.map(({ type, price, stock }) => ({
      type,
      price: fromMinor(price, USUAL_CURRENCY),
      stock,
    })),
    choice_options: item.choiceOptions,
    food_variations: item.foodGroups.map(wireGroup),
    add_ons: item.addOns.map(({ id, name, price, percent }) => ({
      id,
      name,
      price: fromMinor(price, USUAL_CURRENCY),
      price_percent: percent,
    })),
    available_time_starts: availableHours?.starts ?? null,
    available_time_ends: availableHours?.ends ?? null,
    available_date_starts: campaign?.starts ?? null,
    available_date_ends: campaign?.ends ?? null,
  };
}

const wireNames = (item: CartItem | Item): Wire => ({
  id: item.id,
  slug: 'slug' in item ? item.slug : String(item.id),
  name: item.name,
  image_full_url: item.imageUrl,
  store_id: item.storeId,
  store_name: item.storeName,
  zone_id: item.zoneId,
  module_id: item.moduleId,
  module_type: item.moduleType,
});

const wireGroup = ({ name, type, isRequired, min, max, values }: FoodGroup): Wire => ({
  name,
  type,
  required: isRequired ? 'on' : 'off',
  min,
  max,
  values: values.map(({ label, price }) => ({ label, optionPrice: fromMinor(price, USUAL_CURRENCY) })),
});

export const wireLine = ({
  id,
  item,
  quantity,
  selection,
  ifUnavailable,
  review,
  priceEndsIn,
}: CartLine): Wire => ({
  id,
  quantity,
  item: wireItem(item),
  variation: wireChoice(item, selection),
  add_on_ids: Object.keys(selection.addOns).map(Number),
  add_on_qtys: Object.values(selection.addOns),
  ...(ifUnavailable && { if_unavailable: ifUnavailable }),
  ...(review && { review: { token: review.token, changes: review.changes.map(wireChange) } }),
  ...(priceEndsIn !== undefined && { price_ends_in: priceEndsIn }),
});

const CAUSES = { price: 'price', discountEnded: 'discount_ended', saleEnded: 'sale_ended' } as const;

function wireChange(change: LineChange): Wire {
  if (change.kind === 'storeClosed') return { kind: 'store_closed' };
  if (change.kind !== 'price') return change;
  return {
    kind: 'price',
    from: fromMinor(change.from, USUAL_CURRENCY),
    to: fromMinor(change.to, USUAL_CURRENCY),
    cause: CAUSES[change.cause],
  };
}

function wireChoice(item: CartItem, selection: Selection): Wire[] {
  const variation = chosenVariation(item, selection);
  const groups = Object.entries(selection.groups);
  return variation
    ? [{ type: variation.type, price: fromMinor(variation.price, USUAL_CURRENCY) }]
    : groups.map(([name, label]) => ({ name, values: { label } }));
}

export const wireModule = ({ id, name, type, iconUrl, zoneIds, isActive, hasInterests }: Module): Wire => ({
  id,
  module_name: name,
  module_type: type,
  icon_full_url: iconUrl,
  zones: zoneIds.map((zoneId) => ({ id: zoneId })),
  status: Number(isActive),
  has_interests: Number(hasInterests),
});

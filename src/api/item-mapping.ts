import type { Contract } from '../../contract/types.gen';
import type {
  AddOn,
  ChoiceOption,
  Content,
  DailyHours,
  Discount,
  FoodGroup,
  Item,
  ItemTerms,
  ModuleType,
  ReturnTerms,
  StoreOpening,
  Variation,
} from '../../domain/catalogue';
import { type Currency, toMinor } from '../../domain/money';
import { toTaxRate } from './tax-mapping';
import {
  firstOf,
  isOn,
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  pictureOf,
  picturesOf,
  requiredNumber,
  requiredText,
  textOr,
  textsOf,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

const MODULE_TYPES: readonly string[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];

export const toModuleType = (value: unknown): ModuleType | null =>
  typeof value === 'string' && MODULE_TYPES.includes(value) ? (value as ModuleType) : null;

export function toItem(value: Wire<Contract['Item']> | null | undefined, currency: Currency): Item {
  const wire = wireOf(value, 'item');
  const id = requiredNumber(wire, 'id');
  const imageUrl = pictureOf(wire.image_full_url);
  const imageUrls = picturesOf(wire.images_full_url);
  return {
    ...toTerms(wire, currency),
    id,
    slug: textOr(wire.slug, String(id)),
    name: requiredText(wire, 'name'),
    description: textOr(wire.description, ''),
    imageUrl,
    imageUrls: imageUrls.length > 0 ? imageUrls : imageUrl === null ? [] : [imageUrl],
    storeId: requiredNumber(wire, 'store_id'),
    storeName: textOr(wire.store_name, ''),
    zoneId: numberOr(wire.zone_id, 0),
    moduleId: requiredNumber(wire, 'module_id'),
    moduleType: toModuleType(wire.module_type),
    rating: numberOr(wire.avg_rating, 0),
    ratingCount: numberOr(wire.rating_count, 0),
    wishlistCount: numberOr(firstOf(wire.wishlist_count, wire.whislists_count), 0),
    orderCount: numberOr(wire.order_count, 0),
    unit: optionalText(wire.unit_type),
    content: toContent(wire),
    isVeg: isOn(wire.veg),
    isHalal: isOn(wire.is_halal) && isOn(wire.halal_tag_status),
    isOrganic: isOn(wire.organic),
    isRecommended: isOn(wire.recommended),
    isPrescriptionRequired: isOn(wire.is_prescription_required),
    genericNames: textsOf(wire.generic_name),
    nutritions: textsOf(wire.nutritions_name),
    allergies: textsOf(wire.allergies_name),
    categories: wiresOf(wire.category_ids).map((category) => ({
      id: numberOr(category.id, 0),
      name: textOr(category.name, ''),
    })),
    tags: wiresOf(wire.tags).map((tag) => textOr(tag.name, '')),
    sizeGuide: wiresOf(wire.size_guide).map(({ title, values }) => ({
      title: textOr(title, ''),
      // An empty measure must keep its position in the row.
      values: listOf(values).map((value) => textOr(value, '')),
    })),
    returns: wire.return_days === undefined ? null : toReturnTerms(wire),
  };
}

export const toReturnTerms = ({
  return_days,
  return_terms,
}: Wire<Pick<Contract['Item'], 'return_days' | 'return_terms'>>): ReturnTerms => ({
  days: optionalNumber(return_days),
  terms: optionalText(return_terms),
});

function taxIn(wire: Wire<Contract['Item']>): Pick<ItemTerms, 'tax'> {
  const tax = toTaxRate(wire);
  return tax === null ? {} : { tax };
}

const MEASURES: readonly unknown[] = ['g', 'ml', 'piece'];

function toContent({ content_amount, content_measure }: Wire<Contract['Item']>): Content | null {
  const amount = numberOr(content_amount, 0);
  return amount > 0 && MEASURES.includes(content_measure)
    ? { amount, measure: content_measure as Content['measure'] }
    : null;
}

/** Returns the fields that decide an item's price and availability. */
export function toTerms(wire: Wire<Contract['Item']>, currency: Currency): ItemTerms {
  const campaignStarts = optionalText(wire.available_date_starts);
  return {
    price: toMinor(requiredNumber(wire, 'price'), currency),
    discount: toDiscount(wire.discount, wire.discount_type, currency),
    storeDiscountPercent: numberOr(firstOf(wire.store_discount, wire.restaurant_discount), 0),
    variations: wiresOf(wire.variations).map((wire) => toVariation(wire, currency)),
    choiceOptions: wiresOf(wire.choice_options).map(toChoiceOption),
    foodGroups: wiresOf(wire.food_variations).map((wire) => toFoodGroup(wire, currency)),
    addOns: wiresOf(firstOf(wire.add_ons, wire.addons)).map((wire) => toAddOn(wire, currency)),
    stock: optionalNumber(wire.stock),
    maximumQuantity: optionalNumber(wire.maximum_cart_quantity),
    availableHours: toDailyHours(wire),
    campaign:
      campaignStarts === null
        ? null
        : { starts: campaignStarts, ends: optionalText(wire.available_date_ends) },
    flashSaleEndsAt: optionalText(wire.flash_sale_ends_at),
    storeOpening: toStoreOpening(wire),
    ...taxIn(wire),
  };
}

/**
 * Returns the opening state. `null`: the server sends no opening hours, so the shop checks them only when the
 * order is placed.
 */
const toStoreOpening = (wire: Wire<Contract['Item']>): StoreOpening | null =>
  wire.store_open === undefined || wire.store_open === null
    ? null
    : {
        isOpen: isOn(wire.store_open),
        closesAt: momentOf(wire.store_closes_at),
        opensAt: momentOf(wire.store_opens_at),
        canSchedule: isOn(wire.schedule_order),
      };

function momentOf(value: unknown): number | null {
  const moment = Date.parse(textOr(value, ''));
  return Number.isNaN(moment) ? null : moment;
}

/** Converts a discount. 'fixed' is a percentage like 'percent'; only 'amount' is money. */
export function toDiscount(amount: unknown, type: unknown, currency: Currency): Discount | null {
  const value = numberOr(amount, 0);
  if (value <= 0) return null;
  return type === 'amount'
    ? { kind: 'amount', amount: toMinor(value, currency) }
    : { kind: 'percent', percent: value };
}

const toVariation = (wire: Wire<Contract['ItemVariation']>, currency: Currency): Variation => ({
  type: requiredText(wire, 'type'),
  price: toMinor(requiredNumber(wire, 'price'), currency),
  stock: optionalNumber(wire.stock),
});

const toChoiceOption = (wire: Wire<Contract['ChoiceOption']>): ChoiceOption => ({
  title: requiredText(wire, 'title'),
  options: textsOf(wire.options),
});

function toFoodGroup(wire: Wire<Contract['FoodVariationGroup']>, currency: Currency): FoodGroup {
  const values = wiresOf(wire.values).map((value) => ({
    label: requiredText(value, 'label'),
    price: toMinor(numberOr(value.optionPrice, 0), currency),
    ...(isOn(value.isSelected) && { isSelected: true }),
  }));
  const type = wire.type === 'multi' ? 'multi' : 'single';
  return {
    name: requiredText(wire, 'name'),
    type,
    isRequired: wire.required === 'on' || isOn(wire.required),
    min: numberOr(wire.min, type === 'multi' ? 1 : 0),
    max: numberOr(wire.max, type === 'multi' ? values.length : 1),
    values,
  };
}

const toAddOn = (wire: Wire<Contract['AddOn']>, currency: Currency): AddOn => ({
  id: requiredNumber(wire, 'id'),
  name: requiredText(wire, 'name'),
  price: toMinor(numberOr(wire.price, 0), currency),
  percent: optionalNumber(wire.price_percent),
});

function toDailyHours(wire: Wire<Contract['Item']>): DailyHours | null {
  const starts = optionalText(wire.available_time_starts);
  const ends = optionalText(wire.available_time_ends);
  if (starts === null || ends === null) return null;
  const hours = { starts: starts.slice(0, 5), ends: ends.slice(0, 5) };
  return hours.starts === hours.ends || (hours.starts === '00:00' && hours.ends >= '23:59') ? null : hours;
}

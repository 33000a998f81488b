import type {
  CampaignPeriod,
  DailyHours,
  Discount,
  ItemTerms,
  OpeningHours,
  StoreOpening,
} from '../../../domain/catalogue';
import { openingAt } from '../../../domain/opening-hours';
import { hoursWithoutPause } from '../../../domain/store-pause';
import type { Language } from '../../http/language';
import type { ItemRow } from './item.rows';
import { textIn, textsIn } from './local-text';

/** Returns the item's price and availability in the types of the domain, with names in one language. */
export const toTerms = (row: ItemRow, language: Language): ItemTerms => ({
  price: row.price,
  ...discountsOf(row),
  variations: row.variations.map(({ type, price, stock }) => ({
    type: textIn(type, language),
    price,
    stock,
  })),
  choiceOptions: row.choice_options.map(({ title, options }) => ({
    title: textIn(title, language),
    options: textsIn(options, language),
  })),
  foodGroups: row.food_groups.map(({ name, type, required, min, max, values }) => ({
    name: textIn(name, language),
    type,
    isRequired: required,
    min,
    max,
    values: values.map(({ label, price }) => ({ label: textIn(label, language), price })),
  })),
  addOns: row.add_ons.map(({ id, name, price, percent }) => ({
    id,
    name: textIn(name, language),
    price,
    percent,
  })),
  stock: row.stock,
  maximumQuantity: row.maximum_quantity,
  availableHours: hoursOf(row),
  campaign: campaignOf(row),
  flashSaleEndsAt: row.flash_ends?.toISOString() ?? null,
  storeOpening: null,
});

/**
 * Returns the discounts of an item. A running flash sale or campaign replaces all others. Otherwise the
 * store's discount replaces the item's [CAT-12, PRICE-02].
 */
export function discountsOf(row: ItemRow): Pick<ItemTerms, 'discount' | 'storeDiscountPercent'> {
  if (row.flash_type !== null && row.flash_discount !== null)
    return { discount: toDiscount(row.flash_type, row.flash_discount), storeDiscountPercent: 0 };
  const discount = toDiscount(row.discount_type, row.discount);
  return { discount, storeDiscountPercent: row.campaign_starts === null ? row.store_discount : 0 };
}

function toDiscount(type: ItemRow['discount_type'], value: number): Discount | null {
  if (type === null || value === 0) return null;
  return type === 'amount' ? { kind: 'amount', amount: value } : { kind: 'percent', percent: value };
}

const hoursOf = ({ available_from, available_until }: ItemRow): DailyHours | null =>
  available_from !== null && available_until !== null
    ? { starts: available_from, ends: available_until }
    : null;

const campaignOf = ({ campaign_starts, campaign_ends }: ItemRow): CampaignPeriod | null =>
  campaign_starts && { starts: campaign_starts.toISOString(), ends: campaign_ends?.toISOString() ?? null };

/** Returns whether the item's store is open, and until when. */
export const openingOf = (row: ItemRow, now: number, utcOffsetMinutes: number): StoreOpening =>
  openingAt(
    {
      hours: storeHoursOf(row, { now, utcOffsetMinutes }),
      isActive: row.store_is_active,
      canSchedule: row.can_schedule,
    },
    now,
    utcOffsetMinutes,
  );

/** Returns the opening hours of the item's store, without a pause. */
export const storeHoursOf = (
  { store_hours: hours, store_closed_until: until }: Pick<ItemRow, 'store_hours' | 'store_closed_until'>,
  clock: { now: number; utcOffsetMinutes: number },
): OpeningHours[] => hoursWithoutPause(hours, until?.getTime() ?? null, clock);

/** The price engine for items: variation, options, add-ons and discount, in smallest currency units. */

import type { AddOn, Discount, ItemTerms, Selection } from './catalogue';
import { clamp, type Minor, percentOf, roundHalfUp } from './money';
import { chosenVariation } from './options';

/**
 * Returns the one discount that applies. A store's percentage above zero replaces the item's own discount
 * [PRICE-02].
 */
export const effectiveDiscount = (
  terms: Pick<ItemTerms, 'discount' | 'storeDiscountPercent'>,
): Discount | null =>
  terms.storeDiscountPercent > 0 ? { kind: 'percent', percent: terms.storeDiscountPercent } : terms.discount;

/**
 * Returns the discounted price, between zero and the full price. The price is rounded once, for the whole
 * quantity [PRICE-01, PRICE-07].
 */
export function discounted(unitPrice: Minor, discount: Discount | null, quantity = 1): Minor {
  const full = unitPrice * quantity;
  if (discount === null) return full;
  if (discount.kind === 'amount') return clamp(unitPrice - discount.amount, 0, unitPrice) * quantity;
  return roundHalfUp((full * (100 - clamp(discount.percent, 0, 100))) / 100);
}

/**
 * Returns the extra price of an option after the discount: a percentage discount reduces options too
 * [PRICE-01].
 */
export function surchargeOf(terms: ItemTerms, price: Minor): Minor {
  const discount = effectiveDiscount(terms);
  return discount?.kind === 'percent' ? discounted(price, discount) : price;
}

export const addOnUnitPrice = (addOn: AddOn, basePrice: Minor): Minor =>
  addOn.percent === null ? addOn.price : percentOf(basePrice, addOn.percent);

export type DiscountReason = {
  rule: 'flashSale' | 'campaign' | 'storeDiscount' | 'itemDiscount';
  /** The discount in percent. `null`: the discount is an amount per piece. */
  percent: number | null;
  /** The discount was larger than the price, so it was reduced to the price [PRICE-01]. */
  isCapped: boolean;
  amount: Minor;
};

/** The amount that each rule adds or subtracts. Their sum is the total [PRICE-08]. */
export type PriceReason =
  | { rule: 'base'; amount: Minor }
  | { rule: 'option'; label: string; amount: Minor }
  | DiscountReason
  | { rule: 'quantity'; quantity: number; amount: Minor }
  | { rule: 'addOn'; label: string; quantity: number; amount: Minor };

export type LinePrice = {
  /** The price of one piece before the discount: base price or variation, with the chosen options. */
  unitFull: Minor;
  /** The price of one piece after the discount. */
  unit: Minor;
  addOns: Minor;
  total: Minor;
  reasons: PriceReason[];
};

/**
 * The price of a line: (base + options - discount) x quantity + add-ons x their own quantities [FOOD-06,
 * PRICE-07]. Cards, item page, cart, checkout and order all use this function.
 */
export function linePrice(terms: ItemTerms, selection: Selection, quantity: number): LinePrice {
  const base = chosenVariation(terms, selection)?.price ?? terms.price;
  const options = terms.foodGroups.flatMap(({ name, values }) =>
    values.filter(({ label }) => selection.groups[name]?.includes(label)),
  );
  const unitFull = base + options.reduce((sum, { price }) => sum + price, 0);
  const discount = effectiveDiscount(terms);
  const goods = discounted(unitFull, discount, quantity);
  const chosenAddOns = terms.addOns
    .map((addOn) => ({ addOn, quantity: selection.addOns[addOn.id] ?? 0 }))
    .filter((chosen) => chosen.quantity > 0);
  const addOnReasons = chosenAddOns.map(
    ({ addOn, quantity: count }): PriceReason => ({
      rule: 'addOn',
      label: addOn.name,
      quantity: count,
      amount: addOnUnitPrice(addOn, terms.price) * count,
    }),
  );
  const addOns = addOnReasons.reduce((sum, { amount }) => sum + amount, 0);
  const reasons: PriceReason[] = [
    { rule: 'base', amount: base },
    ...options.map(({ label, price }): PriceReason => ({ rule: 'option', label, amount: price })),
    ...quantityReasons(quantity, unitFull * (quantity - 1)),
    ...discountReasons(terms, unitFull, goods - unitFull * quantity),
    ...addOnReasons,
  ];
  return { unitFull, unit: discounted(unitFull, discount), addOns, total: goods + addOns, reasons };
}

/** Returns whether the price needs a breakdown. A price that is only base price times quantity needs none. */
export const hasPriceParts = (reasons: readonly PriceReason[]): boolean =>
  reasons.some(({ rule }) => rule !== 'base' && rule !== 'quantity');

const quantityReasons = (quantity: number, amount: Minor): PriceReason[] =>
  quantity === 1 ? [] : [{ rule: 'quantity', quantity, amount }];

function discountReasons(terms: ItemTerms, unitFull: Minor, amount: Minor): DiscountReason[] {
  const discount = effectiveDiscount(terms);
  if (discount === null || amount === 0) return [];
  const rule = discountRule(terms);
  return discount.kind === 'amount'
    ? [{ rule, percent: null, isCapped: discount.amount > unitFull, amount }]
    : [{ rule, percent: discount.percent, isCapped: discount.percent > 100, amount }];
}

/** Returns the rule that gives the discount. Call it only for an item with a discount. */
export function discountRule(
  terms: Pick<ItemTerms, 'storeDiscountPercent' | 'flashSaleEndsAt' | 'campaign'>,
): DiscountReason['rule'] {
  if (terms.storeDiscountPercent > 0) return 'storeDiscount';
  if (terms.flashSaleEndsAt !== null) return 'flashSale';
  return terms.campaign === null ? 'itemDiscount' : 'campaign';
}

type PriceRange = { low: Minor; high: Minor; lowFull: Minor; highFull: Minor };

/** Returns the price on a card: the lowest and highest price of the variations, or one price [ITEM-07]. */
export function priceRange(terms: ItemTerms): PriceRange {
  const prices = terms.variations.length > 0 ? terms.variations.map(({ price }) => price) : [terms.price];
  const lowFull = Math.min(...prices);
  const highFull = Math.max(...prices);
  const discount = effectiveDiscount(terms);
  return { lowFull, highFull, low: discounted(lowFull, discount), high: discounted(highFull, discount) };
}

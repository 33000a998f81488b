import { type Minor, percentOf, roundHalfUp } from './money';

/** A tax rate. `isIncluded`: prices contain the tax; otherwise the tax is added to the total. */
export type Tax = { percent: number; isIncluded: boolean };

/** Levels that can set a rate, nearest first [PRICE-10]. */
export const TAX_SOURCES = ['item', 'category', 'store', 'module', 'shop'] as const;
export type TaxSource = (typeof TAX_SOURCES)[number];

export type TaxRate = { percent: number; source: TaxSource };
/** The tax rate that each level sets. `null`: the level sets none. The shop always has a rate. */
export type TaxSettings = Record<Exclude<TaxSource, 'shop'>, number | null> & { shop: number };

/**
 * Returns the rate of the most specific level that sets one: item, category, store, module, shop [PRICE-10].
 */
export function taxRateOf(settings: TaxSettings): TaxRate {
  for (const source of TAX_SOURCES) {
    const percent = settings[source];
    if (percent !== null) return { percent, source };
  }
  return { percent: settings.shop, source: 'shop' };
}

/** Returns whether the value is a percentage with at most two decimals. The database column stores two. */
export const isTaxPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value;

/** Returns the tax that the amount contains, or the tax to add to it [PRICE-04]. */
export function taxOn(amount: Minor, { percent, isIncluded }: Tax): Minor {
  return isIncluded ? roundHalfUp((amount * percent) / (100 + percent)) : percentOf(amount, percent);
}

/** The price of order lines with one tax rate, before the coupon. */
export type TaxedGoods = TaxRate & { amount: Minor };

/** All goods of an order with the same tax rate. */
export type TaxPart = {
  percent: number;
  /** The levels that set this tax rate, such as store or category. */
  sources: TaxSource[];
  /** The price of these goods after their share of the coupon. */
  goods: Minor;
  tax: Minor;
};

/**
 * Returns the tax of an order: one part per tax rate, the highest rate first [PRICE-11]. The coupon is shared
 * between the rates. Each part is rounded half up once. The tax of the order is the sum of its parts.
 */
export function taxParts(
  goods: readonly TaxedGoods[],
  { discount, isIncluded }: { discount: Minor; isIncluded: boolean },
): TaxPart[] {
  const rates = [...new Set(goods.map(({ percent }) => percent))].sort((one, other) => other - one);
  const groups = rates.map((percent) => {
    const lines = goods.filter((line) => line.percent === percent);
    return {
      percent,
      sources: TAX_SOURCES.filter((known) => lines.some(({ source }) => source === known)),
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
  const shares = sharesOf(
    discount,
    groups.map(({ amount }) => amount),
  );
  return groups.map(({ percent, sources, amount }, at) => {
    const left = amount - (shares[at] ?? 0);
    return { percent, sources, goods: left, tax: taxOn(left, { percent, isIncluded }) };
  });
}

export const taxSum = (parts: readonly TaxPart[]): Minor => parts.reduce((sum, { tax }) => sum + tax, 0);

/** Returns whether the order needs one tax line per rate. */
export const hasSeveralRates = (parts: readonly TaxPart[]): boolean => parts.length > 1;

/** Returns the tax included in a refund, in proportion to the refunded part of the total [PRICE-12]. */
export const refundedTax = (refunded: Minor, { total, tax }: { total: Minor; tax: Minor }): Minor =>
  total === 0 ? 0 : roundHalfUp((Math.min(refunded, total) / total) * tax);

/**
 * Splits an amount in proportion to weights (largest remainder method). Every share is rounded down. The
 * shares with the largest remainders get one unit more; of equal remainders, the first. No share exceeds its
 * weight if the amount is at most the sum of the weights. BigInt, because the products can exceed the safe
 * integers.
 */
function sharesOf(amount: Minor, weights: readonly Minor[]): Minor[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / all));
  const byRemainder = exact
    .map((product, at) => ({ at, remainder: product % all }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

import { type Minor, percentOf, roundHalfUp } from './money';

/** One rate, and whether prices include the tax or the total adds it. */
export type Tax = { percent: number; isIncluded: boolean };

/** Levels that can set a rate, nearest first [PRICE-10]. */
export const TAX_SOURCES = ['item', 'category', 'store', 'module', 'shop'] as const;
export type TaxSource = (typeof TAX_SOURCES)[number];

export type TaxRate = { percent: number; source: TaxSource };
/** Null: not set there. The shop always has a rate. */
export type TaxSettings = Record<Exclude<TaxSource, 'shop'>, number | null> & { shop: number };

/** The most specific setting applies: item, category, store, module, shop [PRICE-10]. */
export function taxRateOf(settings: TaxSettings): TaxRate {
  for (const source of TAX_SOURCES) {
    const percent = settings[source];
    if (percent !== null) return { percent, source };
  }
  return { percent: settings.shop, source: 'shop' };
}

/** Percent with at most two decimals, as the database keeps it. */
export const isTaxPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value;

/** The tax inside an amount, or the tax to add to it [PRICE-04]. */
export function taxOn(amount: Minor, { percent, isIncluded }: Tax): Minor {
  return isIncluded ? roundHalfUp((amount * percent) / (100 + percent)) : percentOf(amount, percent);
}

/** Order lines before the coupon. */
export type TaxedGoods = TaxRate & { amount: Minor };

/** All goods of one rate. */
export type TaxPart = {
  percent: number;
  /** Where the rate is set for these goods. */
  sources: TaxSource[];
  /** Price of the goods after their share of the coupon. */
  goods: Minor;
  tax: Minor;
};

/**
 * The tax of an order, one part for each rate, the highest rate first [PRICE-11].
 * Each rate bears its share of the coupon. Each part is rounded half up once; the tax of the order is their sum.
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

/** True if the order needs one tax line per rate. */
export const hasSeveralRates = (parts: readonly TaxPart[]): boolean => parts.length > 1;

/** The tax in a refund: the same share of the tax as the refund is of the total [PRICE-12]. */
export const refundedTax = (refunded: Minor, { total, tax }: { total: Minor; tax: Minor }): Minor =>
  total === 0 ? 0 : roundHalfUp((Math.min(refunded, total) / total) * tax);

/**
 * Splits an amount by weights (largest remainder): every share is rounded down, then the shares with the greatest
 * remainders get one unit more, the first of equal ones first. No share is more than its weight while the amount
 * is at most the sum of the weights. BigInt: the products of two sums do not fit a double.
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

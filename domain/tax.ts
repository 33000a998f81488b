import { type Minor, roundHalfUp } from './money';

export type Tax = {
  amount: Minor;
  /** What the tax adds to the total: nothing when the prices hold it already. */
  added: Minor;
};

/** The tax on items after discounts and coupon [PRICE-04, Q-27]. */
export function taxOn(amount: Minor, percent: number, isIncluded: boolean): Tax {
  const tax = roundHalfUp((amount * percent) / (isIncluded ? 100 + percent : 100));
  return { amount: tax, added: isIncluded ? 0 : tax };
}

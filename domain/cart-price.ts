import { type CartLine, subtotal } from './cart';
import { type DiscountReason, type LinePrice, linePrice } from './item-price';
import type { Minor } from './money';

/** The amount that each rule adds to or subtracts from the cart's subtotal [PRICE-08]. */
export type SubtotalReason =
  | { rule: 'items'; quantity: number; amount: Minor }
  | DiscountReason
  | { rule: 'addOns'; amount: Minor };

type SubtotalPrice = { total: Minor; reasons: SubtotalReason[] };

/** Sums the line prices by rule, so that the amounts of all rules equal the sum of the lines [PRICE-07]. */
export function subtotalPrice(lines: Pick<CartLine, 'item' | 'selection' | 'quantity'>[]): SubtotalPrice {
  const prices = lines.map(({ item, selection, quantity }) => ({
    quantity,
    price: linePrice(item, selection, quantity),
  }));
  const addOns = sum(prices.map(({ price }) => price.addOns));
  return {
    total: subtotal(lines),
    reasons: [
      {
        rule: 'items',
        quantity: sum(prices.map(({ quantity }) => quantity)),
        amount: sum(prices.map(({ price, quantity }) => price.unitFull * quantity)),
      },
      ...discountReasons(prices.map(({ price }) => price)),
      ...(addOns > 0 ? [{ rule: 'addOns' as const, amount: addOns }] : []),
    ],
  };
}

const RULES: DiscountReason['rule'][] = ['storeDiscount', 'flashSale', 'campaign', 'itemDiscount'];

const discountReasons = (prices: LinePrice[]): DiscountReason[] =>
  RULES.flatMap((rule) => {
    const all = prices.flatMap(({ reasons }) =>
      reasons.filter((reason): reason is DiscountReason => reason.rule === rule),
    );
    const [first] = all;
    if (first === undefined) return [];
    return {
      rule,
      percent: all.every(({ percent }) => percent === first.percent) ? first.percent : null,
      isCapped: all.every(({ isCapped }) => isCapped),
      amount: sum(all.map(({ amount }) => amount)),
    };
  });

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

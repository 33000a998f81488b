/** The price engine for orders: items, discounts, tax, delivery, tip and charges. */

import { type Coupon, couponDiscount } from './coupon';
import { type Delivery, type DeliveryFee, deliveryFee } from './delivery-fee';
import type { Minor } from './money';
import { type TaxedGoods, type TaxPart, taxParts, taxSum } from './tax';

export type OrderTerms = {
  /** The price of each line with its options, discounts and add-ons, and the rate of its tax. */
  goods: readonly TaxedGoods[];
  /** Already checked. */
  coupon: Coupon | null;
  delivery: Omit<Delivery, 'subtotal' | 'hasFreeDeliveryCoupon'>;
  isTaxIncluded: boolean;
  tip: Minor;
};

export type OrderPrice = {
  items: Minor;
  couponDiscount: Minor;
  delivery: DeliveryFee;
  /** The total tax, included in the prices or added to them. */
  tax: Minor;
  taxes: TaxPart[];
  tip: Minor;
  total: Minor;
};

/**
 * Items minus the coupon, tax on the rest, delivery and tip. Delivery and tip are not taxed [PRICE-07, PRICE-11,
 *
 */
export function orderPrice({ goods, coupon, delivery, isTaxIncluded, tip }: OrderTerms): OrderPrice {
  const subtotal = goods.reduce((sum, { amount }) => sum + amount, 0);
  const discount = coupon === null ? 0 : couponDiscount(coupon, subtotal);
  const fee = deliveryFee({ ...delivery, subtotal, hasFreeDeliveryCoupon: coupon?.kind === 'freeDelivery' });
  const taxes = taxParts(goods, { discount, isIncluded: isTaxIncluded });
  const tax = taxSum(taxes);
  return {
    items: subtotal,
    couponDiscount: discount,
    delivery: fee,
    tax,
    taxes,
    tip,
    total: subtotal - discount + fee.fee + (isTaxIncluded ? 0 : tax) + tip,
  };
}

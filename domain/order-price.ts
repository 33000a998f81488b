/** The price engine for orders: items, discounts, tax, delivery, tip and charges. */

import { type Coupon, couponDiscount } from './coupon';
import { type Delivery, type DeliveryFee, deliveryFee } from './delivery-fee';
import type { Minor } from './money';
import { type TaxedGoods, type TaxPart, taxParts, taxSum } from './tax';

export type OrderTerms = {
  /** The price and tax rate of each line, with options, discounts and add-ons. */
  goods: readonly TaxedGoods[];
  /** The coupon. The caller has already checked that it is valid. */
  coupon: Coupon | null;
  delivery: Omit<Delivery, 'subtotal' | 'hasFreeDeliveryCoupon'>;
  isTaxIncluded: boolean;
  tip: Minor;
};

export type OrderPrice = {
  items: Minor;
  couponDiscount: Minor;
  delivery: DeliveryFee;
  /** The total tax. `isTaxIncluded` says whether prices contain it. */
  tax: Minor;
  taxes: TaxPart[];
  tip: Minor;
  total: Minor;
};

/**
 * The price of an order: items minus the coupon, plus tax, delivery and tip. Delivery and tip are not taxed
 * [PRICE-07, PRICE-11, Q-27].
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

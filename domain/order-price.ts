import { type Coupon, couponDiscount } from './coupon';
import { type Delivery, type DeliveryFee, deliveryFee } from './delivery-fee';
import { type Minor, percentOf, roundHalfUp } from './money';

export type Tax = { percent: number; isIncluded: boolean };

export type OrderTerms = {
  /** The goods with everything that their own prices say. */
  subtotal: Minor;
  /** Already found to be usable. */
  coupon: Coupon | null;
  delivery: Omit<Delivery, 'subtotal' | 'hasFreeDeliveryCoupon'>;
  tax: Tax;
  tip: Minor;
};

export type OrderPrice = {
  items: Minor;
  couponDiscount: Minor;
  delivery: DeliveryFee;
  /** In the goods already, or added to them. */
  tax: Minor;
  tip: Minor;
  total: Minor;
};

/** What an order costs: goods less the coupon, tax on what is left of them, delivery, tip [PRICE-07, Q-27]. */
export function orderPrice({ subtotal, coupon, delivery, tax, tip }: OrderTerms): OrderPrice {
  const discount = coupon === null ? 0 : couponDiscount(coupon, subtotal);
  const fee = deliveryFee({ ...delivery, subtotal, hasFreeDeliveryCoupon: coupon?.kind === 'freeDelivery' });
  const goods = subtotal - discount;
  const taxAmount = taxOn(goods, tax);
  return {
    items: subtotal,
    couponDiscount: discount,
    delivery: fee,
    tax: taxAmount,
    tip,
    total: goods + fee.fee + (tax.isIncluded ? 0 : taxAmount) + tip,
  };
}

/** The part of a price that is tax, or what comes on top of it [PRICE-04]. */
export function taxOn(amount: Minor, { percent, isIncluded }: Tax): Minor {
  return isIncluded ? roundHalfUp((amount * percent) / (100 + percent)) : percentOf(amount, percent);
}

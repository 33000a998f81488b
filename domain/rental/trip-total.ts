import { type Coupon, couponDiscount } from '../coupon';
import type { Minor } from '../money';
import { type Tax, taxOn } from '../order-price';

type TripTotal = { couponDiscount: Minor; tax: Minor; total: Minor };

/** What is paid for vehicles that cost so much: less the coupon, tax on what is left of it, as of an order [PRICE-07, Q-27]. */
export function tripTotal(vehicles: Minor, coupon: Coupon | null, tax: Tax): TripTotal {
  const discount = coupon === null ? 0 : couponDiscount(coupon, vehicles);
  const left = vehicles - discount;
  const taxAmount = taxOn(left, tax);
  return { couponDiscount: discount, tax: taxAmount, total: left + (tax.isIncluded ? 0 : taxAmount) };
}

import { type Coupon, couponDiscount } from '../coupon';
import { type Minor, roundHalfUp } from '../money';
import { type Tax, taxOn } from '../tax';

type TripTotal = { couponDiscount: Minor; tax: Minor; total: Minor };

/** Returns the total of a trip. The coupon is subtracted before tax, as for orders [PRICE-07, Q-27]. */
export const tripTotal = (vehicles: Minor, coupon: Coupon | null, tax: Tax): TripTotal =>
  totalLess(vehicles, coupon === null ? 0 : couponDiscount(coupon, vehicles), tax);

type Booked = { vehicles: Minor; couponDiscount: Minor };

/**
 * Returns the total of a changed trip. A lower price lowers the coupon's discount in proportion; a higher
 * price keeps it [RENT-57].
 */
export const changedTotal = (vehicles: Minor, booked: Booked, tax: Tax): TripTotal =>
  totalLess(
    vehicles,
    vehicles >= booked.vehicles
      ? booked.couponDiscount
      : roundHalfUp((booked.couponDiscount * vehicles) / booked.vehicles),
    tax,
  );

function totalLess(vehicles: Minor, discount: Minor, tax: Tax): TripTotal {
  const left = vehicles - discount;
  const taxAmount = taxOn(left, tax);
  return { couponDiscount: discount, tax: taxAmount, total: left + (tax.isIncluded ? 0 : taxAmount) };
}

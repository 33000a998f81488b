import type { Discount } from './catalogue';
import { type Minor, percentOf } from './money';

export type CouponScope =
  | { kind: 'everywhere' }
  | { kind: 'zone'; zoneIds: number[] }
  | { kind: 'store'; storeIds: number[] };

export type Coupon = {
  code: string;
  scope: CouponScope;
  /** Null: the coupon pays for the delivery and takes nothing off the items. */
  discount: Discount | null;
  /** Null or zero: no cap. */
  maximumDiscount: Minor | null;
  minimumPurchase: Minor;
  starts: string | null;
  ends: string | null;
  /** Null: as often as one likes. */
  usesLeft: number | null;
};

export type Basket = { subtotal: Minor; storeId: number; zoneIds: number[] };

export type CouponRefusal =
  | { code: 'notStarted' | 'expired' | 'usedUp' | 'otherZone' | 'otherStore' }
  | { code: 'belowMinimum'; minimum: Minor };

/** Codes are compared as people type them [COUP-09]. */
export const isSameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

export function couponRefusal(coupon: Coupon, basket: Basket, now: number): CouponRefusal | null {
  const { scope } = coupon;
  if (coupon.starts !== null && now < Date.parse(coupon.starts)) return { code: 'notStarted' };
  if (coupon.ends !== null && now >= Date.parse(coupon.ends)) return { code: 'expired' };
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return { code: 'usedUp' };
  if (scope.kind === 'zone' && !scope.zoneIds.some((id) => basket.zoneIds.includes(id)))
    return { code: 'otherZone' };
  if (scope.kind === 'store' && !scope.storeIds.includes(basket.storeId)) return { code: 'otherStore' };
  if (basket.subtotal < coupon.minimumPurchase)
    return { code: 'belowMinimum', minimum: coupon.minimumPurchase };
  return null;
}

export const isFreeDelivery = (coupon: Coupon): boolean => coupon.discount === null;

/** A share up to its cap, or an amount; never more than the items cost [COUP-05, COUP-06]. */
export function couponDiscount(coupon: Coupon, subtotal: Minor): Minor {
  const { discount, maximumDiscount } = coupon;
  if (discount === null) return 0;
  if (discount.kind === 'amount') return Math.min(discount.amount, subtotal);
  const cap = maximumDiscount !== null && maximumDiscount > 0 ? maximumDiscount : subtotal;
  return Math.min(percentOf(subtotal, discount.percent), cap, subtotal);
}

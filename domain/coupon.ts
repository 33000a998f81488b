import { type Minor, percentOf } from './money';

export type Coupon = {
  kind: 'default' | 'zoneWise' | 'storeWise' | 'freeDelivery';
  /** The discount on the items. `maximum: null`: unlimited. */
  discount: { kind: 'percent'; percent: number; maximum: Minor | null } | { kind: 'amount'; amount: Minor };
  minimumPurchase: Minor;
  /** The zones where a zone coupon is valid. */
  zoneIds: number[];
  /** The stores where a store coupon is valid. */
  storeIds: number[];
  starts: number;
  ends: number;
  /** Remaining uses for this customer. `null`: unlimited. */
  usesLeft: number | null;
};

export type CouponOrder = {
  now: number;
  /** All zones that contain the delivery place. */
  zoneIds: number[];
  storeId: number;
  /** The price of the items. `null`: unknown, for example when coupons are listed without a cart. */
  subtotal: Minor | null;
};

export type CouponRefusal =
  | { code: 'notYet' | 'expired' | 'usedUp' | 'otherZone' | 'otherStore' }
  | { code: 'minimum'; minimum: Minor; missing: Minor };

/**
 * Returns why a coupon can't be used. Reasons that another place or a larger order can't remove come first
 * [COUP-02..04, COUP-09].
 */
export function couponRefusal(coupon: Coupon, order: CouponOrder): CouponRefusal | null {
  const { now, zoneIds, storeId, subtotal } = order;
  if (now >= coupon.ends) return { code: 'expired' };
  if (now < coupon.starts) return { code: 'notYet' };
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return { code: 'usedUp' };
  if (coupon.kind === 'zoneWise' && !zoneIds.some((zone) => coupon.zoneIds.includes(zone)))
    return { code: 'otherZone' };
  if (coupon.kind === 'storeWise' && !coupon.storeIds.includes(storeId)) return { code: 'otherStore' };
  if (subtotal !== null && subtotal < coupon.minimumPurchase)
    return { code: 'minimum', minimum: coupon.minimumPurchase, missing: coupon.minimumPurchase - subtotal };
  return null;
}

/**
 * Returns the discount, at most the price of the items. A free-delivery coupon does not discount the items
 * [COUP-05, COUP-06].
 */
export function couponDiscount({ kind, discount }: Coupon, subtotal: Minor): Minor {
  if (kind === 'freeDelivery') return 0;
  if (discount.kind === 'amount') return Math.min(discount.amount, subtotal);
  const share = percentOf(subtotal, discount.percent);
  return Math.min(share, discount.maximum ?? share, subtotal);
}

/** Normalises a code: case and surrounding spaces do not matter [COUP-09]. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

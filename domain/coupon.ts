import { type Minor, percentOf } from './money';

export type Coupon = {
  kind: 'default' | 'zoneWise' | 'storeWise' | 'freeDelivery';
  /** What it takes off the goods; a maximum of null is none. */
  discount: { kind: 'percent'; percent: number; maximum: Minor | null } | { kind: 'amount'; amount: Minor };
  minimumPurchase: Minor;
  /** Where a coupon of zones is taken. */
  zoneIds: number[];
  /** In which stores a coupon of stores is taken. */
  storeIds: number[];
  starts: number;
  ends: number;
  /** How often it can still be used by whoever asks; null: without end. */
  usesLeft: number | null;
};

export type CouponOrder = {
  now: number;
  /** All zones that the stored place lies in. */
  zoneIds: number[];
  storeId: number;
  /** Null: not known yet, as on a list of coupons. */
  subtotal: Minor | null;
};

export type CouponRefusal =
  | { code: 'notYet' | 'expired' | 'usedUp' | 'otherZone' | 'otherStore' }
  | { code: 'minimum'; minimum: Minor; missing: Minor };

/** Why a coupon can't be used for an order, the reason that time or place won't mend first [COUP-02..04, COUP-09]. */
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

/** What it takes off the goods: never more than they cost; free delivery takes nothing off them [COUP-05, COUP-06]. */
export function couponDiscount({ kind, discount }: Coupon, subtotal: Minor): Minor {
  if (kind === 'freeDelivery') return 0;
  if (discount.kind === 'amount') return Math.min(discount.amount, subtotal);
  const share = percentOf(subtotal, discount.percent);
  return Math.min(share, discount.maximum ?? share, subtotal);
}

/** Typed by hand, a code is the same in small letters and with spaces around it [COUP-09]. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

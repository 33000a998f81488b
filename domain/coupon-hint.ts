import { type CouponOrder, couponDiscount, couponRefusal } from './coupon';
import type { Minor } from './money';
import type { ListedCoupon } from './order-quote';

/** A coupon for the cart: the amount it saves, or the amount missing until it can be used [COUP-12]. */
export type HintedCoupon =
  | { kind: 'usable'; code: string; saves: Minor }
  | { kind: 'freeDelivery'; code: string }
  | { kind: 'missing'; code: string; title: string; missing: Minor };

/**
 * Returns the best coupon to mention: the usable coupon that saves the most, then free delivery, then the
 * coupon with the least missing. The result is only a hint; the quote at checkout decides.
 */
export function couponHint(
  listed: readonly ListedCoupon[],
  order: CouponOrder & { subtotal: Minor },
): HintedCoupon | null {
  const open = listed.map((one) => ({ ...one, refusal: couponRefusal(one.coupon, order) }));
  const [best] = open
    .filter(({ refusal }) => refusal === null)
    .map(({ code, coupon }) => ({ code, coupon, saves: couponDiscount(coupon, order.subtotal) }))
    .sort((one, other) => other.saves - one.saves);
  if (best !== undefined)
    return best.coupon.kind === 'freeDelivery'
      ? { kind: 'freeDelivery', code: best.code }
      : { kind: 'usable', code: best.code, saves: best.saves };
  const [nearest] = open
    .flatMap(({ code, title, refusal }) =>
      refusal?.code === 'minimum' ? [{ code, title, missing: refusal.missing }] : [],
    )
    .sort((one, other) => one.missing - other.missing);
  return nearest === undefined ? null : { kind: 'missing', ...nearest };
}

import type { Failure } from '../shared/failure';

/** The one coupon of an order. */
export type TakenCoupon = { code: string; title: string };

export type CouponInput = { code: string | null };
export type CouponContext = CouponInput & {
  /** What was typed last. */
  typed: string;
  failure: Failure | null;
};

export type CouponEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'coupon.removed' }
  /** The order has changed, and the coupon is no longer taken [COUP-08]. */
  | { type: 'coupon.refused'; message: string };

export type CouponEmitted = { type: 'coupon.changed'; code: string | null };

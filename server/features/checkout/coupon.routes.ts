import type { Coupon as WireCoupon } from '../../../contract/types.gen';
import { couponCode, couponRefusal } from '../../../domain/coupon';
import { fromMinor, toMinor } from '../../../domain/money';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { textIn } from '../shared/local-text';
import { signedIn } from '../shared/signed-in';
import { CHECKOUT_MESSAGES, couponRefused } from './checkout.messages';
import { type CouponRow, couponNamed, runningCoupons, toCoupon } from './coupon.store';

export const couponRoutes = (): Operations => ({
  listCoupons: async (request) => {
    const rows = await runningCoupons(request.database, requesterOf(request));
    return rows.map((row) => toWireCoupon(row, request));
  },
  applyCoupon: async (request) => {
    const { database, query, zoneIds, now, config, currency } = request;
    const row = await couponNamed(database, couponCode(query.code), requesterOf(request));
    if (row === undefined) refuse(404, 'coupon_unknown', CHECKOUT_MESSAGES.unknownCoupon);
    const refusal = couponRefusal(toCoupon(row), {
      now,
      zoneIds,
      storeId: query.store_id,
      subtotal: query.order_amount === undefined ? null : toMinor(query.order_amount, currency),
    });
    if (refusal) refuse(403, ...couponRefused(refusal, config));
    return toWireCoupon(row, request);
  },
});

/** Returns the customer whose coupons are requested. Guests have no coupons [PERM-06]. */
export const requesterOf = (request: RequestContext) => ({
  moduleId: request.moduleId,
  customerId: signedIn(request),
  now: request.now,
});

export function toWireCoupon(row: CouponRow, { language, currency }: RequestContext): WireCoupon {
  const [store, ...others] = row.stores;
  const only = store !== undefined && others.length === 0 ? store : null;
  return {
    id: row.id,
    code: row.code,
    title: textIn(row.title, language),
    coupon_type: row.type,
    discount_type: row.discount_type,
    discount: row.discount_type === 'amount' ? fromMinor(row.discount, currency) : row.discount,
    max_discount: fromMinor(row.maximum_discount, currency),
    min_purchase: fromMinor(row.minimum_purchase, currency),
    zoneId: row.zone_ids,
    data: row.stores.map(({ id }) => id),
    store_id: only?.id ?? null,
    store: only && { id: only.id, name: textIn(only.name, language) },
    start_date: row.starts.toISOString(),
    expire_date: row.ends.toISOString(),
    ...(row.uses_left !== null && { limit: row.uses_left }),
  };
}

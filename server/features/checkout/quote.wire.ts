import type { DeliveryReason, OrderQuote, OrderProblem as WireProblem } from '../../../contract/types.gen';
import type { FeeReason } from '../../../domain/delivery-fee';
import { fromMinor, fromOptionalMinor } from '../../../domain/money';
import type { RequestContext } from '../../http/request-context';
import { flag } from '../shared/item.wire';
import { type Reader, toWireCouponRefusal, toWireProblem, unknownCoupon } from './problem.wire';
import type { CouponAnswer, Quote } from './quote';

export function toWireQuote(quote: Quote, request: RequestContext): OrderQuote {
  const { store, price, tax, coupon, way, payment, cashback, problems } = quote;
  return {
    store_id: store?.id ?? null,
    items_amount: fromMinor(price.items),
    coupon_code: coupon.state === 'taken' ? coupon.code : null,
    coupon_discount_amount: fromMinor(price.couponDiscount),
    coupon_refusal: toWireRefusal(coupon, request),
    distance: way?.kilometres ?? null,
    is_distance_estimated: way?.isEstimated ? 1 : 0,
    delivery_charge: fromMinor(price.delivery.fee),
    delivery_reasons: price.delivery.reasons.map(toWireReason),
    tax_amount: fromMinor(price.tax),
    tax_percent: tax.percent,
    tax_included: tax.isIncluded ? 1 : 0,
    dm_tips: fromMinor(price.tip),
    total_amount: fromMinor(price.total),
    cash_on_delivery_limit: fromOptionalMinor(payment.cashLimit),
    wallet_balance: fromOptionalMinor(payment.walletBalance),
    wallet_amount: fromMinor(payment.wallet),
    cashback_amount: fromMinor(cashback),
    due_amount: fromMinor(payment.rest),
    needs_prescription: flag(quote.needsPrescription),
    is_store_open: flag(quote.isStoreOpen),
    can_schedule: flag(request.config.schedule_order && store?.can_schedule === true),
    problems: problems.map((problem) => toWireProblem(problem, request)),
  };
}

export function toWireRefusal(answer: CouponAnswer, request: Reader): WireProblem | null {
  if (answer.state === 'unknown') return unknownCoupon(request);
  return answer.state === 'refused' ? toWireCouponRefusal(answer.refusal, request) : null;
}

const RULES = {
  takeAway: 'take_away',
  coupon: 'coupon',
  selfDelivery: 'self_delivery',
  allStores: 'all_stores',
  overAmount: 'over_amount',
  fixed: 'fixed',
  distance: 'distance',
  minimum: 'minimum',
  maximum: 'maximum',
  zone: 'zone',
  surge: 'surge',
} as const;

export const toWireReason = (reason: FeeReason): DeliveryReason => ({
  rule: RULES[reason.rule],
  amount: fromMinor(reason.amount),
  ...('kilometres' in reason && { kilometres: reason.kilometres }),
  ...('percent' in reason && { percent: reason.percent }),
});

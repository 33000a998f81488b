import type { OrderQuote, OrderProblem as WireProblem } from '../../../contract/types.gen';
import { fromMinor, fromOptionalMinor, type Minor } from '../../../domain/money';
import type { RequestContext } from '../../http/request-context';
import { flag } from '../shared/item.wire';
import { toWireReason, toWireTax } from '../shared/price.wire';
import {
  type Reader,
  signedOutCoupon,
  toWireCouponRefusal,
  toWireProblem,
  unknownCoupon,
} from './problem.wire';
import type { CouponAnswer, Quote } from './quote';

export function toWireQuote(quote: Quote, request: RequestContext): OrderQuote {
  const { currency } = request;
  const { store, price, tax, coupon, distance, isFeeKnown, payment, cashback, problems } = quote;
  const ifFeeIsKnown = (amount: Minor): number | null => (isFeeKnown ? fromMinor(amount, currency) : null);
  return {
    store_id: store?.id ?? null,
    items_amount: fromMinor(price.items, currency),
    coupon_code: coupon.state === 'taken' ? coupon.code : null,
    coupon_discount_amount: fromMinor(price.couponDiscount, currency),
    coupon_refusal: toWireRefusal(coupon, request),
    distance: distance?.kilometres ?? null,
    is_distance_estimated: distance?.isEstimated ? 1 : 0,
    delivery_charge: ifFeeIsKnown(price.delivery.fee),
    delivery_reasons: isFeeKnown
      ? price.delivery.reasons.map((reason) => toWireReason(reason, currency))
      : [],
    tax_amount: fromMinor(price.tax, currency),
    tax_percent: tax.percent,
    taxes: price.taxes.map((part) => toWireTax(part, currency)),
    tax_included: tax.isIncluded ? 1 : 0,
    dm_tips: fromMinor(price.tip, currency),
    total_amount: ifFeeIsKnown(price.total),
    cash_on_delivery_limit: fromOptionalMinor(payment.cashLimit, currency),
    wallet_balance: fromOptionalMinor(payment.walletBalance, currency),
    wallet_amount: ifFeeIsKnown(payment.wallet) ?? 0,
    cashback_amount: fromMinor(cashback, currency),
    due_amount: ifFeeIsKnown(payment.rest),
    needs_prescription: flag(quote.needsPrescription),
    is_store_open: flag(quote.isStoreOpen),
    can_schedule: flag(request.config.schedule_order && store?.can_schedule === true),
    problems: problems.map((problem) => toWireProblem(problem, request)),
  };
}

export function toWireRefusal(answer: CouponAnswer, request: Reader): WireProblem | null {
  if (answer.state === 'signedOut') return signedOutCoupon(request);
  if (answer.state === 'unknown') return unknownCoupon(request);
  return answer.state === 'refused' ? toWireCouponRefusal(answer.refusal, request) : null;
}

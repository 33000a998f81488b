import type { OrderProblem, TripQuote as WireQuote } from '../../../../contract/types.gen';
import { fromMinor, fromOptionalMinor, type Minor } from '../../../../domain/money';
import { type PaymentPlan, type PaymentTerms, paymentPlan } from '../../../../domain/payment-plan';
import { tripEnd } from '../../../../domain/rental/trip';
import type { TripPrice } from '../../../../domain/rental/trip-price';
import { tripTotal } from '../../../../domain/rental/trip-total';
import type { Tax } from '../../../../domain/tax';
import type { Queryable } from '../../../db/database';
import type { ZoneIndex } from '../../../geo/zones';
import type { LocalText } from '../../../http/language';
import type { RequestContext } from '../../../http/request-context';
import { type Reader, toWireProblem } from '../../checkout/problem.wire';
import { type CouponAnswer, couponOf } from '../../checkout/quote';
import { toWireRefusal } from '../../checkout/quote.wire';
import { paymentRequestOf, paymentTermsOf } from '../../payments/payment-terms';
import type { ProviderRow } from '../../shared/provider.rows';
import { freeUnits } from '../availability';
import type { TripCart } from '../cart/trip-cart.types';
import { isInFuture } from '../cart/trip-draft';
import { priceOf } from '../pricing';
import { TRIP_MESSAGES } from '../trip.messages';
import type { TripDraft } from './booking-draft';

export type TripQuote = {
  provider: ProviderRow | null;
  price: TripPrice;
  tax: Tax;
  taxAmount: Minor;
  coupon: CouponAnswer;
  couponDiscount: Minor;
  total: Minor;
  payment: PaymentPlan & Pick<PaymentTerms, 'walletBalance' | 'cashLimit'>;
  /** The free units of each vehicle during the trip. */
  free: ReadonlyMap<number, number[]>;
  problems: TripProblem[];
};

/** The problems, in the order in which the customer should fix them. */
type TripProblem =
  | { kind: 'trip'; code: keyof typeof PROBLEMS }
  | { kind: 'payment'; problem: NonNullable<PaymentPlan['problem']> };

const PROBLEMS = {
  emptyCart: ['cart_empty', 'cart', TRIP_MESSAGES.emptyCart],
  notOffered: ['not_available', 'cart', TRIP_MESSAGES.noLongerOffered],
  isOver: ['pickup_time', 'schedule', TRIP_MESSAGES.badTime],
  isAway: ['pick_time', 'schedule', TRIP_MESSAGES.pickTime],
  noPickup: ['address', 'address', TRIP_MESSAGES.noPickup],
  outOfZone: ['out_of_zone', 'address', TRIP_MESSAGES.outOfZone],
  noContact: [
    'contact',
    'contact',
    { en: 'Please enter your contact info', ar: 'يرجى إدخال بيانات التواصل' },
  ],
} as const satisfies Record<string, readonly [string, OrderProblem['field'], LocalText]>;

const NOTHING: TripPrice = { full: 0, discount: 0, total: 0, discountBy: null, lines: [] };

type Asked = {
  cart: TripCart | null;
  draft: TripDraft;
  zones: ZoneIndex;
  /** True when the trip is being booked. Only then a contact is required. */
  isBooking: boolean;
};

/** Computes the price and the problems of the trip cart, for a quote or a booking [RENT-53]. */
export async function tripQuoteOn(
  database: Queryable,
  request: RequestContext,
  { cart, draft, zones, isBooking }: Asked,
): Promise<TripQuote> {
  const { now, config } = request;
  const lines = cart?.lines ?? [];
  const provider = lines[0]?.vehicle.provider ?? null;
  const known = cart && lines.length > 0 ? priceOf(cart.trip, lines, request) : null;
  const price = known ?? NOTHING;
  const zoneIds = cart?.trip.pickup ? zones.zonesAt(cart.trip.pickup) : [];
  const coupon = await couponOf(
    database,
    { ...request, moduleId: provider?.module_id ?? request.moduleId },
    {
      typed: draft.couponCode,
      isForRental: true,
      order: { zoneIds, storeId: 0, subtotal: price.total },
    },
  );
  const tax: Tax = { percent: provider?.tax_percent ?? 0, isIncluded: config.tax_included === 1 };
  const sum = tripTotal(price.total, coupon.state === 'taken' ? coupon.coupon : null, tax);
  const terms = await paymentTermsOf(database, request, { total: sum.total, store: null });
  const plan = paymentPlan(
    paymentRequestOf({ payment_method: draft.method, partial_payment: draft.usesWallet ? 1 : 0 }),
    terms,
  );
  const free = cart
    ? await freeUnits(
        database,
        lines.map(({ vehicle }) => vehicle.id),
        { from: cart.trip.pickupAt, until: tripEnd(cart.trip.pickupAt, cart.trip.hours) },
      )
    : new Map<number, number[]>();
  const problems: TripProblem[] = [];
  const found = (code: keyof typeof PROBLEMS) => problems.push({ kind: 'trip', code });
  if (cart === null || lines.length === 0) found('emptyCart');
  else {
    const isOffered = lines.every(({ vehicle }) => vehicle.is_active && vehicle.provider.is_active);
    if (known === null || !isOffered) found('notOffered');
    if (!isInFuture(cart.trip.pickupAt, now)) found('isOver');
    if (isOffered && lines.some(({ vehicle, quantity }) => (free.get(vehicle.id)?.length ?? 0) < quantity))
      found('isAway');
    if (cart.trip.pickup === null) found('noPickup');
    else if (!zoneIds.some((zone) => provider?.zone_ids.includes(zone))) found('outOfZone');
    if (isBooking && draft.contact === null) found('noContact');
    if (plan.problem) problems.push({ kind: 'payment', problem: plan.problem });
  }
  const { walletBalance, cashLimit } = terms;
  return {
    provider,
    price,
    tax,
    taxAmount: sum.tax,
    coupon,
    couponDiscount: sum.couponDiscount,
    total: sum.total,
    payment: { ...plan, walletBalance, cashLimit },
    free,
    problems,
  };
}

export function toWireTripProblem(problem: TripProblem, reader: Reader): OrderProblem {
  if (problem.kind === 'payment') return toWireProblem(problem.problem, reader);
  const [code, field, message] = PROBLEMS[problem.code];
  return { code, field, message: message[reader.language] };
}

export function toWireTripQuote(quote: TripQuote, request: RequestContext): WireQuote {
  const { currency } = request;
  const { provider, price, tax, coupon, payment } = quote;
  return {
    provider_id: provider?.id ?? null,
    vehicles_amount: fromMinor(price.full, currency),
    discount_amount: fromMinor(price.discount, currency),
    discount_by: price.discountBy,
    coupon_code: coupon.state === 'taken' ? coupon.code : null,
    coupon_discount_amount: fromMinor(quote.couponDiscount, currency),
    coupon_refusal: toWireRefusal(coupon, request),
    tax_amount: fromMinor(quote.taxAmount, currency),
    tax_percent: tax.percent,
    tax_included: tax.isIncluded ? 1 : 0,
    tax_status: tax.isIncluded ? 'included' : 'excluded',
    trip_amount: fromMinor(quote.total, currency),
    cash_on_delivery_limit: fromOptionalMinor(payment.cashLimit, currency),
    wallet_balance: fromOptionalMinor(payment.walletBalance, currency),
    wallet_amount: fromMinor(payment.wallet, currency),
    due_amount: fromMinor(payment.rest, currency),
    problems: quote.problems.map((problem) => toWireTripProblem(problem, request)),
  };
}

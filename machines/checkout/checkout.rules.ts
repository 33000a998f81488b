import {
  type Contact,
  isReachable,
  type OrderDraft,
  type OrderQuote,
  type OrderRequest,
  type ProblemField,
  quoteAsChosen,
  quoteDifferences,
} from '../../domain/order-quote';
import { failureOf, isAmountRefused, refusalsOf } from '../shared/failure';
import type { Notice, NoticeCode } from '../shared/notice';
import { required } from '../shared/required';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutProgress,
  OrderBasis,
  OrderPlace,
} from './checkout.types';
import type { CouponReport } from './coupon.machine';
import type { PaymentInput } from './payment.types';

/** The fields of the draft that affect the price. */
const PRICED: readonly (keyof OrderDraft)[] = ['tip', 'couponCode', 'scheduledAt', 'payment', 'usesWallet'];

export const isPriced = (draft: Partial<OrderDraft>): boolean => PRICED.some((part) => part in draft);

export const isSameStore = ({ basis }: CheckoutContext, newBasis: OrderBasis): boolean =>
  newBasis.goods === 'there' && newBasis.mayOrder && newBasis.storeId === basis?.storeId;

/** The initial context. */
export const INITIAL_CONTEXT = {
  basis: null,
  place: null,
  quote: null,
  newQuote: null,
  pictures: 0,
  order: null,
  failure: null,
};

/** Returns whether the items have changed. New items need a new price, even in the same store. */
export const isOtherGoods = (context: CheckoutContext, newBasis: OrderBasis): boolean =>
  isSameStore(context, newBasis) && context.basis?.goodsKey !== newBasis.goodsKey;

export const isChangedOrEmptied = (context: CheckoutContext, newBasis: OrderBasis): boolean =>
  isOtherGoods(context, newBasis) || newBasis.goods === 'none';

export const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

const ASKED_AGAIN = ['cart_empty', 'already_ordered'];
/** Returns whether to request the quote again after a refusal. The new quote lists all problems. */
export const isRecheckDue = ({ place }: CheckoutContext, error: unknown): boolean =>
  place !== null &&
  (isAmountRefused(error) || refusalsOf(error).some(({ code }) => ASKED_AGAIN.includes(code)));

/** Returns whether the place or the order type has changed, and with it the price. */
export const isOtherPlace = ({ place }: CheckoutContext, newPlace: OrderPlace): boolean =>
  place?.type !== newPlace.type || JSON.stringify(place.point) !== JSON.stringify(newPlace.point);

export const basisOf = ({ basis }: CheckoutContext): OrderBasis => required(basis, 'basis');
const placeOf = ({ place }: CheckoutContext): OrderPlace => required(place, 'place');

/** Returns the contact of the address. Without one, the typed contact. */
export function contactOf({ place, progress }: CheckoutContext): Contact {
  return place && isReachable(place.contact) ? place.contact : progress.draft.contact;
}

/** Returns the input of the address flow: the store's zones and the stored details [CHK-11]. */
export const addressInput = (context: CheckoutContext) => ({
  storeZones: basisOf(context).storeZones,
  begun: context.progress.delivery,
});

export const withPlace = ({ progress }: CheckoutContext, place: OrderPlace) => ({
  place,
  progress: { ...progress, delivery: begunDelivery(place, progress.delivery) },
});

function begunDelivery(
  { type, destination }: OrderPlace,
  before: CheckoutProgress['delivery'],
): CheckoutProgress['delivery'] {
  if (destination === null) return { orderType: type, details: before?.details ?? null };
  const { lat, lng, road, house, floor } = destination;
  return { orderType: type, details: { lat, lng, road, house, floor } };
}

/** A missing field and the section where it is entered. */
type Missing = { part: ProblemField; lacks: 'address' | 'contact' | 'prescription' | 'payment' };

/**
 * Returns all missing fields that the page finds without the server, in the page's order [ADDR-11, ADDR-31,
 * CHK-08, PHAR-02].
 */
export function missingOf(context: CheckoutContext): Missing[] {
  const { type, point, destination } = placeOf(context);
  const { payment } = context.progress.draft;
  const isPlaceless = type === 'delivery' && destination === null;
  const missing: Missing[] = [];
  // For a guest, the chosen place becomes the order's address once a contact is known.
  const isHalfKnown = isPlaceless && point !== null && !basisOf(context).isSignedIn;
  if (isPlaceless && !isHalfKnown) missing.push({ part: 'address', lacks: 'address' });
  if (isHalfKnown) missing.push({ part: 'address', lacks: 'contact' });
  else if (!isPlaceless && !isReachable(contactOf(context)))
    missing.push({ part: 'contact', lacks: 'contact' });
  if (context.quote?.needsPrescription && context.pictures === 0)
    missing.push({ part: 'prescription', lacks: 'prescription' });
  if (payment.by === 'offline' && !payment.isWhole) missing.push({ part: 'payment', lacks: 'payment' });
  return missing;
}

/** Returns the section where the customer fixes the first problem [CHK-08, PHAR-02]. */
export function firstProblem(context: CheckoutContext, quote: OrderQuote): ProblemField | null {
  const field = quote.problems[0]?.field ?? missingOf(context)[0]?.part;
  return field ?? (quote.needsPrescription && context.pictures === 0 ? 'prescription' : null);
}

const PRICE_FIRST: Notice = { type: 'notice', code: 'priceFirst' };

/** Returns toasts for some problems. The list of problems may be far from the button [MSG-12, MSG-14]. */
export function problemEvents(context: CheckoutContext, quote: OrderQuote): CheckoutEmitted[] {
  const field = firstProblem(context, quote);
  const notice = field === null ? PRICE_FIRST : problemNotice(context, quote);
  const pointed = { type: 'problem.pointed', field: field ?? 'total' } as const;
  return notice ? [pointed, notice] : [pointed];
}

const MISSING: Partial<Record<Missing['lacks'], NoticeCode>> = {
  address: 'deliveryAddressMissing',
  contact: 'contactMissing',
  payment: 'paymentIncomplete',
};

function problemNotice(context: CheckoutContext, { problems: [first] }: OrderQuote): Notice | null {
  if (first) return { type: 'notice', code: 'serverRefused', values: { text: first.message } };
  const [missing] = missingOf(context);
  const code = missing && MISSING[missing.lacks];
  return code ? { type: 'notice', code } : null;
}

/**
 * Returns the id of an existing order of these items: placed in another tab, or waiting for payment [CHK-05].
 */
export const orderedAs = ({ problems }: OrderQuote): number | null =>
  problems.find(({ orderId }) => orderId !== undefined)?.orderId ?? null;

/**
 * Stores the new quote. The quote of an emptied cart is ignored until the page has learned that the cart is
 * empty.
 */
export const withQuote = ({ quote }: CheckoutContext, now: OrderQuote) => ({
  quote: now.problems.some(({ code }) => code === 'cart_empty') ? quote : now,
  newQuote: null,
});

export const foundEvent = ({ orderId }: CheckoutContext): CheckoutEmitted => ({
  type: 'order.found',
  orderId: required(orderId, 'orderId'),
});

/**
 * Returns whether items changed since the cart was loaded. The cart then asks the customer to review them
 * [CART-63, X-14].
 */
export const isCartOutdated = ({ problems }: OrderQuote): boolean =>
  problems.some(({ field }) => field === 'cart');

/**
 * Returns whether the new quote differs from the shown one. Differences caused by the customer's latest
 * choices do not count [CHK-06].
 */
export const hasDifference = ({ quote, progress }: CheckoutContext, now: OrderQuote): boolean =>
  quoteDifferences(quoteAsChosen(required(quote, 'quote'), progress.draft), now).length > 0;

/** Prepares a new idempotency key for the next request, after a final refusal. */
export const withNextKey = (progress: CheckoutProgress): CheckoutProgress => ({
  ...progress,
  sent: null,
  tries: progress.tries + 1,
});

type WithCoupon<Draft> = { draft: Draft & { couponCode: string | null }; typedCoupon: string };

/** Stores the applied or removed coupon. A code that waited for the sign-in is cleared [COUP-11]. */
export const withCoupon = <Kept extends WithCoupon<object>>(
  { progress }: { progress: Kept },
  event: CouponReport,
): { progress: Kept } => ({
  progress:
    event.type === 'coupon.typed'
      ? { ...progress, typedCoupon: event.code }
      : { ...progress, typedCoupon: '', draft: { ...progress.draft, couponCode: event.code } },
});

export const couponOf = ({ draft, typedCoupon }: WithCoupon<object>) => ({
  code: draft.couponCode,
  typed: typedCoupon,
});

export const withDraft = ({ progress }: CheckoutContext, draft: Partial<OrderDraft>) => ({
  progress: { ...progress, draft: { ...progress.draft, ...draft } },
});

export const withPictures = ({ progress }: CheckoutContext, count: number) => ({
  pictures: count,
  progress: { ...progress, pictures: count },
});

/** Clears a refusal once the customer has changed the order. A failure without a response is kept. */
export const withoutRefusal = ({ progress, failure }: CheckoutContext) => ({
  failure: progress.sent === null ? null : failure,
});

const keyOf = ({ key, tries }: CheckoutProgress): string => (tries === 0 ? key : `${key}-${tries}`);

export function requestOf(context: CheckoutContext): OrderRequest {
  const { type, point, destination } = placeOf(context);
  const { progress, quote } = context;
  return {
    key: keyOf(progress),
    type,
    point: type === 'delivery' ? point : null,
    destination: type === 'delivery' ? destination : null,
    contact: contactOf(context),
    draft: progress.draft,
    total: quote?.total ?? 0,
    split: quote && { wallet: quote.walletAmount, couponDiscount: quote.couponDiscount },
  };
}

/** Stores the order as sent, with the same idempotency key. */
export const withSent = (context: CheckoutContext) => ({
  progress: { ...context.progress, sent: context.progress.sent ?? requestOf(context) },
  failure: null,
});

export const progressChanged = ({ progress }: CheckoutContext): CheckoutEmitted => ({
  type: 'progress.changed',
  progress,
});

export function orderEvent({ order, basis, progress }: CheckoutContext): CheckoutEmitted {
  return {
    type: 'order.placed',
    orderId: required(order, 'order').id,
    isPaymentDue: order?.isPaymentDue === true,
    isGuest: basis?.isSignedIn === false,
    phone: progress.sent?.contact.phone ?? '',
  };
}

export const paymentOf = ({ orderId, flag, order, progress }: CheckoutContext): PaymentInput => ({
  orderId: required(orderId, 'orderId'),
  flag,
  order,
  payment: progress.draft.payment,
});

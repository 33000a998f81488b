import {
  type Contact,
  isReachable,
  type OrderQuote,
  type OrderRequest,
  type OrderWish,
  type ProblemField,
  quoteDifferences,
} from '../../domain/order-quote';
import { failureOf, refusalsOf } from '../shared/failure';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { Attempt, CheckoutContext, CheckoutEmitted, OrderBasis, OrderPlace } from './checkout.types';
import type { PaymentInput } from './payment.types';

/** What has a say in the price: the rest of a wish costs nothing. */
const PRICED: readonly (keyof OrderWish)[] = ['tip', 'couponCode', 'scheduledAt', 'payment', 'usesWallet'];

export const isPriced = (wish: Partial<OrderWish>): boolean => PRICED.some((part) => part in wish);

export const isSameStore = ({ basis }: CheckoutContext, told: OrderBasis): boolean =>
  told.goods === 'there' && told.mayOrder && told.storeId === basis?.storeId;

/** Other goods of the same store: another price. */
export const isOtherGoods = (context: CheckoutContext, told: OrderBasis): boolean =>
  isSameStore(context, told) && context.basis?.goodsKey !== told.goodsKey;

export const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

const ASKED_AGAIN = ['total_changed', 'cart_empty', 'already_ordered'];
/** The server's answer to what it would cost says more than its refusal. */
export const isToBeAskedAgain = ({ place }: CheckoutContext, error: unknown): boolean =>
  place !== null && refusalsOf(error).some(({ code }) => ASKED_AGAIN.includes(code));

/** Brought elsewhere, or fetched: another price. */
export const isOtherPlace = ({ place }: CheckoutContext, told: OrderPlace): boolean =>
  place?.type !== told.type || JSON.stringify(place.point) !== JSON.stringify(told.point);

export const basisOf = ({ basis }: CheckoutContext): OrderBasis => required(basis, 'basis');
const placeOf = ({ place }: CheckoutContext): OrderPlace => required(place, 'place');

/** As the address says; where it says nothing, as it was typed. */
export function contactOf({ place, attempt }: CheckoutContext): Contact {
  return place && isReachable(place.contact) ? place.contact : attempt.wish.contact;
}

/** What is known of where it goes before anybody is asked [CHK-11]. */
export const wayOf = (context: CheckoutContext) => ({
  storeZones: basisOf(context).storeZones,
  begun: context.attempt.way,
});

export const withPlace = ({ attempt }: CheckoutContext, place: OrderPlace) => ({
  place,
  attempt: { ...attempt, way: begunWay(place, attempt.way) },
});

function begunWay({ type, destination }: OrderPlace, before: Attempt['way']): Attempt['way'] {
  if (destination === null) return { orderType: type, details: before?.details ?? null };
  const { lat, lng, road, house, floor } = destination;
  return { orderType: type, details: { lat, lng, road, house, floor } };
}

/** What is missing, and the part of the page that mends it. */
type Missing = { part: ProblemField; lacks: 'address' | 'contact' | 'payment' };

/** What the page itself knows to be missing, before what the server says [ADDR-11, ADDR-31]. */
export function missingOf(context: CheckoutContext): Missing[] {
  const { type, point, destination } = placeOf(context);
  const { payment } = context.attempt.wish;
  const isPlaceless = type === 'delivery' && destination === null;
  const missing: Missing[] = [];
  // The place of the shop is a guest's address as soon as somebody can be called there.
  if (isPlaceless)
    missing.push({ part: 'address', lacks: point && !basisOf(context).isSignedIn ? 'contact' : 'address' });
  else if (!isReachable(contactOf(context))) missing.push({ part: 'contact', lacks: 'contact' });
  if (payment.by === 'offline' && !payment.isWhole) missing.push({ part: 'payment', lacks: 'payment' });
  return missing;
}

/** The part of the page that mends the first of what stands in the way [CHK-08, PHAR-02]. */
export function firstProblem(context: CheckoutContext, quote: OrderQuote): ProblemField | null {
  const field = quote.problems[0]?.field ?? missingOf(context)[0]?.part;
  return field ?? (quote.needsPrescription && context.pictures === 0 ? 'prescription' : null);
}

const PRICE_FIRST: Notice = { type: 'notice', code: 'priceFirst' };

/** The page leads to it, and it is said beside the button, which may be far from the list of what stands in the way. */
export function problemNews(context: CheckoutContext, quote: OrderQuote): CheckoutEmitted[] {
  const field = firstProblem(context, quote);
  const notice = field === null ? PRICE_FIRST : problemNotice(context, quote);
  const pointed = { type: 'problem.pointed', field: field ?? 'total' } as const;
  return notice ? [pointed, notice] : [pointed];
}

const MISSING = {
  address: 'deliveryAddressMissing',
  contact: 'contactMissing',
  payment: 'paymentIncomplete',
} as const;

function problemNotice(context: CheckoutContext, { problems: [first] }: OrderQuote): Notice | null {
  if (first) return { type: 'notice', code: 'serverRefused', values: { text: first.message } };
  const [missing] = missingOf(context);
  return missing ? { type: 'notice', code: MISSING[missing.lacks] } : null;
}

/** The order that the goods have become in another tab, or wait in to be paid: there is no second one of them [CHK-05]. */
export const orderedAs = ({ problems }: OrderQuote): number | null =>
  problems.find(({ orderId }) => orderId !== undefined)?.orderId ?? null;

/** A cart that nothing is left in costs nothing: what was seen stays until the page hears of it. */
export const withQuote = ({ quote }: CheckoutContext, now: OrderQuote) => ({
  quote: now.problems.some(({ code }) => code === 'cart_empty') ? quote : now,
  newQuote: null,
});

export const foundNews = ({ orderId }: CheckoutContext): CheckoutEmitted => ({
  type: 'order.found',
  orderId: required(orderId, 'orderId'),
});

/** Goods have changed since the cart was read: it asks what is to become of them [CART-63, X-14]. */
export const isCartOutdated = ({ problems }: OrderQuote): boolean =>
  problems.some(({ field }) => field === 'cart');

export const hasDifference = ({ quote }: CheckoutContext, now: OrderQuote): boolean =>
  quoteDifferences(required(quote, 'quote'), now).length > 0;

/** An attempt that was refused for good is another one from now on. */
export const nextTry = (attempt: Attempt): Attempt => ({ ...attempt, sent: null, tries: attempt.tries + 1 });

/** What the server has said of others is old; a call that got no answer still waits for one. */
export const withPictures = ({ attempt, failure }: CheckoutContext, count: number) => ({
  pictures: count,
  attempt: { ...attempt, pictures: count },
  failure: attempt.sent === null ? null : failure,
});

const keyOf = ({ key, tries }: Attempt): string => (tries === 0 ? key : `${key}-${tries}`);

export function requestOf(context: CheckoutContext): OrderRequest {
  const { type, point, destination } = placeOf(context);
  const { attempt, quote } = context;
  return {
    key: keyOf(attempt),
    type,
    point: type === 'delivery' ? point : null,
    destination: type === 'delivery' ? destination : null,
    contact: contactOf(context),
    wish: attempt.wish,
    total: quote?.total ?? 0,
  };
}

export const attemptNews = ({ attempt }: CheckoutContext): CheckoutEmitted => ({
  type: 'attempt.changed',
  attempt,
});

export function orderNews({ order, basis, attempt }: CheckoutContext): CheckoutEmitted {
  return {
    type: 'order.placed',
    orderId: required(order, 'order').id,
    isPaymentDue: order?.isPaymentDue === true,
    isGuest: basis?.isSignedIn === false,
    phone: attempt.sent?.contact.phone ?? '',
  };
}

export const paymentOf = ({ orderId, flag, order, attempt }: CheckoutContext): PaymentInput => ({
  orderId: required(orderId, 'orderId'),
  flag,
  order,
  payment: attempt.wish.payment,
});

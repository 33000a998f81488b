import {
  type Contact,
  isReachable,
  type OrderQuote,
  type OrderRequest,
  type OrderWish,
  type ProblemField,
  quoteDifferences,
} from '../../domain/order-quote';
import { required } from '../shared/required';
import type { Attempt, CheckoutContext, CheckoutEmitted, OrderBasis, OrderPlace } from './checkout.types';
import type { PaymentInput } from './payment.types';

/** What has a say in the price: the rest of a wish costs nothing. */
const PRICED: readonly (keyof OrderWish)[] = ['tip', 'couponCode', 'scheduledAt', 'payment', 'usesWallet'];

export const isPriced = (wish: Partial<OrderWish>): boolean => PRICED.some((part) => part in wish);

/** Other goods: another price. */
export const isOtherGoods = ({ basis }: CheckoutContext, told: OrderBasis): boolean =>
  basis?.goodsKey !== told.goodsKey;

/** Brought elsewhere, or fetched: another price. */
export const isOtherPlace = ({ place }: CheckoutContext, told: OrderPlace): boolean =>
  place?.type !== told.type || JSON.stringify(place.point) !== JSON.stringify(told.point);

export const basisOf = ({ basis }: CheckoutContext): OrderBasis => required(basis, 'basis');
const placeOf = ({ place }: CheckoutContext): OrderPlace => required(place, 'place');

/** As the address says; where it says nothing, as it was typed. */
export function contactOf({ place, attempt }: CheckoutContext): Contact {
  return place && isReachable(place.contact) ? place.contact : attempt.wish.contact;
}

/** What the page itself knows to be missing, before what the server says [ADDR-31, PHAR-02]. */
export function firstProblem(context: CheckoutContext, quote: OrderQuote): ProblemField | null {
  const [first] = quote.problems;
  if (first) return first.field;
  const { type, destination } = placeOf(context);
  if (type === 'delivery' && destination === null) return 'address';
  if (!isReachable(contactOf(context))) return 'contact';
  const { payment } = context.attempt.wish;
  if (payment.by === 'offline' && !payment.isWhole) return 'payment';
  return quote.needsPrescription && context.pictures === 0 ? 'prescription' : null;
}

export const hasDifference = ({ quote }: CheckoutContext, now: OrderQuote): boolean =>
  quote !== null && quoteDifferences(quote, now).length > 0;

/** An attempt that was refused for good is another one from now on. */
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

import type { Minor } from './money';
import type { PaymentStatus, PlacedOrder } from './placed-order';

/** The payment status to display. Adds two statuses for cancelled orders. */
export type ShownPaymentStatus = PaymentStatus | 'paid_back' | 'nothing_due';

type Money = Pick<PlacedOrder, 'paymentStatus' | 'paid' | 'total'>;

/**
 * Returns the payment status to show. A cancelled order owes nothing, and its payments are refunded [ORD-03,
 * ORD-06].
 */
export const shownPaymentStatusOf = (
  { paymentStatus, paid, total }: Money,
  isVoided: boolean,
): ShownPaymentStatus => {
  if (!isVoided) return paymentStatus;
  if (paymentStatus === 'unpaid') return 'nothing_due';
  return paid > 0 || total === 0 ? paymentStatus : 'paid_back';
};

/** Returns the unpaid amount of an order. `null`: nothing is due. */
export const stillToPay = (order: Money, isVoided: boolean): Minor | null =>
  order.paymentStatus === 'partially_paid' && !isVoided ? order.total - order.paid : null;

/** Returns whether the order failed before it was confirmed, because the payment never arrived [CHK-07]. */
export const wasNeverPaid = ({ status, moments, paymentStatus }: PlacedOrder): boolean =>
  status === 'failed' && moments.confirmed === undefined && paymentStatus !== 'paid';

/** The action that the customer must take before the order continues. `null`: none [ORD-21]. */
export type AwaitedAction = 'payment' | 'prescription' | 'price';

type Awaiting = Pick<PlacedOrder, 'choices' | 'referenceStatus'>;

export const awaitedAction = (order: Awaiting): AwaitedAction | null => {
  if (waitsForPayment(order)) return 'payment';
  if (order.choices.canAcceptPrice) return 'price';
  return order.choices.canSendPrescription ? 'prescription' : null;
};

/**
 * Returns whether the customer must still pay. False once the customer has sent a payment reference [CHK-04,
 * CHK-07].
 */
const waitsForPayment = ({
  choices,
  referenceStatus,
}: Pick<PlacedOrder, 'choices' | 'referenceStatus'>): boolean =>
  choices.canPay && referenceStatus !== 'pending';

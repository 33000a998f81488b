import type { Minor } from './money';
import type { PaymentStatus, PlacedOrder } from './placed-order';

/** What is said of the money: as it was paid, gone back to whoever paid it, or no longer asked for. */
export type MoneyState = PaymentStatus | 'paid_back' | 'nothing_due';

type Money = Pick<PlacedOrder, 'paymentStatus' | 'paid' | 'total'>;

/** Nobody waits for the money of what was called off, and what was paid of it has gone back [ORD-03, ORD-06]. */
export const moneyStateOf = ({ paymentStatus, paid, total }: Money, isCalledOff: boolean): MoneyState => {
  if (!isCalledOff) return paymentStatus;
  if (paymentStatus === 'unpaid') return 'nothing_due';
  return paid > 0 || total === 0 ? paymentStatus : 'paid_back';
};

/** What is still owed of what was paid in part; null when nothing of it is. */
export const stillToPay = (order: Money, isCalledOff: boolean): Minor | null =>
  order.paymentStatus === 'partially_paid' && !isCalledOff ? order.total - order.paid : null;

/** It ended before anybody began with it, since the money never came [CHK-07]. */
export const wasNeverPaid = ({ status, moments, paymentStatus }: PlacedOrder): boolean =>
  status === 'failed' && moments.confirmed === undefined && paymentStatus !== 'paid';

/** Nothing is done about it before its customer pays; who has sent a reference has done what there is to do [CHK-04, CHK-07]. */
export const waitsForPayment = ({
  choices,
  referenceStatus,
}: Pick<PlacedOrder, 'choices' | 'referenceStatus'>): boolean =>
  choices.canPay && referenceStatus !== 'pending';

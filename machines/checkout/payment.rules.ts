import type { Minor } from '../../domain/money';
import { type RestSplit, restSplit } from '../../domain/payment-plan';
import type { PaymentContext } from './payment.types';

type Shown = Pick<PaymentContext, 'order' | 'payment' | 'usesWallet' | 'split'>;

/** Returns how the unpaid amount is split between wallet and method, as the page shows it [CHK-14]. */
export function shownSplit(
  { order, payment, usesWallet, split }: Shown,
  balance: Minor | null,
): RestSplit | null {
  if (split !== null || order === null || order.total === null) return split;
  return restSplit(order.total - (order.paid ?? 0), { method: payment.by, usesWallet }, balance);
}

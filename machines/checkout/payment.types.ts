import type { Minor } from '../../domain/money';
import type { OrderPayment, PaymentChoice, PlacedOrder } from '../../domain/order-quote';
import type { RestSplit } from '../../domain/payment-plan';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** The payment page's result, from the URL to which it returns. */
export type PaymentFlag = 'success' | 'fail' | 'cancel' | 'pending';

export type PaymentInput = {
  orderId: number;
  /** `null`: not returning from a payment page. */
  flag: PaymentFlag | null;
  /** `null`: only its id is known. */
  order: PlacedOrder | null;
  /** The payment as this page knows it. The loaded order's data takes precedence. */
  payment: OrderPayment;
};

export type PaymentContext = PaymentInput & {
  usesWallet: boolean;
  /** The current split, after the server rejected an outdated one. */
  split: RestSplit | null;
  /** The split that the customer saw at the press. `null`: no amount is known. */
  accepted: RestSplit | null;
  /** How often the payment was polled. */
  asked: number;
  failure: Failure | null;
};

export type PaymentEvent =
  /** `balance`: the wallet's balance as the page shows it. */
  | { type: 'payment.requested'; balance: Minor | null }
  | ({ type: 'payment.chosen' } & PaymentChoice)
  /** The customer says that they have not paid. */
  | { type: 'payment.denied' }
  | { type: 'cancel.requested' }
  | { type: 'order.cancelled' }
  | { type: 'question.closed' }
  | { type: 'retry.requested' }
  | { type: 'network.online' };

export type PaymentEmitted =
  | Notice
  /** The wallet's balance may have changed. */
  | { type: 'wallet.moved' };

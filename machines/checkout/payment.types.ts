import type { Minor } from '../../domain/money';
import type { OrderPayment, PaymentChoice, PlacedOrder } from '../../domain/order-quote';
import type { RestSplit } from '../../domain/payment-plan';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** The payment page's result, from the URL to which that page redirects. */
export type PaymentFlag = 'success' | 'fail' | 'cancel' | 'pending';

export type PaymentInput = {
  orderId: number;
  /** The payment page's result. `null`: the customer does not come from a payment page. */
  flag: PaymentFlag | null;
  /** The order to pay. `null`: only the order's id is known. */
  order: PlacedOrder | null;
  /** The payment method as this page last set it. The loaded order's data takes precedence. */
  payment: OrderPayment;
};

export type PaymentContext = PaymentInput & {
  usesWallet: boolean;
  /** The server's current split, after it rejected an outdated one. */
  split: RestSplit | null;
  /** The split that the page showed when the customer pressed the button. `null`: no amount was known. */
  accepted: RestSplit | null;
  /** How often the server was asked about the pending payment. */
  asked: number;
  failure: Failure | null;
};

export type PaymentEvent =
  /** `balance`: the wallet's balance on the page. */
  | { type: 'payment.requested'; balance: Minor | null }
  | ({ type: 'payment.chosen' } & PaymentChoice)
  /** The customer reports that the payment was not made. */
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

import type { OrderPayment, PaymentChoice, PlacedOrder } from '../../domain/order-quote';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** What a payment page says on the way back. */
export type PaymentFlag = 'success' | 'fail' | 'cancel' | 'pending';

export type PaymentInput = {
  orderId: number;
  /** Null: nobody comes back from a payment page. */
  flag: PaymentFlag | null;
  /** Just placed; null when only its number is known. */
  order: PlacedOrder | null;
  /** How it was to be paid, as far as this page knows: the order knows better. */
  payment: OrderPayment;
};

export type PaymentContext = PaymentInput & {
  usesWallet: boolean;
  /** How often it was asked whether it is paid. */
  asked: number;
  failure: Failure | null;
};

export type PaymentEvent =
  | { type: 'payment.requested' }
  | ({ type: 'payment.chosen' } & PaymentChoice)
  /** The customer has not paid, and knows it before the shop does. */
  | { type: 'payment.denied' }
  | { type: 'cancel.requested' }
  | { type: 'order.cancelled' }
  | { type: 'question.closed' }
  | { type: 'retry.requested' }
  | { type: 'network.online' };

export type PaymentEmitted =
  | Notice
  /** The wallet may hold another sum than before. */
  | { type: 'wallet.moved' };

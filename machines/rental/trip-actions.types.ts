import type { OrderPayment } from '../../domain/order-quote';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

type ReviewWords = { rating: number; comment: string };

export type TripActionsInput = { tripId: number };

export type TripActionsContext = TripActionsInput & {
  /** The shop's own reasons, in its order. */
  reasons: string[];
  payment: OrderPayment;
  /** Where it is paid, once the server has said so. */
  paymentUrl: string | null;
  /** Which vehicle is reviewed. */
  vehicleId: number | null;
  /** Why it was not done, or could not be read. */
  failure: Failure | null;
};

export type TripActionsEvent =
  | { type: 'cancel.requested' }
  | { type: 'cancel.submitted'; reason: string }
  | { type: 'payment.requested' }
  | { type: 'payment.chosen'; payment: OrderPayment }
  | { type: 'payment.submitted' }
  | { type: 'review.requested'; vehicleId: number }
  | ({ type: 'review.submitted' } & ReviewWords)
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

export type TripActionsEmitted =
  | Notice
  /** Another status, payment or review: what is known of the trip is old. */
  | { type: 'trip.changed' };

export type PaymentAnswer = { message: string; paymentUrl: string | null };
export type SentReview = { tripId: number; vehicleId: number } & ReviewWords;

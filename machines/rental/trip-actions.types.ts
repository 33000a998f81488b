import type { PaymentChoice } from '../../domain/order-quote';
import type { Photo } from '../../domain/photo';
import type { TripOffer } from '../../domain/rental/booked-trip';
import type { TripPlan } from '../../domain/rental/trip-cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

type ReviewWords = { rating: number; comment: string; images: readonly Photo[] };

/** A vehicle of the trip, or who drove it. */
export type ReviewSubject = { about: 'vehicle' | 'driver'; id: number };

export type TripActionsInput = { tripId: number };

export type TripActionsContext = TripActionsInput &
  PaymentChoice & {
    /** The shop's own reasons, in its order. */
    reasons: string[];
    /** Where it is paid, once the server has said so. */
    paymentUrl: string | null;
    /** Who or what is reviewed. */
    subject: ReviewSubject | null;
    /** The trip as it is to be. */
    plan: TripPlan | null;
    /** What that costs, once the server has said so. */
    offer: TripOffer | null;
    /** Why it was not done, or could not be read. */
    failure: Failure | null;
  };

export type TripActionsEvent =
  | { type: 'cancel.requested' }
  | { type: 'cancel.submitted'; reason: string }
  | { type: 'payment.requested' }
  | ({ type: 'payment.chosen' } & PaymentChoice)
  | { type: 'payment.submitted' }
  | { type: 'review.requested'; subject: ReviewSubject }
  | ({ type: 'review.submitted' } & ReviewWords)
  | { type: 'change.requested' }
  | { type: 'change.submitted'; plan: TripPlan }
  | { type: 'change.accepted' }
  | { type: 'change.reconsidered' }
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

export type TripActionsEmitted =
  | Notice
  /** Another status, payment or review: what is known of the trip is old. */
  | { type: 'trip.changed' };

export type PaymentAnswer = { message: string; paymentUrl: string | null };
export type SentReview = { tripId: number; subject: ReviewSubject } & ReviewWords;

import type { PaymentChoice } from '../../domain/order-quote';
import type { RestSplit } from '../../domain/payment-plan';
import type { TripOffer } from '../../domain/rental/booked-trip';
import type { TripPlan } from '../../domain/rental/trip-cart';
import type { QuestionEmitted } from '../orders/question.types';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** A vehicle of the trip, or its driver. */
export type ReviewSubject = { about: 'vehicle' | 'driver'; id: number };

export type TripActionsInput = { tripId: number };

export type TripActionsContext = TripActionsInput &
  PaymentChoice & {
    /** The current split, after the server rejected an outdated one. */
    split: RestSplit | null;
    paymentUrl: string | null;
    subject: ReviewSubject | null;
    /** The changed trip. */
    plan: TripPlan | null;
    /** The price of the change. */
    offer: TripOffer | null;
    /** Why paying or changing failed. */
    failure: Failure | null;
  };

export type TripActionsEvent =
  | { type: 'cancel.requested' }
  | { type: 'payment.requested' }
  | ({ type: 'payment.chosen' } & PaymentChoice)
  /** `split`: what the page shows. Paying accepts it [CHK-14]. */
  | { type: 'payment.submitted'; split: RestSplit }
  | { type: 'review.requested'; subject: ReviewSubject }
  | { type: 'change.requested' }
  | { type: 'change.submitted'; plan: TripPlan }
  | { type: 'change.accepted' }
  | { type: 'change.reconsidered' }
  /** Only while paying or changing; the other questions are child flows that close themselves. */
  | { type: 'question.closed' }
  | QuestionEmitted;

export type TripActionsEmitted =
  | Notice
  /** The trip's data is stale. */
  | { type: 'trip.changed' };

export type PaymentAnswer = { message: string; paymentUrl: string | null };

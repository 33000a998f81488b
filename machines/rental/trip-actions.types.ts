import type { PaymentChoice } from '../../domain/order-quote';
import type { RestSplit } from '../../domain/payment-plan';
import type { TripOffer } from '../../domain/rental/booked-trip';
import type { TripPlan } from '../../domain/rental/trip-cart';
import type { QuestionEmitted } from '../orders/question.types';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** The reviewed vehicle of the trip, or its driver. */
export type ReviewSubject = { about: 'vehicle' | 'driver'; id: number };

export type TripActionsInput = { tripId: number };

export type TripActionsContext = TripActionsInput &
  PaymentChoice & {
    /** The server's current split, after it rejected an outdated one. */
    split: RestSplit | null;
    paymentUrl: string | null;
    subject: ReviewSubject | null;
    /** The trip with the new date or duration. */
    plan: TripPlan | null;
    /** The server's price of the changed trip. */
    offer: TripOffer | null;
    /** Why the trip could not be paid or changed. */
    failure: Failure | null;
  };

export type TripActionsEvent =
  | { type: 'cancel.requested' }
  | { type: 'payment.requested' }
  | ({ type: 'payment.chosen' } & PaymentChoice)
  /** `split`: the split that the page shows. The customer accepts it by paying [CHK-14]. */
  | { type: 'payment.submitted'; split: RestSplit }
  | { type: 'review.requested'; subject: ReviewSubject }
  | { type: 'change.requested' }
  | { type: 'change.submitted'; plan: TripPlan }
  | { type: 'change.accepted' }
  | { type: 'change.reconsidered' }
  /**
   * The question about paying or changing was closed. Other questions are child flows, which close
   * themselves.
   */
  | { type: 'question.closed' }
  | QuestionEmitted;

export type TripActionsEmitted =
  | Notice
  /** The trip was changed, so it must be reloaded. */
  | { type: 'trip.changed' };

export type PaymentAnswer = { message: string; paymentUrl: string | null };

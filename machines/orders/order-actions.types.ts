import type { Minor } from '../../domain/money';
import type { Photo } from '../../domain/photo';
import type { ReorderPreview, ReviewTarget } from '../../domain/placed-order';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** What there is to be said with a request: files live no longer than the call that sends them. */
export type CancelWords = { reason: string; note: string };
export type RefundWords = { reason: string; note: string; images: readonly Photo[] };
export type ReviewWords = { rating: number; comment: string; images: readonly Photo[] };

export type OrderActionsInput = { orderId: number; moduleId: number | null };

export type OrderActionsContext = OrderActionsInput & {
  /** The shop's own reasons, in its order. */
  reasons: string[];
  preview: ReorderPreview | null;
  /** What is reviewed: an item, the store or the courier. */
  target: ReviewTarget | null;
  /** Why it was not done, or could not be read. */
  failure: Failure | null;
};

export type OrderActionsEvent =
  | { type: 'cancel.requested' }
  | ({ type: 'cancel.submitted' } & CancelWords)
  | { type: 'refund.requested' }
  | ({ type: 'refund.submitted' } & RefundWords)
  | { type: 'prescription.requested' }
  | { type: 'prescription.submitted'; images: readonly Photo[] }
  | { type: 'price.accepted'; total: Minor }
  | { type: 'reorder.requested' }
  | { type: 'differences.accepted' }
  | { type: 'review.requested'; target: ReviewTarget }
  | ({ type: 'review.submitted' } & ReviewWords)
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

export type OrderActionsEmitted =
  | Notice
  /** Another status, a refund or a review: what is known of the order is old. */
  | { type: 'order.changed' }
  /** What could be had lies in the cart of this market. */
  | { type: 'cart.filled'; moduleId: number };

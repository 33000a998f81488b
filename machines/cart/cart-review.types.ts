import type { Failure } from '../shared/failure';

/** A line that is no longer what the customer agreed to. The token names exactly the changes that were read. */
export type LineToReview = { lineId: number; token: string };

export type CartReviewContext = {
  lines: LineToReview[];
  /** What the customer has read and wants to decide later. */
  postponed: string[];
  /** Milliseconds until a sale ends that makes one of the prices. */
  endsIn: number | null;
  failure: Failure | null;
};

export type CartReviewEvent =
  /** What the server has just told of the cart. */
  | { type: 'lines.read'; lines: LineToReview[]; endsIn: number | null }
  /** The customer has taken it out. */
  | { type: 'line.dropped'; lineId: number }
  | { type: 'review.requested' }
  | { type: 'changes.accepted' }
  | { type: 'flow.dismissed' };

export type CartReviewEmitted =
  /** A price has ended: what the line costs now is the server's to say. */
  { type: 'cart.reloadRequested' };

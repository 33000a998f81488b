import type { Photo } from '../../domain/photo';
import type { ReportedLine } from '../../domain/placed-order';
import type { Failure } from '../shared/failure';

export type QuestionInput<TSubject> = {
  /** The order or trip, and its part that is reviewed. */
  subject: TSubject;
  /** The customer chooses among the shop's reasons. */
  hasReasons: boolean;
};

export type QuestionContext<TSubject> = QuestionInput<TSubject> & {
  /** The reasons in the order that the shop chose. */
  reasons: string[];
  /** The server's answer. */
  message: string | null;
  /** Why loading or sending failed. */
  failure: Failure | null;
};

export type QuestionEvent<TAnswer> =
  /** The files are sent with this event and not stored in the context. */
  { type: 'answer.submitted'; answer: TAnswer } | { type: 'retry.requested' } | { type: 'question.closed' };

/** The data of the order or the trip may be stale. */
export type QuestionEmitted = { type: 'answer.refused' };

/** `null`: the customer declined. */
export type QuestionOutput = { message: string | null };

export type CancelAnswer = { reason: string; note: string };
export type RefundAnswer = CancelAnswer & { lines: readonly ReportedLine[]; images: readonly Photo[] };
export type PrescriptionAnswer = { images: readonly Photo[] };
export type ReviewAnswer = { rating: number; comment: string; images: readonly Photo[] };

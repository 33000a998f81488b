import type { Photo } from '../../domain/photo';
import type { ReportedLine } from '../../domain/placed-order';
import type { Failure } from '../shared/failure';

export type QuestionInput<TSubject> = {
  /** The order or trip of the question. For a review, the reviewed item, store, vehicle or person. */
  subject: TSubject;
  /** True if the customer chooses a reason from the shop's list. */
  hasReasons: boolean;
};

export type QuestionContext<TSubject> = QuestionInput<TSubject> & {
  /** The reasons in the shop's order. */
  reasons: string[];
  /** The server's message for the customer about the finished action. */
  message: string | null;
  /** Why the reasons could not be loaded, or the answer could not be sent. */
  failure: Failure | null;
};

export type QuestionEvent<TAnswer> =
  /** The answer may contain files. They are part of the event and are not stored in the context. */
  { type: 'answer.submitted'; answer: TAnswer } | { type: 'retry.requested' } | { type: 'question.closed' };

/** The server refused the answer, so the order or trip on the page may be outdated. */
export type QuestionEmitted = { type: 'answer.refused' };

/** `message: null`: the customer closed the question without an answer. */
export type QuestionOutput = { message: string | null };

export type CancelAnswer = { reason: string; note: string };
export type RefundAnswer = CancelAnswer & { lines: readonly ReportedLine[]; images: readonly Photo[] };
export type PrescriptionAnswer = { images: readonly Photo[] };
export type ReviewAnswer = { rating: number; comment: string; images: readonly Photo[] };

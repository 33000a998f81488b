import { type Failure, failureOf, type Refusal, refusalsOf } from '../shared/failure';

export type FieldError = Refusal;

export const hasFieldError = (error: unknown, code: string): boolean =>
  refusalsOf(error).some((entry) => entry.code === code);

/** What a flow keeps of a failure: the form shows it, at the fields where it can. */
export const failed = (error: unknown): { failure: Failure; fieldErrors: FieldError[] } => ({
  failure: failureOf(error),
  fieldErrors: refusalsOf(error),
});

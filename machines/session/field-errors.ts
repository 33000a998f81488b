import { type Failure, type FieldsRefused, failureOf, type Refusal, refusalsOf } from '../shared/failure';

export type FieldError = Refusal;

export const hasFieldError = (error: unknown, code: string): boolean =>
  refusalsOf(error).some((entry) => entry.code === code);

/** A code is on its way already, and another one would come too early. */
export const isTooEarly = (error: unknown): boolean => hasFieldError(error, 'otp_wait');

/** What a flow keeps of a failure: the form shows it, at the fields where it can. */
export const failed = (error: unknown): { failure: Failure; fieldErrors: FieldError[] } => ({
  failure: failureOf(error),
  fieldErrors: refusalsOf(error),
});

export const fieldsRefused = (error: unknown): FieldsRefused => ({
  type: 'fields.refused',
  errors: refusalsOf(error),
});

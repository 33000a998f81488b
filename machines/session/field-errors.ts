import { type Failure, failureOf } from '../shared/failure';

/** One entry of the server's `errors`: what is wrong with which field, or which rule refused. */
export type FieldError = { code: string; message: string };

/** The entries of whatever an actor threw. `ApiError` of `src/api` has them. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return [];
  const entries: unknown[] = Array.isArray(error.errors) ? error.errors : [];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { code, message } = entry as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string' ? [{ code, message }] : [];
  });
}

export const hasFieldError = (error: unknown, code: string): boolean =>
  fieldErrorsOf(error).some((entry) => entry.code === code);

/** A code is on its way already, and another one would come too early. */
export const isTooEarly = (error: unknown): boolean => hasFieldError(error, 'otp_wait');

/** What a flow keeps of a failure: the form shows it, at the fields where it can. */
export const failed = (error: unknown): { failure: Failure; fieldErrors: FieldError[] } => ({
  failure: failureOf(error),
  fieldErrors: fieldErrorsOf(error),
});

/** Why an effect failed. Pages translate codes; machines hold no text. */
export type FailureCode =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'refused'
  | 'notFound'
  | 'unauthorized'
  | 'tooMany'
  | 'unexpected';

export type Failure = {
  code: FailureCode;
  /** What the server said, in the reader's language, when it said something. */
  messages: string[];
};

const CODES: readonly string[] = [
  'offline',
  'timeout',
  'server',
  'refused',
  'notFound',
  'unauthorized',
  'tooMany',
] satisfies FailureCode[];

/** Maps whatever an actor threw to a failure. `ApiError` of `src/api` has this shape. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'unexpected', messages: [] };
  const { code, messages } = error as { code?: unknown; messages?: unknown };
  return {
    code: typeof code === 'string' && CODES.includes(code) ? (code as FailureCode) : 'unexpected',
    messages: Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
  };
}

/** One entry of the server's `errors`: what is wrong with which field, or which rule refused. */
export type Refusal = { code: string; message: string };

/** The entries of whatever an actor threw. `ApiError` of `src/api` has them. */
export function refusalsOf(error: unknown): Refusal[] {
  const { errors } = (error ?? {}) as { errors?: unknown };
  const entries: unknown[] = Array.isArray(errors) ? errors : [];
  return entries.flatMap((entry) => {
    const { code, message } = (entry ?? {}) as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string' ? [{ code, message }] : [];
  });
}

/** What a form points at in the moment of a refusal. */
export type FieldsRefused = { type: 'fields.refused'; errors: Refusal[] };

/** The person closed what was asking, a provider's page or the device's own: nothing went wrong. */
export const isCancelled = (error: unknown): boolean =>
  ((error ?? {}) as { code?: unknown }).code === 'cancelled';

import type { RestSplit } from '../../domain/payment-plan';

/** Why an effect failed. Machines hold only codes; the app translates them. */
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
  /** The server's messages in the reader's language. */
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

/** The errors that browsers throw when lazy-loaded code can't be downloaded. */
const LOST_CODE = /dynamically imported module|module script/i;
const isLostCode = (error: unknown): boolean => error instanceof TypeError && LOST_CODE.test(error.message);

/** Converts any thrown value to a failure. `ApiError` of `src/api` has the expected shape. */
export function failureOf(error: unknown): Failure {
  if (isLostCode(error)) return { code: 'offline', messages: [] };
  if (typeof error !== 'object' || error === null) return { code: 'unexpected', messages: [] };
  const { code, messages } = error as { code?: unknown; messages?: unknown };
  return {
    code: typeof code === 'string' && CODES.includes(code) ? (code as FailureCode) : 'unexpected',
    messages: Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
  };
}

/** One entry of the server's `errors`. */
export type Refusal = { code: string; message: string };

/** Returns the server's `errors` of a thrown value, or an empty list. */
export function refusalsOf(error: unknown): Refusal[] {
  const { errors } = (error ?? {}) as { errors?: unknown };
  const entries: unknown[] = Array.isArray(errors) ? errors : [];
  return entries.flatMap((entry) => {
    const { code, message } = (entry ?? {}) as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string' ? [{ code, message }] : [];
  });
}

/** Returns whether the server refused the request with this error code. */
export const isRefusedFor = (error: unknown, refusal: string): boolean =>
  refusalsOf(error).some(({ code }) => code === refusal);

/** Returns whether the server refused outdated amounts, because it has calculated others [CHK-06, CHK-14]. */
export const isAmountRefused = (error: unknown): boolean =>
  isRefusedFor(error, 'total_changed') || isRefusedFor(error, 'split_changed');

/**
 * Returns the current split, which the server sends when it rejects an outdated one. `null`: the rejection
 * has another reason [CHK-14].
 */
export function refusedSplit(error: unknown): RestSplit | null {
  const { split } = (error ?? {}) as { split?: RestSplit | null };
  return split ?? null;
}

/** Sent when the server refuses fields. The form marks them. */
export type FieldsRefused = { type: 'fields.refused'; errors: Refusal[] };

/** Returns whether the customer closed a provider's window or the device's dialog, which is not a failure. */
export const isCancelled = (error: unknown): boolean =>
  ((error ?? {}) as { code?: unknown }).code === 'cancelled';

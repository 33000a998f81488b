import type { Contract } from '../../contract/types.gen';
import type { RestSplit } from '../../domain/payment-plan';
import { listOf, optionalText, optionalWire, type Wire } from './wire';

export type ApiErrorCode =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'refused'
  | 'notFound'
  | 'unauthorized'
  | 'tooMany'
  | 'unexpected';

/** One error of a response. `code`: the name of a field, or the key of a rule. */
type ServerError = { code: string; message: string };

type Details = ErrorOptions & { retryAfter?: number | null; split?: RestSplit | null; body?: unknown };

/**
 * The error that every failing call throws. No code outside `src/api` handles status codes or axios errors.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** Messages in the page's language. The list may be empty [API-05]. */
  readonly messages: string[];
  readonly errors: ServerError[];
  /** Milliseconds until a retry, if the server is temporarily unavailable. */
  readonly retryAfter: number | null;
  /** The body of the error response, for callers that need more than `errors`. */
  readonly body: unknown;
  /** The split that the server would accept now [CHK-14]. */
  readonly split: RestSplit | null;

  constructor(
    code: ApiErrorCode,
    errors: ServerError[] = [],
    { retryAfter = null, split = null, body = null, ...options }: Details = {},
  ) {
    super(errors.map(({ message }) => message).join(' ') || code, options);
    this.code = code;
    this.retryAfter = retryAfter;
    this.split = split;
    this.body = body;
    this.errors = errors;
    this.messages = errors.map(({ message }) => message).filter((message) => message !== '');
  }

  isAbout(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 429) return 'tooMany';
  if (status >= 500) return 'server';
  return 'refused';
}

type Refusal = Wire<Contract['ErrorResponse']> | null | undefined;

/**
 * Returns the response. Throws if a response with status 200 contains `errors` [AUTH-21, AUTH-74, PROF-07,
 * PROF-08].
 */
export function accepted<Answer>(answer: Answer): Answer {
  if (listOf(optionalWire(answer as Refusal)?.errors).length > 0) throw refusal(403, answer);
  return answer;
}

/** `retryAfter` is the `Retry-After` header. */
type RefusalOptions = { cause?: unknown; retryAfter?: unknown };

const MAX_SECONDS = 30;

/** Returns `Retry-After` in milliseconds. A date in this header is ignored. */
function milliseconds(header: unknown): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= MAX_SECONDS ? seconds * 1000 : null;
}

export function refusal(status: number, body: unknown, { cause, retryAfter }: RefusalOptions = {}): ApiError {
  const wire = optionalWire(body as Refusal);
  const errors = listOf(wire?.errors)
    .map(toServerError)
    .filter((error) => error !== null);
  const message = optionalText(wire?.message);
  const entries = errors.length === 0 && message !== null ? [{ code: '', message }] : errors;
  // A body that is a list is stored as the cause, for the caller [RENT-24].
  return new ApiError(codeOfStatus(status), entries, {
    cause: Array.isArray(body) ? body : cause,
    retryAfter: status === 503 ? milliseconds(retryAfter) : null,
    body,
  });
}

function toServerError(value: Wire<Contract['Error']>): ServerError | null {
  const wire = optionalWire(value);
  if (!wire) return null;
  return { code: optionalText(wire.code) ?? '', message: optionalText(wire.message) ?? '' };
}

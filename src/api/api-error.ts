import type { Contract } from '../../contract/types.gen';
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

/** One entry of the server's `errors` list: `code` is a field's name or the key of a rule. */
type ServerError = { code: string; message: string };

/** What every failing call throws; nothing above this folder sees a status number or an axios error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The server's words in the reader's language; empty when it said nothing [API-05]. */
  readonly messages: string[];
  readonly errors: ServerError[];

  constructor(code: ApiErrorCode, errors: ServerError[] = [], options?: ErrorOptions) {
    super(errors.map(({ message }) => message).join(' ') || code, options);
    this.code = code;
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

/** A refusal may come as a success with errors in it [AUTH-21, AUTH-74, PROF-07, PROF-08]. */
export function accepted<Answer>(answer: Answer): Answer {
  if (listOf(optionalWire(answer as Refusal)?.errors).length > 0) throw refusal(403, answer);
  return answer;
}

/** What the server said when it refused. */
export function refusal(status: number, body: unknown, cause?: unknown): ApiError {
  const wire = optionalWire(body as Refusal);
  const errors = listOf(wire?.errors)
    .map(toServerError)
    .filter((error) => error !== null);
  const message = optionalText(wire?.message);
  const said = errors.length === 0 && message !== null ? [{ code: '', message }] : errors;
  // A list body is told to whoever asked [RENT-24].
  return new ApiError(codeOfStatus(status), said, { cause: Array.isArray(body) ? body : cause });
}

function toServerError(value: Wire<Contract['Error']>): ServerError | null {
  const wire = optionalWire(value);
  if (!wire) return null;
  return { code: optionalText(wire.code) ?? '', message: optionalText(wire.message) ?? '' };
}

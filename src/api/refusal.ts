import type { Contract } from '../../contract/types.gen';
import { ApiError, codeOfStatus, type ServerError } from './api-error';
import { listOf, optionalText, optionalWire, type Wire } from './wire';

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

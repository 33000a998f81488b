import { ApiError, codeOfStatus, type ServerError } from './api-error';
import { listOf, optionalText, optionalWire } from './wire';

/** What the server said when it refused. */
export function refusal(status: number, body: unknown, cause?: unknown): ApiError {
  const wire = optionalWire(body);
  const errors = listOf(wire?.errors)
    .map(toServerError)
    .filter((error) => error !== null);
  const message = optionalText(wire?.message);
  const said = errors.length === 0 && message !== null ? [{ code: '', message }] : errors;
  return new ApiError(codeOfStatus(status), said, { cause });
}

function toServerError(value: unknown): ServerError | null {
  const wire = optionalWire(value);
  if (!wire) return null;
  return { code: optionalText(wire.code) ?? '', message: optionalText(wire.message) ?? '' };
}

import { type Failure, failureOf } from '../shared/failure';

const FIELDS = ['name', 'email', 'phone', 'password', 'image'] as const;
export type ProfileField = (typeof FIELDS)[number];
export type FieldError = { field: ProfileField; message: string };

type ServerError = { code: string; message: string };

const isServerError = (value: unknown): value is ServerError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

function errorsOf(error: unknown): ServerError[] {
  const { errors } = (error ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? errors.filter(isServerError) : [];
}

const fieldOf = ({ code }: ServerError): ProfileField | undefined => FIELDS.find((field) => field === code);

/** What stands at its field [PROF-07]. */
export const fieldErrorsOf = (error: unknown): FieldError[] =>
  errorsOf(error).flatMap((entry) => {
    const field = fieldOf(entry);
    return field ? [{ field, message: entry.message }] : [];
  });

/** What no field can show; null when the fields show everything. */
export function failureBeyondFields(error: unknown): Failure | null {
  const failure = failureOf(error);
  if (fieldErrorsOf(error).length === 0) return failure;
  const messages = errorsOf(error)
    .filter((entry) => fieldOf(entry) === undefined)
    .map(({ message }) => message);
  return messages.length > 0 ? { code: failure.code, messages } : null;
}

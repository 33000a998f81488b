import { type Failure, failureOf, type Refusal, refusalsOf } from '../shared/failure';

const FIELDS = ['name', 'email', 'phone', 'password', 'image'] as const;
export type ProfileField = (typeof FIELDS)[number];
export type FieldError = { field: ProfileField; message: string };

const fieldOf = ({ code }: Refusal): ProfileField | undefined => FIELDS.find((field) => field === code);

/** What stands at its field [PROF-07]. */
export const fieldErrorsOf = (error: unknown): FieldError[] =>
  refusalsOf(error).flatMap((entry) => {
    const field = fieldOf(entry);
    return field ? [{ field, message: entry.message }] : [];
  });

/** What no field can show; null when the fields show everything. */
export function failureBeyondFields(error: unknown): Failure | null {
  const failure = failureOf(error);
  if (fieldErrorsOf(error).length === 0) return failure;
  const messages = refusalsOf(error)
    .filter((entry) => fieldOf(entry) === undefined)
    .map(({ message }) => message);
  return messages.length > 0 ? { code: failure.code, messages } : null;
}

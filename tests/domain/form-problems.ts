import { type AnyObjectSchema, ValidationError } from 'yup';

/** Returns each invalid field with its error codes. A field has one problem at a time. */
export function problemsOf(schema: AnyObjectSchema, values: object): Record<string, string[]> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string[]> = {};
    for (const { path = '', message } of error.inner) problems[path] = [...(problems[path] ?? []), message];
    return problems;
  }
}

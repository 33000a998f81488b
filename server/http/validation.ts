import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ContractOperation, namedSchemas, type Schema } from './contract';
import { AppError, type ErrorEntry, refuse } from './errors';
import { type FieldTexts, fieldMessage } from './field-messages';
import { MESSAGES } from './messages';

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

const ajvOf = (coerces: boolean) =>
  new Ajv2020({
    allErrors: true,
    strict: false,
    // Values of a query or a form are texts, so they are converted to other types. A JSON body has types
    // already.
    coerceTypes: coerces,
    formats: { email: (text: string) => text.length <= 255 && EMAIL.test(text) },
  }).addSchema(namedSchemas);

const forTexts = ajvOf(true);
const forBodies = ajvOf(false);

export type Validators = {
  /**
   * Validate input: each throws an `AppError` for invalid input. Values of a query or a form are converted in
   * place.
   */
  params(value: unknown): void;
  query(value: unknown): void;
  body(value: unknown, from: 'json' | 'form', texts?: FieldTexts): void;
  /** Returns how a response violates the contract. `null`: it does not. */
  answer(status: number, body: unknown): string | null;
};

/**
 * Returns the validators of an operation. Schemas are compiled when they are first needed, because most
 * processes never need most operations.
 */
export function validatorsOf(operation: ContractOperation): Validators {
  const params = lazily(() => forTexts.compile(operation.params));
  const query = lazily(() => forTexts.compile(operation.query));
  const body = lazily(() => forBodies.compile(operation.body ?? true));
  const form = lazily(() => forTexts.compile(operation.body ?? true));
  const answers = new Map<number, ValidateFunction>();
  return {
    params(value) {
      // An id in an impossible format gets the same response as an unknown one.
      if (!params()(value)) throw new AppError(404, [{ code: 'not_found', message: MESSAGES.notFound }]);
    },
    query: (value) => refuseUnless(query(), value),
    body(value, from, words) {
      if (value === undefined || value === null) {
        if (operation.isBodyRequired)
          throw new AppError(400, [{ code: 'body', message: MESSAGES.badRequest }]);
        return;
      }
      if (operation.body !== null) refuseUnless(from === 'form' ? form() : body(), value, words);
    },
    answer(status, value) {
      const schema = operation.answers.get(status) ?? (status >= 400 ? errorSchema : undefined);
      if (schema === undefined) return `status ${status} is not in the contract`;
      const validate = answers.get(status) ?? forBodies.compile(schema);
      answers.set(status, validate);
      return validate(value) ? null : forBodies.errorsText(validate.errors);
    },
  };
}

const errorSchema: Schema = { $ref: `${namedSchemas.$id}#/components/schemas/ErrorResponse` };

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function refuseUnless(validate: ValidateFunction, value: unknown, texts?: FieldTexts): void {
  if (!validate(value)) throw new AppError(403, entriesOf(validate.errors ?? [], texts));
}

/**
 * Returns the errors of a request, one per field. A schema with alternatives reports several errors for the
 * same field.
 */
function entriesOf(errors: ErrorObject[], texts?: FieldTexts): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!entries.has(field)) entries.set(field, { code: field, message: fieldMessage(field, error, texts) });
  }
  return [...entries.values()];
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const missing = keyword === 'required' ? String(params.missingProperty) : '';
  return [path, missing].filter(Boolean).join('.') || 'body';
}

/** Matches lone surrogates and the zero character, which text columns and JSON columns can't store. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The maximum nesting of a request. Valid requests need less than half of it. */
const DEEPEST = 32;

/** Refuses text that no column can store, anywhere in the input, including keys. */
export function assertText(value: unknown, depth = 0): void {
  if (depth > DEEPEST) refuse(403, 'invalid', MESSAGES.tooDeep);
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) refuse(403, 'invalid', MESSAGES.badText);
  } else if (Array.isArray(value)) {
    for (const inner of value) assertText(inner, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      assertText(key);
      assertText(inner, depth + 1);
    }
  }
}

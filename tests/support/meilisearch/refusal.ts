/** An error answer of the engine, with its documented code. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
  body() {
    const type = [401, 403].includes(this.status) ? 'auth' : 'invalid_request';
    const link = `https://docs.meilisearch.com/errors#${this.code}`;
    return { message: this.message, code: this.code, type, link };
  }
}

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
export const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const isOneOf =
  (...known: unknown[]): Check =>
  (value) =>
    known.includes(value);
export const isObjectOf =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, entry]) => checks[name]?.(entry) === true);

/** Refuses unknown fields, and values of a wrong type with the code of their field. */
export function checkFields(
  body: unknown,
  checks: Record<string, Check>,
  { codeOf, required = [] }: { codeOf: (name: string) => string; required?: string[] },
): asserts body is Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('bad_request', 'The body must be an object.');
  for (const [name, value] of Object.entries(body)) {
    const check = checks[name];
    if (check === undefined) throw new Refusal('bad_request', `Unknown field \`${name}\`.`);
    if (value !== null && !check(value))
      throw new Refusal(codeOf(name), `Invalid value for \`${name}\`: ${JSON.stringify(value)}.`);
  }
  for (const name of required)
    if (!(name in body)) throw new Refusal(`missing_${snake(name)}`, `Missing field \`${name}\`.`);
}

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

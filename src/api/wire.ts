/** Reads the server's answers field by field: extra fields are ignored, optional ones defaulted [DATA-07]. */
export type Wire = Record<string, unknown>;

/** A required field is missing. The block that asked shows its error state, and the log names the field. */
export class MalformedAnswerError extends Error {
  readonly code = 'unexpected';
  readonly messages: string[] = [];
  override readonly name = 'MalformedAnswerError';
  constructor(field: string) {
    super(`The server's answer lacks "${field}"`);
  }
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function wireOf(value: unknown, name: string): Wire {
  if (isWire(value)) return value;
  throw new MalformedAnswerError(name);
}

export const optionalWire = (value: unknown): Wire | null => (isWire(value) ? value : null);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const wiresOf = (value: unknown): Wire[] => listOf(value).filter(isWire);

/** The first of several spellings that the server may use. */
export const firstOf = (wire: Wire, ...keys: string[]): unknown =>
  keys.map((key) => wire[key]).find((value) => value !== undefined && value !== null);

const toNumber = (value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

export const optionalNumber = (value: unknown): number | null => toNumber(value);
export const numberOr = (value: unknown, fallback: number): number => toNumber(value) ?? fallback;

export function requiredNumber(wire: Wire, key: string): number {
  const number = toNumber(wire[key]);
  if (number === null) throw new MalformedAnswerError(key);
  return number;
}

export const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
export const textOr = (value: unknown, fallback: string): string => optionalText(value) ?? fallback;

export function requiredText(wire: Wire, key: string): string {
  const text = optionalText(wire[key]);
  if (text === null) throw new MalformedAnswerError(key);
  return text;
}

export const textsOf = (value: unknown): string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string' && entry !== '');

/** Flags come as 1, "1" or true. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';
export const isOnUnlessOff = (value: unknown): boolean =>
  value === undefined || value === null || isOn(value);

import { type Currency, type Minor, toMinor } from '../../domain/money';
import { onServer } from './api-address';

/**
 * The contract's type `T` as a server may really send it. Field names are reliable, but any value may be
 * missing. Extra fields are ignored; optional ones get defaults [DATA-07].
 */
export type Wire<T> = T extends readonly (infer Entry)[]
  ? readonly Wire<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Wire<T[Key]> | null | undefined }
    : T;
type Maybe<T> = T | null | undefined;

/**
 * Thrown if a required field is missing. The part of the page shows its error state, and the log names the
 * field.
 */
export class MalformedAnswerError extends Error {
  readonly code = 'unexpected';
  readonly messages: string[] = [];
  override readonly name = 'MalformedAnswerError';
  constructor(field: string) {
    super(`The server's answer lacks "${field}"`);
  }
}

const isWire = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function wireOf<T extends object>(value: Maybe<T>, name: string): T {
  const wire = optionalWire(value);
  if (wire) return wire;
  throw new MalformedAnswerError(name);
}

export const optionalWire = <T extends object>(value: Maybe<T>): T | null =>
  isWire(value) ? (value as T) : null;

export const listOf = <T>(value: Maybe<readonly T[]>): readonly T[] => (Array.isArray(value) ? value : []);
export const wiresOf = <T extends object>(value: Maybe<readonly Maybe<T>[]>): T[] =>
  listOf(value).filter((entry): entry is T => isWire(entry));

/** Returns the first value that exists. Some fields have several spellings. */
export const firstOf = <T>(...spellings: Maybe<T>[]): T | undefined =>
  spellings.find((value): value is T => value !== undefined && value !== null);

/** Returns a field that other servers send and that is not in the contract. */
export const fieldOutsideContract = (wire: object, key: string): unknown =>
  (wire as Record<string, unknown>)[key];

const toNumber = (value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

export const optionalNumber = (value: unknown): number | null => toNumber(value);
export const optionalMoney = (value: unknown, currency: Currency): Minor | null => {
  const amount = optionalNumber(value);
  return amount === null ? null : toMinor(amount, currency);
};
export const numberOr = (value: unknown, fallback: number): number => toNumber(value) ?? fallback;

export function requiredNumber<T extends object>(wire: T, key: keyof T & string): number {
  const number = toNumber(wire[key]);
  if (number === null) throw new MalformedAnswerError(key);
  return number;
}

export const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
export const pictureOf = (value: unknown): string | null => {
  const address = optionalText(value);
  return address === null ? null : onServer(address);
};
export const picturesOf = (value: Maybe<readonly unknown[]>): string[] =>
  textsOf(value).map((address) => onServer(address));

export const textOr = (value: unknown, fallback: string): string => optionalText(value) ?? fallback;

export function requiredText<T extends object>(wire: T, key: keyof T & string): string {
  const text = optionalText(wire[key]);
  if (text === null) throw new MalformedAnswerError(key);
  return text;
}

export const textsOf = (value: Maybe<readonly unknown[]>): string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string' && entry !== '');

/** Returns whether a flag is on. Servers send 1, "1" or true. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';
export const isOnUnlessOff = (value: unknown): boolean =>
  value === undefined || value === null || isOn(value);

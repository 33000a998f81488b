import { type Currency, fromMinor, type Minor } from '../../domain/money';

export type Json = Record<string, unknown>;

/** The context of a field while a file is imported. */
export type ReadContext = {
  /** Returns the id for a key in another file. Reports an unknown key and returns `null`. */
  idOf(kind: string, key: string, path: Path): number | string | null;
  /** Returns the URL of a picture in the folder. */
  pictureUrl(value: string, path: Path): string;
  /** Converts an amount to smallest units. Reports an amount that has too many decimals or exceeds `most`. */
  minor(value: number, path: Path, most: Minor): Minor;
  /** Validates a percentage. Reports one with more than two decimals. */
  percent(value: number, path: Path): number;
};
/** The context of a field while the shop is exported. */
export type WriteContext = {
  keyOf(kind: string, id: unknown): string;
  pictureFile(url: string): string;
  currency: Currency;
};
export type Path = readonly (string | number)[];

/** A field of a record in a file, and its column in the database. */
type Field = {
  schema: Json;
  isRequired: boolean;
  /** The value for a field that a record omits. */
  usual: unknown;
  toColumn(value: unknown, at: ReadContext, path: Path, record: Json): unknown;
  fromColumn(value: unknown, at: WriteContext, row: Json): unknown;
};
export type Fields = Readonly<Record<string, Field>>;

const same = (value: unknown) => value;

const field = (
  schema: Json,
  usual: unknown = null,
  toColumn: Field['toColumn'] = same,
  fromColumn: Field['fromColumn'] = same,
): Field => ({ schema, isRequired: false, usual, toColumn, fromColumn });

export const required = (one: Field): Field => ({ ...one, isRequired: true });

export const words = field({ type: 'string', minLength: 1, maxLength: 2000 });
export const flag = (usual: boolean) => field({ type: 'boolean' }, usual);
export const oneOf = (values: readonly string[], usual: string | null = null) =>
  field({ enum: values }, usual);
export const integer = (usual: number | null = null, most = 2_147_483_647) =>
  field({ type: 'integer', minimum: 0, maximum: most }, usual);
/** A whole number of at least 1. */
export const positive = () => field({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });
export const decimal = (lowest: number, highest: number, usual: number | null = null) =>
  field({ type: 'number', minimum: lowest, maximum: highest }, usual);
/** A tax rate with at most two decimals. `null`: the next level applies. */
export const taxPercent = field(
  { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
  null,
  same,
  (value) => (value === null ? null : Number(value)),
);
export const percent = (usual: number | null = 0) => decimal(0, 100, usual);
export const clock = field({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const wordList = field({ type: 'array', items: { type: 'string', minLength: 1 } }, []);
export const listOf = (values: readonly string[]) =>
  field({ type: 'array', items: { enum: values }, uniqueItems: true }, []);
/** JSON that is stored unchanged. Only the pages of this shop use it. */
export const asItIs = field({ type: 'array', items: { type: 'object' } }, []);

const TEXT: Json = {
  description: 'a text, or one for each language: { en: ..., ar: ... }',
  anyOf: [
    { type: 'string', minLength: 1 },
    {
      type: 'object',
      required: ['en', 'ar'],
      additionalProperties: false,
      properties: { en: { type: 'string', minLength: 1 }, ar: { type: 'string', minLength: 1 } },
    },
  ],
};
const toText = (value: unknown) => (typeof value === 'string' ? { en: value, ar: value } : value);
const fromText = (value: unknown) => {
  const { en, ar } = value as { en: string; ar: string };
  return en === ar ? en : { en, ar };
};
/** A text: one for both languages, or one for each. */
export const text = field(TEXT, null, toText, (value) => (value === null ? null : fromText(value)));
export const texts = field(
  { type: 'array', items: TEXT },
  [],
  (value) => (value as unknown[]).map(toText),
  (value) => (value as unknown[]).map(fromText),
);

/** The largest amount that an integer column can hold. */
const MAX: Minor = 2_000_000_000;
/** An amount of money. Files have decimals (12.5), the database smallest units (1250). */
export const money = (usual: 0 | null = null, most: Minor = MAX) =>
  field(
    { type: 'number', minimum: 0 },
    usual,
    (value, at, path) => (value === null ? null : at.minor(value as number, path, most)),
    (value, at) => (value === null ? null : fromMinor(value as number, at.currency)),
  );
/** A discount: a percentage or an amount, depending on the record's field `discount_type`. */
export const reduction = field(
  { type: 'number', minimum: 0 },
  0,
  (value, at, path, record) =>
    record.discount_type === 'amount'
      ? at.minor(value as number, path, MAX)
      : at.percent(value as number, path),
  (value, at, row) => (row.discount_type === 'amount' ? fromMinor(value as number, at.currency) : value),
);

export const moment = field(
  { type: 'string', format: 'moment' },
  null,
  (value) => (value === null ? null : new Date(value as string).toISOString()),
  (value) => (value === null ? null : new Date(value as string).toISOString()),
);

const KEY: Json = { type: 'string', minLength: 1 };
export const one = (kind: string) =>
  field(
    KEY,
    null,
    (value, at, path) => (value === null ? null : at.idOf(kind, value as string, path)),
    (value, at) => (value === null ? null : at.keyOf(kind, value)),
  );
export const many = (kind: string) =>
  field(
    { type: 'array', items: KEY, uniqueItems: true },
    [],
    (value, at, path) => (value as string[]).map((key, index) => at.idOf(kind, key, [...path, index])),
    (value, at) => (value as unknown[]).map((id) => at.keyOf(kind, id)),
  );

const PICTURE: Json = { type: 'string', minLength: 1, maxLength: 500 };
export const picture = field(
  PICTURE,
  null,
  (value, at, path) => (value === null ? null : at.pictureUrl(value as string, path)),
  (value, at) => (value === null ? null : at.pictureFile(value as string)),
);
export const pictures = field(
  { type: 'array', items: PICTURE },
  [],
  (value, at, path) => (value as string[]).map((file, index) => at.pictureUrl(file, [...path, index])),
  (value, at) => (value as string[]).map((url) => at.pictureFile(url)),
);

export const points = field({
  type: 'array',
  minItems: 3,
  items: schemaOf({ lat: required(decimal(-90, 90)), lng: required(decimal(-180, 180)) }),
});

/** A list of records inside a record. */
export const list = (fields: Fields): Field =>
  field(
    { type: 'array', items: schemaOf(fields) },
    [],
    (value, at, path) =>
      (value as Json[]).map((record, index) => rowOf(fields, record, at, [...path, index])),
    (value, at) => (value as Json[]).map((row) => recordOf(fields, row, at)),
  );

/** The columns of a size table. The first column contains the names of the sizes. */
export const sizeGuide: Field = list({ title: required(text), values: required(texts) });

export function schemaOf(fields: Fields): Json {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    additionalProperties: false,
    required: entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    properties: Object.fromEntries(
      entries.map(([name, { schema, usual, isRequired }]) => [
        name,
        usual === null && !isRequired ? { anyOf: [schema, { type: 'null' }] } : schema,
      ]),
    ),
  };
}

/** Converts a record of a file to a row of the database. */
export const rowOf = (fields: Fields, record: Json, at: ReadContext, path: Path = []): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { usual, toColumn }]) => {
      const value = record[name];
      return [name, value === undefined ? usual : toColumn(value, at, [...path, name], record)];
    }),
  );

/** Converts a row of the database to a record of a file. Fields with their default value are omitted. */
export const recordOf = (fields: Fields, row: Json, at: WriteContext): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { usual, isRequired }]) => isRequired || !isSame(row[name], usual))
      .map(([name, { fromColumn }]) => [name, fromColumn(row[name], at, row)]),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || JSON.stringify(one ?? null) === JSON.stringify(other);

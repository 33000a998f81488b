import { fromMinor, toMinor } from '../../domain/money';

export type Json = Record<string, unknown>;

/** What a field asks while it is read. */
export type Reading = {
  /** The number behind a key of another file; null, and said, when there is none. */
  idOf(kind: string, key: string, path: Path): number | string | null;
  /** Where the picture is served from. */
  pictureUrl(value: string, path: Path): string;
};
/** What a field asks while it is written. */
export type Writing = {
  keyOf(kind: string, id: unknown): string;
  pictureFile(url: string): string;
};
export type Path = readonly (string | number)[];

/** One field of a file and the column that it is kept in. */
type Field = {
  schema: Json;
  isRequired: boolean;
  /** What counts when the file says nothing of it. */
  usual: unknown;
  toColumn(value: unknown, at: Reading, path: Path, record: Json): unknown;
  fromColumn(value: unknown, at: Writing, row: Json): unknown;
};
export type Fields = Readonly<Record<string, Field>>;

const same = (value: unknown) => value;

const field = (
  schema: Json,
  usual: unknown = null,
  toColumn: Field['toColumn'] = same,
  fromColumn: Field['fromColumn'] = same,
): Field => ({ schema, isRequired: false, usual, toColumn, fromColumn });

export const needed = (one: Field): Field => ({ ...one, isRequired: true });

export const words = field({ type: 'string', minLength: 1, maxLength: 2000 });
export const flag = (usual: boolean) => field({ type: 'boolean' }, usual);
export const oneOf = (values: readonly string[], usual: string | null = null) =>
  field({ enum: values }, usual);
export const whole = (usual: number | null = null, most = 2_147_483_647) =>
  field({ type: 'integer', minimum: 0, maximum: most }, usual);
export const decimal = (lowest: number, highest: number, usual: number | null = null) =>
  field({ type: 'number', minimum: lowest, maximum: highest }, usual);
export const percent = (usual: number | null = 0) => decimal(0, 100, usual);
export const clock = field({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const wordList = field({ type: 'array', items: { type: 'string', minLength: 1 } }, []);
export const listOf = (values: readonly string[]) =>
  field({ type: 'array', items: { enum: values }, uniqueItems: true }, []);
/** What only this shop's pages read, kept as it is. */
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
/** One text for both languages, or one for each. */
export const text = field(TEXT, null, toText, (value) => (value === null ? null : fromText(value)));
export const texts = field(
  { type: 'array', items: TEXT },
  [],
  (value) => (value as unknown[]).map(toText),
  (value) => (value as unknown[]).map(fromText),
);

/** As people write it (12.5), kept in the smallest unit (1250). */
export const money = (usual: number | null = null, most = 20_000_000) =>
  field(
    { type: 'number', minimum: 0, maximum: most, multipleOf: 0.01 },
    usual === null ? null : toMinor(usual),
    (value) => (value === null ? null : toMinor(value as number)),
    (value) => (value === null ? null : fromMinor(value as number)),
  );
/** A percentage, or money where the type beside it says so. */
export const reduction = field(
  { type: 'number', minimum: 0, maximum: 20_000_000, multipleOf: 0.01 },
  0,
  (value, _at, _path, record) =>
    record.discount_type === 'amount' ? toMinor(value as number) : (value as number),
  (value, _at, row) => (row.discount_type === 'amount' ? fromMinor(value as number) : value),
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
  items: schemaOf({ lat: needed(decimal(-90, 90)), lng: needed(decimal(-180, 180)) }),
});

/** A list of records inside of a record. */
export const list = (fields: Fields): Field =>
  field(
    { type: 'array', items: schemaOf(fields) },
    [],
    (value, at, path) =>
      (value as Json[]).map((record, index) => rowOf(fields, record, at, [...path, index])),
    (value, at) => (value as Json[]).map((row) => recordOf(fields, row, at)),
  );

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

/** A record of a file as a row of its table. */
export const rowOf = (fields: Fields, record: Json, at: Reading, path: Path = []): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { usual, toColumn }]) => {
      const value = record[name];
      return [name, value === undefined ? usual : toColumn(value, at, [...path, name], record)];
    }),
  );

/** A row as it stands in a file: what is as usual isn't said. */
export const recordOf = (fields: Fields, row: Json, at: Writing): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { usual, isRequired }]) => isRequired || !isSame(row[name], usual))
      .map(([name, { fromColumn }]) => [name, fromColumn(row[name], at, row)]),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || JSON.stringify(one ?? null) === JSON.stringify(other);

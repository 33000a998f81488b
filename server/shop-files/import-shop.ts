import { type Currency, fromMinor, isWhole, toMinor } from '../../domain/money';
import { type Database, type Queryable, timestamp } from '../db/database';
import { lockPreparation } from '../db/migrate';
import { keepPicture, type PictureFile, servedAt } from '../features/shared/shop-pictures';
import { ownProblems, problemsBetween } from './check-rows';
import { derivedColumns } from './derived-columns';
import { type Json, type Path, type ReadContext, rowOf } from './fields';
import { keysOf, type ShopKeys } from './keys';
import type { Kind } from './kind';
import { KINDS } from './kinds';
import { isAddress, readPicture } from './picture-files';
import { type Entry, type Problem, readFolder } from './read-folder';

export type ImportReport = {
  problems: Problem[];
  /** The numbers of new and of existing records, by file. */
  counts: { name: string; added: number; changed: number }[];
};

/** A record of a file as a row, with its child rows. */
export type ImportedRecord = {
  kind: Kind;
  entry: Entry;
  id: number | null;
  isNew: boolean;
  row: Json;
  parts: PartRows[];
};
type PartRows = { table: string; owner: string; rows: Json[] };

class GivenUp extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('Nothing was imported');
    this.report = report;
  }
}

const ROWS_A_STATEMENT = 500;
const DECIMAL_WORDS = { 0: 'no decimals', 2: 'two decimals', 3: 'three decimals' } as const;
/** A currency for parsing percentages, which have two decimals like most amounts. */
const HUNDREDTHS: Currency = { code: '%', decimals: 2 };

/** Imports a folder completely or not at all. A dry run undoes everything at the end. */
export async function importShop(
  database: Database,
  folder: string,
  { isDry, now, currency }: { isDry: boolean; now: number; currency: Currency },
): Promise<ImportReport> {
  const { entries, problems } = readFolder(folder);
  try {
    return await database.transaction(async (tx) => {
      await lockPreparation(tx);
      const found = [...problems];
      const pictures = new Map<string, PictureFile>();
      const keys = await keysOf(tx);
      const made = await rowsOf(folder, entries, { keys, found, pictures, now, currency });
      found.push(...ownProblems(made));
      const report = { problems: found, counts: countsOf(made) };
      if (found.length > 0) throw new GivenUp(report);
      await keep(tx, made, pictures);
      found.push(...(await problemsBetween(tx, made)));
      if (isDry || found.length > 0) throw new GivenUp(report);
      return report;
    });
  } catch (error) {
    if (error instanceof GivenUp) return error.report;
    throw error;
  }
}

type Making = {
  keys: ShopKeys;
  found: Problem[];
  pictures: Map<string, PictureFile>;
  now: number;
  currency: Currency;
};

/** Converts all records to rows. The ids are assigned first, so that records may refer to later ones. */
async function rowsOf(
  folder: string,
  entries: ReadonlyMap<string, Entry[]>,
  { keys, found, pictures, now, currency }: Making,
): Promise<ImportedRecord[]> {
  const isNew = new Set<Entry>();
  for (const kind of KINDS)
    for (const entry of entries.get(kind.name) ?? []) if (await keys.take(kind, entry.key)) isNew.add(entry);

  const say = (entry: Entry, path: Path, what: string) =>
    found.push({ where: entry.where(path), what: `${entry.key}: ${path.join('.')} ${what}` });
  const tooFine = (entry: Entry, path: Path, { decimals }: Pick<Currency, 'decimals'>) =>
    say(entry, path, `has more than ${DECIMAL_WORDS[decimals]}`);
  const readingOf = (entry: Entry): ReadContext => ({
    idOf(kind, key, path) {
      const id = keys.idOf(kind, key);
      if (id === null)
        found.push({ where: entry.where(path), what: `${entry.key}: there is no ${key} in ${kind}` });
      return id;
    },
    pictureUrl(value, path) {
      if (isAddress(value)) return value;
      const picture = readPicture(folder, value);
      if ('wrong' in picture) {
        found.push({ where: entry.where(path), what: `${entry.key}: ${picture.wrong}` });
        return value;
      }
      pictures.set(picture.name, picture);
      return servedAt(picture.name);
    },
    minor(value, path, most) {
      const amount = toMinor(value, currency);
      if (!isWhole(value, currency)) tooFine(entry, path, currency);
      if (amount > most) say(entry, path, `is more than ${fromMinor(most, currency)}`);
      return amount;
    },
    percent(value, path) {
      if (!isWhole(value, HUNDREDTHS)) tooFine(entry, path, HUNDREDTHS);
      return value;
    },
  });
  return KINDS.flatMap((kind) =>
    (entries.get(kind.name) ?? []).map((entry): ImportedRecord => {
      const { fields, columns = {}, keyColumn, hasAge, parts = {} } = kind;
      const at = readingOf(entry);
      const read = Object.entries(rowOf(fields, entry.record, at));
      const id = kind.isKeyed ? null : Number(keys.idOf(kind.name, entry.key));
      return {
        kind,
        entry,
        id,
        isNew: isNew.has(entry),
        row: {
          ...(id !== null && { id }),
          ...(keyColumn !== undefined && { [keyColumn]: entry.key }),
          ...Object.fromEntries(read.map(([name, value]) => [columns[name] ?? name, value])),
          ...(hasAge && { created_at: timestamp(now) }),
        },
        parts: Object.entries(parts).map(([name, { table, owner, fields: own, spread }]) => ({
          table,
          owner,
          rows: ((entry.record[name] ?? []) as Json[])
            .map((record, index) => rowOf(own, record, at, [name, index] satisfies Path))
            .flatMap((row) => spread?.(row) ?? [row])
            .map((row) => ({ [owner]: id, ...row })),
        })),
      };
    }),
  );
}

const countsOf = (made: readonly ImportedRecord[]) =>
  KINDS.map(({ name }) => {
    const all = made.filter(({ kind }) => kind.name === name);
    const added = all.filter(({ isNew }) => isNew).length;
    return { name, added, changed: all.length - added };
  }).filter(({ added, changed }) => added + changed > 0);

async function keep(
  tx: Queryable,
  made: readonly ImportedRecord[],
  pictures: ReadonlyMap<string, PictureFile>,
): Promise<void> {
  for (const picture of pictures.values()) await keepPicture(tx, picture);
  for (const kind of KINDS) {
    const own = made.filter((one) => one.kind === kind);
    if (own.length === 0) continue;
    const derived = await derivedColumns(tx, kind.name, made);
    const rows = own.map(({ row }) => ({ ...row, ...derived(row) }));
    for (const generation of generationsOf(rows)) await upsert(tx, kind, generation);
    for (const name of Object.keys(kind.parts ?? {}))
      await replaceParts(
        tx,
        own.map(({ id }) => id),
        own.map(({ parts }) => parts),
        kind,
        name,
      );
  }
  await tx.query('refresh materialized view known_words');
}

/**
 * Groups new rows of one table by generation, parents first, because a row may refer to another new row.
 */
function generationsOf(rows: readonly Json[]): Json[][] {
  const generations: Json[][] = [];
  let waiting = [...rows];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ id }) => id));
    const ready = waiting.filter(({ parent_id: parent }) => parent == null || !open.has(parent));
    generations.push(ready);
    waiting = waiting.filter((row) => !ready.includes(row));
  }
  return generations;
}

async function upsert(
  tx: Queryable,
  { table, isKeyed, keyColumn }: Kind,
  rows: readonly Json[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const key = isKeyed ? (keyColumn ?? 'id') : 'id';
  const names = Object.keys(first);
  const columns = names.map(quoted).join(', ');
  const changes = names
    .filter((name) => name !== key && name !== 'created_at')
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await tx.query(
      `insert into ${quoted(table)} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1)
       on conflict (${quoted(key)}) do update set ${changes.join(', ')}`,
      [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))],
    );
}

async function replaceParts(
  tx: Queryable,
  ids: readonly (number | null)[],
  parts: readonly PartRows[][],
  { parts: known }: Kind,
  name: string,
): Promise<void> {
  const part = known?.[name];
  if (part === undefined) return;
  const rows = parts.flatMap((list) =>
    list.filter(({ table }) => table === part.table).flatMap(({ rows: own }) => own),
  );
  await tx.query(`delete from ${quoted(part.table)} where ${quoted(part.owner)} = any($1)`, [ids]);
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map(quoted).join(', ');
  await tx.query(
    `insert into ${quoted(part.table)} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${quoted(part.table)}, $1)`,
    [JSON.stringify(rows)],
  );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

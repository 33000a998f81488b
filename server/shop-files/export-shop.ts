import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Currency } from '../../domain/money';
import type { Database, Queryable } from '../db/database';
import { lockPreparation } from '../db/migrate';
import { type Json, recordOf, type WriteContext } from './fields';
import { keepKey } from './keys';
import type { Kind } from './kind';
import { KINDS } from './kinds';
import { writePictures } from './picture-files';

type Row = Json & { id: number };
type Loaded = { kind: Kind; rows: Row[]; keys: Map<unknown, string> };

/**
 * Kinds of records that are split into several files, with the field to split by. Items have one file per
 * store, so that people can find an item.
 */
const IN_FILES: Readonly<Record<string, string>> = { items: 'store' };

/**
 * Exports the shop into an empty folder. Rows without a key get one, so that the files can be edited and
 * imported again.
 */
export async function exportShop(
  database: Database,
  folder: string,
  currency: Currency,
): Promise<Map<string, number>> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder ${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  return database.transaction(async (tx) => {
    await lockPreparation(tx);
    const loaded = new Map<string, Loaded>();
    for (const kind of KINDS) loaded.set(kind.name, await load(tx, kind));
    const at: WriteContext = {
      keyOf: (kind, id) => loaded.get(kind)?.keys.get(id) ?? String(id),
      pictureFile: await writePictures(tx, folder),
      currency,
    };
    const counts = new Map<string, number>();
    for (const { kind, rows, keys } of loaded.values()) {
      if (rows.length === 0) continue;
      write(folder, kind, await recordsOf(tx, kind, rows, keys, at));
      counts.set(kind.name, rows.length);
    }
    return counts;
  });
}

async function load(tx: Queryable, kind: Kind): Promise<Loaded> {
  const { name, table, keyColumn, isKeyed } = kind;
  const order = isKeyed ? (keyColumn ?? 'id') : 'id';
  const rows = await tx.query<Row>(`select * from ${table} order by ${order}`);
  if (keyColumn !== undefined)
    return {
      kind,
      rows,
      keys: new Map(rows.map((row) => [isKeyed ? row[keyColumn] : row.id, String(row[keyColumn])])),
    };
  const stored = await tx.query<{ key: string; id: number }>(
    'select key, id from shop_keys where kind = $1',
    [name],
  );
  const keys = new Map<unknown, string>(stored.map(({ key, id }) => [id, key]));
  const taken = new Set(keys.values());
  for (const row of rows) {
    if (keys.has(row.id)) continue;
    const draft = keyFrom(row);
    const key = draft === '' || taken.has(draft) ? `${draft || name}-${row.id}` : draft;
    await keepKey(tx, name, key, row.id);
    keys.set(row.id, key);
    taken.add(key);
  }
  return { kind, rows, keys };
}

const keyFrom = (row: Row): string => {
  const label = (row.code ?? row.name ?? row.title ?? row.reason ?? row.instruction ?? '') as
    | string
    | { en: string };
  return (typeof label === 'string' ? label : label.en)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
};

async function recordsOf(
  tx: Queryable,
  { fields, columns = {}, parts = {}, keyColumn, isKeyed }: Kind,
  rows: readonly Row[],
  keys: ReadonlyMap<unknown, string>,
  at: WriteContext,
): Promise<Map<string, Json>> {
  const partRows = new Map<string, Json[]>();
  for (const [name, { table, owner }] of Object.entries(parts))
    partRows.set(name, await tx.query(`select * from ${table} order by ${owner}, 2`));
  const named = (row: Row): Json =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, row[columns[name] ?? name]]));
  return new Map(
    rows.map((row) => [
      keys.get(isKeyed && keyColumn !== undefined ? row[keyColumn] : row.id) ?? '',
      {
        ...recordOf(fields, named(row), at),
        ...Object.fromEntries(
          Object.entries(parts).flatMap(([name, { owner, fields: own, gather }]) => {
            const all = (partRows.get(name) ?? []).filter((part) => part[owner] === row.id);
            const records = (gather?.(all) ?? all).map((part) => recordOf(own, part, at));
            return records.length === 0 ? [] : [[name, records]];
          }),
        ),
      },
    ]),
  );
}

function write(folder: string, { name }: Kind, records: ReadonlyMap<string, Json>): void {
  const groupedBy = IN_FILES[name];
  if (groupedBy === undefined) {
    writeFileSync(join(folder, `${name}.yaml`), yamlOf(records));
    return;
  }
  mkdirSync(join(folder, name), { recursive: true });
  const groups = new Map<string, Map<string, Json>>();
  for (const [key, record] of records) {
    const group = String(record[groupedBy]);
    groups.set(group, (groups.get(group) ?? new Map()).set(key, record));
  }
  for (const [group, own] of groups) writeFileSync(join(folder, name, `${group}.yaml`), yamlOf(own));
}

const yamlOf = (records: ReadonlyMap<string, Json>): string =>
  stringify(Object.fromEntries(records), { lineWidth: 0, aliasDuplicateObjects: false });

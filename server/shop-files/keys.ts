import type { Queryable } from '../db/database';
import type { Kind } from './kind';
import { KINDS } from './kinds';

export type ShopKeys = {
  idOf(kind: string, key: string): number | string | null;
  /** Assigns an id to a key. Returns true if the key is new. */
  take(kind: Kind, key: string): Promise<boolean>;
};

/**
 * Reads the ids of all known keys. A row whose table has a key column is found by it, even if it was not
 * imported. So a demo shop can be exported and imported again.
 */
export async function keysOf(tx: Queryable): Promise<ShopKeys> {
  const ids = new Map<string, number | string>();
  const at = (kind: string, key: string) => `${kind} ${key}`;
  const rows = await tx.query<{ kind: string; key: string; id: number }>(
    'select kind, key, id from shop_keys',
  );
  for (const { kind, key, id } of rows) ids.set(at(kind, key), id);
  for (const { name, table, keyColumn, isKeyed } of KINDS) {
    if (keyColumn === undefined) continue;
    const own = await tx.query<{ key: string; id: number | string }>(
      `select ${keyColumn} as key, ${isKeyed ? keyColumn : 'id'} as id from ${table}`,
    );
    for (const { key, id } of own) ids.set(at(name, key), id);
  }
  return {
    idOf: (kind, key) => ids.get(at(kind, key)) ?? null,
    async take({ name, isKeyed, keyColumn }, key) {
      if (ids.has(at(name, key))) return false;
      if (isKeyed) {
        ids.set(at(name, key), key);
        return true;
      }
      const [row] = await tx.query<{ id: number }>("select nextval('shop_ids')::int as id");
      if (row === undefined) throw new Error('The database gave no number');
      if (keyColumn === undefined) await keepKey(tx, name, key, row.id);
      ids.set(at(name, key), row.id);
      return true;
    },
  };
}

export const keepKey = (tx: Queryable, kind: string, key: string, id: number): Promise<unknown> =>
  tx.query('insert into shop_keys (kind, key, id) values ($1, $2, $3)', [kind, key, id]);

import type { Queryable } from '../../db/database';
import { type ItemRow, itemColumns, itemJoins, momentOf } from '../shared/item.rows';
import { values } from '../shared/sql';
import { type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';

export type ById<Row> = ReadonlyMap<number, Row>;

export async function itemsById(database: Queryable, ids: number[], now: number): Promise<ById<ItemRow>> {
  if (ids.length === 0) return new Map();
  const list = values();
  const moment = momentOf(now, list);
  const rows = await database.query<ItemRow>(
    `select ${itemColumns} from items i ${itemJoins(moment)}
    where i.id = any(${list.add(ids)}::int[]) and i.is_active and s.is_active`,
    list.list,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function storesById(database: Queryable, ids: number[]): Promise<ById<StoreRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<StoreRow>(
    `select ${storeColumns} from stores s ${storeJoins} where s.id = any($1::int[]) and s.is_active`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the rows with these ids, in this order. Ids without a row are skipped. */
export const found = <Row>(rows: ById<Row>, ids: number[]): Row[] =>
  ids.map((id) => rows.get(id)).filter((row) => row !== undefined);

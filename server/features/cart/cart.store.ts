import { type Queryable, timestamp } from '../../db/database';
import type { Attempt } from '../../http/idempotency';
import { type ItemRow, itemColumns, itemJoins, momentOf } from '../shared/item.rows';
import type { StoredText } from '../shared/local-text';
import { values } from '../shared/sql';
import type { CartKey, Line, SavedLine, StoredSelection } from './cart.types';

type LineRow = ItemRow & {
  version: number;
  line_id: number | null;
  line_quantity: number;
  line_selection: StoredSelection;
  line_known: Line['known'];
  line_asked: number | null;
  line_if_unavailable: Line['ifUnavailable'];
  line_note: string | null;
  member_id: number | null;
  member_name: string | null;
  line_created_at: Date;
};

export type Cart = { version: number; lines: SavedLine[] };

/** Returns the cart with the current data of its items, read in one statement. */
export async function readCart(
  database: Queryable,
  { owner, moduleId }: CartKey,
  now: number,
): Promise<Cart> {
  const list = values();
  const moment = momentOf(now, list);
  const rows = await database.query<LineRow>(
    `select cart.version, entry.*
    from carts cart left join lateral (
      select line.id as line_id, line.quantity as line_quantity, line.selection as line_selection,
        line.known as line_known, line.asked as line_asked, line.if_unavailable as line_if_unavailable,
        line.note as line_note, member.id as member_id, member.name as member_name,
        line.created_at as line_created_at, ${itemColumns}
      from cart_lines line join items i on i.id = line.item_id ${itemJoins(moment)}
        left join group_members member on member.id = line.member_id
      where line.cart_id = cart.id
    ) entry on true
    where cart.owner = ${list.add(owner)} and cart.module_id = ${list.add(moduleId)}
    order by entry.line_id`,
    list.list,
  );
  return { version: rows[0]?.version ?? 0, lines: rows.flatMap(toLine) };
}

type WaitingCart = { module_id: number; store_name: StoredText; lines: number };

/** Returns the owner's carts of other modules, each with its store [CART-60]. */
export const waitingCarts = (database: Queryable, { owner, moduleId }: CartKey): Promise<WaitingCart[]> =>
  database.query<WaitingCart>(
    `select cart.module_id, store.name as store_name, inside.lines
    from carts cart
    join lateral (
      select count(*)::int as lines, min(line.item_id) as item_id from cart_lines line where line.cart_id = cart.id
    ) inside on inside.lines > 0
    join items item on item.id = inside.item_id
    join stores store on store.id = item.store_id
    where cart.owner = $1 and cart.module_id <> $2
    order by cart.updated_at desc`,
    [owner, moduleId],
  );

const toLine = (row: LineRow): SavedLine[] =>
  row.line_id === null
    ? []
    : [
        {
          id: row.line_id,
          item: row,
          quantity: row.line_quantity,
          selection: row.line_selection,
          known: row.line_known,
          asked: row.line_asked,
          ifUnavailable: row.line_if_unavailable,
          note: row.line_note,
          member: row.member_id === null ? null : { id: row.member_id, name: row.member_name ?? '' },
          createdAt: row.line_created_at,
        },
      ];

/**
 * Locks the cart until the transaction ends and increments its version. Creates a missing cart. `null`: the
 * module is unknown.
 */
export async function lockCart(
  tx: Queryable,
  { owner, moduleId }: CartKey,
  now: number,
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `insert into carts (owner, module_id, version, updated_at)
    select $1, id, 1, $3::timestamptz from modules where id = $2
    on conflict (owner, module_id) do update set version = carts.version + 1, updated_at = excluded.updated_at
    returning id`,
    [owner, moduleId, timestamp(now)],
  );
  return row?.id ?? null;
}

const ADDS_KNOWN = 20;

/**
 * Returns false if an add with this idempotency key was already done. Browsers repeat a request without being
 * asked after a cut connection [API-07].
 */
export async function isNewAdd(tx: Queryable, cartId: number, { key, hash }: Attempt): Promise<boolean> {
  const rows = await tx.query(
    `update carts set adds = (array[$2::text] || adds)[1:$3::int] where id = $1 and $2::text <> all(adds) returning id`,
    [cartId, `${key} ${hash.toString('base64')}`, ADDS_KNOWN],
  );
  return rows.length > 0;
}

/** Returns items by id, including those that are no longer sold. */
export async function readItems(tx: Queryable, ids: number[], now: number): Promise<Map<number, ItemRow>> {
  const list = values();
  const moment = momentOf(now, list);
  const rows = await tx.query<ItemRow>(
    `select ${itemColumns} from items i ${itemJoins(moment)} where i.id = any(${list.add(ids)}::int[])`,
    list.list,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes the differences between old and new lines. Returns the lines with the ids of the new ones. */
export async function saveLines(
  tx: Queryable,
  cartId: number,
  { before, after }: { before: SavedLine[]; after: Line[] },
): Promise<SavedLine[]> {
  const kept = new Set(after.map(({ id }) => id));
  await removeLines(
    tx,
    cartId,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  const unchanged = new Set<Line>(before);
  const saved: SavedLine[] = [];
  for (const line of after) {
    const { id } = line;
    if (id === null) saved.push({ ...line, id: await insertLine(tx, cartId, line) });
    else {
      if (!unchanged.has(line)) await updateLine(tx, cartId, { ...line, id });
      saved.push({ ...line, id });
    }
  }
  return saved;
}

async function removeLines(tx: Queryable, cartId: number, ids: number[]): Promise<void> {
  if (ids.length > 0)
    await tx.query('delete from cart_lines where cart_id = $1 and id = any($2::bigint[])', [cartId, ids]);
}

async function insertLine(tx: Queryable, cartId: number, line: Line): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into cart_lines (cart_id, item_id, created_at, quantity, selection, known, asked, if_unavailable, note,
      member_id)
    values ($1, $2, $3::timestamptz, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10) returning id`,
    [cartId, line.item.id, line.createdAt.toISOString(), ...changeable(line), line.member?.id ?? null],
  );
  if (row === undefined) throw new Error('An inserted line has no id');
  return row.id;
}

async function updateLine(tx: Queryable, cartId: number, line: SavedLine): Promise<void> {
  await tx.query(
    `update cart_lines
    set quantity = $3, selection = $4::jsonb, known = $5::jsonb, asked = $6, if_unavailable = $7, note = $8
    where cart_id = $1 and id = $2`,
    [cartId, line.id, ...changeable(line)],
  );
}

const changeable = ({ quantity, selection, known, asked, ifUnavailable, note }: Line): unknown[] => [
  quantity,
  JSON.stringify(selection),
  known && JSON.stringify(known),
  asked,
  ifUnavailable,
  note,
];

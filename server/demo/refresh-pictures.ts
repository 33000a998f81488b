import type { Database, Queryable } from '../db/database';
import { lockPreparation } from '../db/migrate';
import { shownFiles } from './pictures/goods';
import type { WorldTable } from './world/world.types';

/**
 * Matches URLs of the demo's own pictures. Pictures that an operator has uploaded are under
 * `/pictures/shop/`.
 */
const OWN = '^/pictures/(goods|emoji|item)/';

/**
 * Tables with demo pictures. If the column `mark` still has the demo's value, an operator has not changed the
 * row.
 */
const TABLES = [
  { table: 'items', column: 'images', type: 'text[]', first: 'images[1]', mark: 'slug', key: 'slug' },
  { table: 'vehicles', column: 'images', type: 'text[]', first: 'images[1]', mark: 'slug', key: 'slug' },
  {
    table: 'parcel_categories',
    column: 'image',
    type: 'text',
    first: 'image',
    mark: "name->>'en'",
    key: 'name',
  },
  { table: 'categories', column: 'image', type: 'text', first: 'image', mark: "name->>'en'", key: 'name' },
];

/** Tables of orders and trips that contain copies of picture URLs. */
const COPIES = [
  { table: 'order_lines', of: 'items', key: 'item_id' },
  { table: 'trip_vehicles', of: 'vehicles', key: 'vehicle_id' },
];

/**
 * Updates the picture URLs of a demo that keeps its data across versions. Does nothing if they are current.
 * Returns the number of changed items, vehicles and categories.
 */
export function refreshPictures(database: Database, world: () => readonly WorldTable[]): Promise<number> {
  return database.transaction(async (tx) => {
    await lockPreparation(tx);
    if (await isFresh(tx)) return 0;
    const tables = world();
    let changed = 0;
    for (const { table, column, type, first, mark, key } of TABLES) {
      const rows = tables.find((candidate) => candidate.table === table)?.rows ?? [];
      const known = rows.map((row) => ({ id: row.id, pictures: row[column], mark: markOf(row[key]) }));
      const updated = await tx.query(
        `update ${table} kept set ${column} = made.pictures
         from jsonb_to_recordset($1) as made (id bigint, pictures ${type}, mark text)
         where kept.id = made.id and kept.${mark} = made.mark
           and kept.${column} is distinct from made.pictures and kept.${first} ~ '${OWN}'
         returning 1`,
        [JSON.stringify(known)],
      );
      changed += updated.length;
    }
    for (const { table, of, key } of COPIES)
      await tx.query(
        `update ${table} kept set image = shown.images[1] from ${of} shown
         where shown.id = kept.${key} and kept.image ~ '${OWN}' and shown.images[1] ~ '${OWN}'
           and kept.image <> shown.images[1]`,
      );
    return changed;
  });
}

const markOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'en' in value ? value.en : value;

/** Returns whether the demo's data uses exactly the pictures that this version has rendered. */
async function isFresh(tx: Queryable): Promise<boolean> {
  const rows = await tx.query<{ file: string }>(
    `select distinct substring(picture from '^/pictures/goods/(.*)[.]webp$') as file
     from (
       select unnest(images) from items
       union all select unnest(images) from vehicles
       union all select image from parcel_categories
     ) as shown (picture)
     where picture like '/pictures/goods/%'`,
  );
  const shown = new Set(rows.map(({ file }) => file));
  const made = shownFiles();
  return shown.size === made.size && [...made].every((file) => shown.has(file));
}

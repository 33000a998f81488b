import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import { allOf, values } from '../shared/sql';

export type CategoryRow = {
  id: number;
  module_id: number;
  parent_id: number | null;
  name: StoredText;
  image: string | null;
  position: number;
  is_featured: boolean;
  item_count: number;
  order_count: number;
};

/**
 * Returns all categories of a module with their numbers of items in these zones. A parent's number includes
 * its sub-categories. The list has no pages, because a module has a few dozen categories.
 */
export function listCategories(
  database: Queryable,
  { moduleId, zoneIds }: { moduleId: number | null; zoneIds: number[] },
): Promise<CategoryRow[]> {
  const list = values();
  const ofModule = moduleId === null ? [] : [`c.module_id = ${list.add(moduleId)}`];
  const inZones = zoneIds.length > 0 ? `and contents.zone_id = any(${list.add(zoneIds)}::int[])` : '';
  return database.query<CategoryRow>(
    `select c.id, c.module_id, c.parent_id, c.name, c.image, c.position, c.is_featured,
      coalesce(sum(contents.items), 0)::int as item_count, coalesce(sum(contents.orders), 0)::int as order_count
    from categories c
    left join categories member on member.id = c.id or member.parent_id = c.id
    left join category_contents contents on contents.category_id = member.id ${inZones}
    where ${allOf(ofModule)}
    group by c.id
    order by c.module_id, c.position, c.id`,
    list.list,
  );
}

/** Returns the module of the category. `null`: no category has this id. */
export async function moduleOfCategory(database: Queryable, id: number): Promise<number | null> {
  const [row] = await database.query<{ module_id: number }>(
    'select module_id from categories where id = $1',
    [id],
  );
  return row?.module_id ?? null;
}

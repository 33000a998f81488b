import type { Queryable } from '../../db/database';
import { type ItemRow, itemColumns, itemJoins, momentOf } from '../shared/item.rows';
import type { StoredText } from '../shared/local-text';
import { values } from '../shared/sql';

const MAX_INTEGER = 2_147_483_647;

/**
 * Returns an SQL condition that finds a row by its id or slug. In the demo also by its name in the
 * specification: 101, `margherita`, `F-01`.
 */
export function namedBy(alias: string, name: string, place: (value: unknown) => string): string {
  if (!/^\d+$/.test(name)) return `(${alias}.slug = ${place(name)} or ${alias}.fixture = ${place(name)})`;
  const id = Number(name);
  return id <= MAX_INTEGER ? `${alias}.id = ${place(id)}` : 'false';
}

type ItemDetailsRow = ItemRow & {
  draft_count: number;
  /** The item's own size guide, or else its category's [ITEM-17]. */
  size_guide: { title: StoredText; values: StoredText[] }[];
  return_days: number | null;
  return_terms: StoredText | null;
};

export async function findItem(
  database: Queryable,
  request: { name: string; mustBeCampaign: boolean; now: number },
): Promise<ItemDetailsRow | null> {
  const list = values();
  const now = momentOf(request.now, list);
  const [row] = await database.query<ItemDetailsRow>(
    `select ${itemColumns},
      (select count(*)::int from wishlist_items draft where draft.item_id = i.id) as draft_count,
      coalesce(nullif(i.size_guide, '[]'), nullif(c.size_guide, '[]'), p.size_guide, '[]') as size_guide,
      s.return_days, s.return_terms
    from items i ${itemJoins(now)}
    where ${namedBy('i', request.name, list.add)} and i.is_active and s.is_active
      ${request.mustBeCampaign ? 'and i.campaign_starts is not null' : ''}
    limit 1`,
    list.list,
  );
  return row ?? null;
}

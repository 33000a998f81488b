import { PLANNED_EACH_TIME, type Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import { allOf, type Values, values } from '../shared/sql';
import { matches, matchRank } from './search.store';

type SuggestionRow = {
  kind: 'item' | 'store';
  id: number;
  name: StoredText;
  picture: string | null;
  unit: StoredText | null;
};

type Scope = { moduleId: number | null; zoneIds: number[] };

const MOST_OF_A_KIND = 6;

/** The number of popular matches from which the best suggestions are chosen. */
const MOST_COMPARED = 30;

/** Returns the best items and stores for a typed prefix, read in one statement. */
export function findSuggestions(
  database: Queryable,
  words: string[],
  scope: Scope,
): Promise<SuggestionRow[]> {
  const list = values();
  return database.query<SuggestionRow>(
    `${PLANNED_EACH_TIME} (
      select 'item' as kind, i.id, i.name, i.images[1] as picture, i.unit
      from (
        select i.* from items i
        where i.is_listed and ${matching('i', words, scope, list)}
        order by i.order_count desc, i.id
        limit ${MOST_COMPARED}
      ) i
      order by ${matchRank('i', words, list)}, i.order_count desc, i.id
      limit ${MOST_OF_A_KIND}
    ) union all (
      select 'store', s.id, s.name, s.logo, null
      from stores s
      where s.is_active and ${matching('s', words, scope, list)}
      order by ${matchRank('s', words, list)}, s.order_count desc, s.id
      limit ${MOST_OF_A_KIND}
    )`,
    list.list,
  );
}

function matching(alias: string, words: string[], { moduleId, zoneIds }: Scope, list: Values): string {
  const conditions = [matches(alias, words, list)];
  if (moduleId !== null) conditions.push(`${alias}.module_id = ${list.add(moduleId)}`);
  if (zoneIds.length > 0) conditions.push(`${alias}.zone_id = any(${list.add(zoneIds)}::int[])`);
  return allOf(conditions);
}

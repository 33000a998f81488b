import { PLANNED_EACH_TIME, type Queryable } from '../../db/database';
import type { Search } from '../search/search.types';
import type { StoredText } from '../shared/local-text';
import { allOf, type Values, values } from '../shared/sql';
import { byIds, byWords, type Matching, matchRank } from './search.store';
import { scopeConditions } from './search-engine';

type SuggestionRow = {
  kind: 'item' | 'store';
  id: number;
  name: StoredText;
  picture: string | null;
  unit: StoredText | null;
};

type Scope = { moduleId: number | null; zoneIds: number[] };

const MAX_PER_KIND = 6;

/** The number of popular matches from which the best suggestions are chosen. */
const MAX_COMPARED = 30;

/** Returns the best items and stores for a typed prefix, read in one statement. */
export async function findSuggestions(
  database: Queryable,
  words: string[],
  scope: Scope & { search: Search },
): Promise<SuggestionRow[]> {
  const question = { words, filter: scopeConditions(scope), most: MAX_COMPARED };
  const [items, stores] =
    (await scope.search.find([
      { ...question, kind: 'items' },
      { ...question, kind: 'stores' },
    ])) ?? [];
  const matchingOf = (ids: number[] | undefined) => (ids ? byIds(ids) : byWords(words));
  const list = values();
  return database.query<SuggestionRow>(
    `${PLANNED_EACH_TIME} (
      select 'item' as kind, i.id, i.name, i.images[1] as picture, i.unit
      from (
        select i.* from items i
        where i.is_listed and ${conditionsOf('i', matchingOf(items), scope, list)}
        order by i.order_count desc, i.id
        limit ${MAX_COMPARED}
      ) i
      order by ${matchRank('i', words, list)}, i.order_count desc, i.id
      limit ${MAX_PER_KIND}
    ) union all (
      select 'store', s.id, s.name, s.logo, null
      from stores s
      where s.is_active and ${conditionsOf('s', matchingOf(stores), scope, list)}
      order by ${matchRank('s', words, list)}, s.order_count desc, s.id
      limit ${MAX_PER_KIND}
    )`,
    list.list,
  );
}

function conditionsOf(alias: string, matching: Matching, { moduleId, zoneIds }: Scope, list: Values): string {
  const conditions = [matching.condition(alias, list)];
  if (moduleId !== null) conditions.push(`${alias}.module_id = ${list.add(moduleId)}`);
  if (zoneIds.length > 0) conditions.push(`${alias}.zone_id = any(${list.add(zoneIds)}::int[])`);
  return allOf(conditions);
}

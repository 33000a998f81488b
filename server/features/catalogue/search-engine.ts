import type { Condition, Kind, Search } from '../search/search.types';
import type { ItemFilter } from './item-filter';
import { byIds, byWords, MAX_CANDIDATES, type WordSearch } from './search.store';
import type { StoreFilter, StoreSearch } from './store-list.store';

/**
 * The maximum number of ids when PostgreSQL still has to apply filters that the engine does not know. The
 * engine returns no more.
 */
const MAX_BEFORE_FILTERING = 1000;

/** The filters of a search as the engine knows them. */
type EngineFilter = {
  conditions: Condition[];
  /** False if PostgreSQL has to apply further filters. */
  isComplete: boolean;
};

const mostOf = ({ isComplete }: EngineFilter): number => (isComplete ? MAX_CANDIDATES : MAX_BEFORE_FILTERING);

/**
 * Returns true if a full list of ids may have hidden rows that pass the other filters. PostgreSQL has to
 * search then.
 */
const isCut = (ids: readonly number[], filter: EngineFilter): boolean =>
  !filter.isComplete && ids.length >= MAX_BEFORE_FILTERING;

/** Finds the rows of a search with the engine, or else by their words. */
export async function wordSearchOf(
  engine: Search,
  { kind, words }: { kind: Kind; words: string[] },
  filter: EngineFilter,
): Promise<WordSearch> {
  const found = await engine.find([{ kind, words, filter: filter.conditions, most: mostOf(filter) }]);
  const ids = found?.[0];
  return { words, matching: ids === undefined || isCut(ids, filter) ? byWords(words) : byIds(ids) };
}

/** Returns the conditions for the request's module and zones. Without zones: all of them. */
export const scopeConditions = ({
  moduleId,
  zoneIds,
}: {
  moduleId?: number | null | undefined;
  zoneIds?: readonly number[] | undefined;
}): Condition[] => [
  ...one('module', moduleId),
  ...(zoneIds === undefined || zoneIds.length === 0 ? [] : [['zones', zoneIds] as const]),
];

/** Returns the condition for one id, if it is given. */
export const one = (field: Condition[0], id: number | null | undefined): Condition[] =>
  id === null || id === undefined ? [] : [[field, [id]]];

/** Returns the condition for one of several ids, if any is given. */
export const some = (field: Condition[0], ids: readonly number[] = []): Condition[] =>
  ids.length === 0 ? [] : [[field, ids]];

/**
 * Returns the filters of an item search. Prices and sales change with time, and ratings with each review, so
 * they stay in PostgreSQL. So do allergens and the parts of lists that have no search.
 */
export function engineFilterOf(filter: ItemFilter): EngineFilter {
  const {
    moduleId,
    zoneIds,
    storeId,
    categoryIds,
    brandId,
    type,
    isHalal,
    isOrganic,
    isRecommended,
    ...others
  } = filter;
  const flag = (field: Condition[0], isWanted: boolean | undefined): Condition[] =>
    isWanted === true ? [[field, true]] : [];
  return {
    conditions: [
      ...scopeConditions({ moduleId, zoneIds }),
      ...one('store', storeId),
      ...some('categories', categoryIds),
      ...one('brand', brandId),
      ...(type === 'veg' || type === 'non_veg' ? [['veg', type === 'veg'] as const] : []),
      ...flag('halal', isHalal),
      ...flag('organic', isOrganic),
      ...flag('recommended', isRecommended),
    ],
    isComplete: Object.values(others).every(isUnset),
  };
}

/** Finds stores by their own words and by those of their items, with the engine or else in PostgreSQL. */
export async function storeSearchOf(
  engine: Search,
  words: string[],
  { moduleId, zoneIds, ...others }: StoreFilter,
): Promise<StoreSearch> {
  const conditions = scopeConditions({ moduleId, zoneIds });
  const filter = { conditions, isComplete: Object.values(others).every(isUnset) };
  const question = { words, filter: conditions, most: mostOf(filter) };
  const [named, sellers] =
    (await engine.find([
      { ...question, kind: 'stores' },
      { ...question, kind: 'items', ofStores: true },
    ])) ?? [];
  return named === undefined || sellers === undefined || isCut(named, filter) || isCut(sellers, filter)
    ? { words, matching: byWords(words), sellers: null }
    : { words, matching: byIds(named), sellers };
}

/** Returns true for a filter that is off. */
export const isUnset = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

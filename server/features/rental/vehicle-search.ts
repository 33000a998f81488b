import type { WordSearch } from '../catalogue/search.store';
import { isUnset, one, scopeConditions, some, wordSearchOf } from '../catalogue/search-engine';
import type { Condition, Search } from '../search/search.types';
import type { VehicleFilter } from './vehicle-filter';

/** Finds vehicles by words, with the search engine or else in PostgreSQL. */
export function vehicleSearchOf(
  engine: Search,
  words: string[],
  { moduleId, zoneIds, providerId, categoryIds, brandIds, ...others }: VehicleFilter,
): Promise<WordSearch> {
  const zones: Condition[] = zoneIds === null ? [] : [['zones', zoneIds]];
  const conditions = [
    ...scopeConditions({ moduleId }),
    ...zones,
    ...one('provider', providerId),
    ...some('categories', categoryIds),
    ...some('brand', brandIds),
  ];
  const isComplete = Object.values(others).every(isUnset);
  return wordSearchOf(engine, { kind: 'vehicles', words }, { conditions, isComplete });
}

import { synonymsOfAllergen } from '../../../domain/allergen-synonyms';
import { toMinor } from '../../../domain/money';
import type { RequestContext } from '../../http/request-context';
import type { PageQuery } from '../shared/paging';
import type { ItemFilter } from './item-filter';
import type { ItemOrder } from './item-order';
import type { StoreFilter, StoreOrder } from './store-list.store';

type Flag = 0 | 1;

export type ItemListQuery = PageQuery & {
  type?: 'all' | 'veg' | 'non_veg';
  min_price?: number;
  max_price?: number;
  rating?: number;
  /** Another name for `rating`, the minimum rating. */
  rating_count?: number;
  discounted?: Flag;
  halal?: Flag;
  organic?: Flag;
  recommended?: Flag;
  without_allergies?: string;
  /** A list of flag names, such as `halal,organic`. */
  filter?: string;
  sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
  store_id?: number;
  category_id?: number;
  category_ids?: string;
  item_ids?: string;
};

export type StoreListQuery = PageQuery & {
  type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
  store_type?: string;
  rating?: number;
  discounted?: Flag;
  halal?: Flag;
  featured?: Flag;
  open_now?: Flag;
  max_minutes?: number;
  free_delivery?: Flag;
  cuisine?: string;
  price_level?: number;
  sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
  category_id?: number;
  category_ids?: string;
};

type Scope = Pick<RequestContext, 'moduleId' | 'zoneIds'>;
type PricedScope = Scope & Pick<RequestContext, 'currency'>;

const MAX_NAMES = 30;

export function itemFilterOf({ moduleId, zoneIds, currency }: PricedScope, query: ItemListQuery): ItemFilter {
  const names = new Set(listIn(query.filter));
  const isOfStore = query.store_id !== undefined;
  return {
    // The list of a store contains all its items, whatever module and zone the request has.
    moduleId: isOfStore ? null : moduleId,
    zoneIds: isOfStore ? [] : zoneIds,
    storeId: query.store_id,
    categoryIds: categoriesIn(query),
    ids: query.item_ids === undefined ? undefined : idsIn(query.item_ids),
    type: names.has('veg') ? 'veg' : names.has('non_veg') ? 'non_veg' : query.type,
    lowestPrice: query.min_price === undefined ? undefined : toMinor(query.min_price, currency),
    highestPrice: query.max_price === undefined ? undefined : toMinor(query.max_price, currency),
    lowestRating: query.rating ?? query.rating_count,
    isDiscounted: query.discounted === 1 || names.has('discounted'),
    isHalal: query.halal === 1 || names.has('halal'),
    isOrganic: query.organic === 1 || names.has('organic'),
    isRecommended: query.recommended === 1 || names.has('recommended'),
    withoutAllergies: listIn(query.without_allergies).flatMap(synonymsOfAllergen),
  };
}

export const itemOrderOf = ({ sort_by }: ItemListQuery, defaultOrder: ItemOrder): ItemOrder =>
  sort_by ?? defaultOrder;

export const storeFilterOf = ({ moduleId, zoneIds }: Scope, query: StoreListQuery): StoreFilter => ({
  moduleId,
  zoneIds,
  type: query.type,
  categoryIds: categoriesIn(query),
  lowestRating: query.rating,
  isDiscounted: query.discounted === 1,
  isHalal: query.halal === 1,
  isFeatured: query.featured === 1,
  isOpenNow: query.open_now === 1,
  mostMinutes: query.max_minutes,
  isDeliveryFree: query.free_delivery === 1,
  cuisine: query.cuisine,
  priceLevel: query.price_level,
});

export const storeOrderOf = ({ sort_by }: StoreListQuery, defaultOrder: StoreOrder): StoreOrder =>
  sort_by ?? defaultOrder;

const categoriesIn = ({
  category_id,
  category_ids,
}: {
  category_id?: number;
  category_ids?: string;
}): number[] => (category_id === undefined ? idsIn(category_ids) : [category_id]);

export const idsIn = (text: string | undefined): number[] =>
  listIn(text)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);

/** Parses a list in one of the formats `["a","b"]`, `[1,2]` and `a,b`. */
export const listIn = (text = ''): string[] =>
  text
    .replace(/[[\]"]/g, '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(0, MAX_NAMES);

import type { ItemListQuery, ItemSort, StoreListQuery, StoreSort } from '../../../api/catalogue-api';
import { allergensIn, type BrowseSearch } from './browse-search';

export type ChangeBrowse = (change: BrowseSearch) => void;

const ITEM_SORTS: readonly string[] = ['popular', 'new', 'rating', 'price_asc', 'price_desc'];
const STORE_SORTS: readonly string[] = ['popular', 'new', 'rating', 'distance', 'time', 'fee'];
export const FAST_MINUTES = 30;

export const noFilters: BrowseSearch = {
  sub: undefined,
  diet: undefined,
  min: undefined,
  max: undefined,
  rating: undefined,
  discounted: undefined,
  halal: undefined,
  organic: undefined,
  without: undefined,
  open: undefined,
  fast: undefined,
  free: undefined,
  cuisine: undefined,
  level: undefined,
};

/** Returns whether a filter is set. The search text, the module and the list's name are not filters. */
export const hasFilters = (browse: BrowseSearch): boolean =>
  Object.keys(noFilters).some((name) => browse[name as keyof BrowseSearch] !== undefined);

export const itemListQuery = (browse: BrowseSearch): ItemListQuery => ({
  diet: browse.diet ?? 'all',
  minPrice: browse.min ?? null,
  maxPrice: browse.max ?? null,
  rating: browse.rating ?? null,
  isDiscounted: browse.discounted ?? false,
  isHalal: browse.halal ?? false,
  isOrganic: browse.organic ?? false,
  withoutAllergens: allergensIn(browse.without),
  sort: ITEM_SORTS.includes(browse.sort ?? '') ? (browse.sort as ItemSort) : null,
});

export const storeListQuery = (browse: BrowseSearch): StoreListQuery => ({
  rating: browse.rating ?? null,
  isDiscounted: browse.discounted ?? false,
  isHalal: browse.halal ?? false,
  isOpenNow: browse.open ?? false,
  mostMinutes: browse.fast ? FAST_MINUTES : null,
  isDeliveryFree: browse.free ?? false,
  cuisine: browse.cuisine ?? null,
  priceLevel: browse.level ?? null,
  sort: STORE_SORTS.includes(browse.sort ?? '') ? (browse.sort as StoreSort) : null,
});

import { type Allergen, dietProfile } from '../../../../domain/diet';
import type { Diet, ItemSort, StoreSort } from '../../../api/catalogue-api';

/** URL parameters of a list: filters and order [CAT-08]. */
export type BrowseSearch = {
  tab?: 'stores' | undefined;
  sub?: number | undefined;
  sort?: ItemSort | StoreSort | undefined;
  diet?: Exclude<Diet, 'all'> | undefined;
  min?: number | undefined;
  max?: number | undefined;
  rating?: number | undefined;
  discounted?: true | undefined;
  halal?: true | undefined;
  /** Filters of store lists. */
  open?: true | undefined;
  fast?: true | undefined;
  free?: true | undefined;
  cuisine?: string | undefined;
  level?: number | undefined;
  organic?: true | undefined;
  /** Comma-separated allergen names, readable in a shared link. */
  without?: string | undefined;
};

const SORTS: readonly string[] = [
  'popular',
  'new',
  'rating',
  'price_asc',
  'price_desc',
  'distance',
  'time',
  'fee',
];
export const PRICE_LEVELS = [1, 2, 3];
const CODE = /^[a-z]+(-[a-z]+)*$/;

/** Returns the valid parameters. Unknown values are dropped, so that a wrong link shows the whole list. */
export function browseSearch(search: Record<string, unknown>): BrowseSearch {
  const positive = (value: unknown) => {
    const isNumeric = typeof value === 'number' || (typeof value === 'string' && value !== '');
    const number = isNumeric ? Number(value) : Number.NaN;
    return Number.isFinite(number) && number >= 0 ? number : undefined;
  };
  const sub = positive(search.sub);
  const min = positive(search.min);
  const max = positive(search.max);
  const rating = positive(search.rating);
  const without = withoutOf(allergensIn(search.without));
  const level = PRICE_LEVELS.find((known) => known === positive(search.level));
  const isOn = (value: unknown) => value === true || value === 'true' || value === 1;
  return {
    ...(search.tab === 'stores' && { tab: 'stores' }),
    ...(sub !== undefined && { sub }),
    ...(SORTS.includes(String(search.sort)) && { sort: search.sort as ItemSort }),
    ...((search.diet === 'veg' || search.diet === 'non_veg') && { diet: search.diet }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(rating !== undefined && rating <= 5 && { rating }),
    ...(isOn(search.discounted) && { discounted: true as const }),
    ...(isOn(search.halal) && { halal: true as const }),
    ...(isOn(search.open) && { open: true as const }),
    ...(isOn(search.fast) && { fast: true as const }),
    ...(isOn(search.free) && { free: true as const }),
    ...(typeof search.cuisine === 'string' && CODE.test(search.cuisine) && { cuisine: search.cuisine }),
    ...(level !== undefined && { level }),
    ...(isOn(search.organic) && { organic: true as const }),
    ...(without !== undefined && { without }),
  };
}

type ShelfSearch = BrowseSearch & { name?: string | undefined; module_id?: number | undefined };

/** Returns the page's own URL parameters, without those of layers. */
export const shelfSearch = ({ name, module_id, ...search }: ShelfSearch) => ({
  name,
  module_id,
  browse: browseSearch(search),
});

/** Diet filters of a list [CAT-08, X-17]. */
export type MenuFilters = Pick<BrowseSearch, 'diet' | 'halal' | 'organic' | 'without'>;

export const menuFilters = (search: Record<string, unknown>): MenuFilters => {
  const { diet, halal, organic, without } = browseSearch(search);
  return {
    ...(diet && { diet }),
    ...(halal && { halal }),
    ...(organic && { organic }),
    ...(without && { without }),
  };
};

export const allergensIn = (without: unknown): Allergen[] =>
  typeof without === 'string' ? dietProfile(without.split(','), []).allergens : [];

export const withoutOf = (allergens: Allergen[]): string | undefined =>
  allergens.length > 0 ? allergens.join(',') : undefined;

import type { Category, Store } from '../../../../domain/catalogue';
import type { StoreListKind } from '../../../api/catalogue-api';
import { useApi } from '../../../platform/shop.context';
import type { BlockData } from '../../catalogue/page/block';
import { blockCacheOf, CATEGORY_LIFETIME, FEATURED_LIFETIME } from '../../catalogue/page/block-cache';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';

/** The server is asked for twelve; the menus show ten of them and "View all" [MENU-10, CONST-05, CONST-06]. */
const ASKED = 12;
export const SHOWN = 10;

export function useCategoryData(): BlockData<Category[]> {
  const api = useApi();
  const key = useKey('categories');
  const cache = blockCacheOf(api);
  return {
    key,
    promise: cache.read(key, CATEGORY_LIFETIME, () => api.catalogue.categories()),
    forget: () => cache.forget(key),
  };
}

export function useStoreData(order: StoreListKind): BlockData<Store[]> {
  const api = useApi();
  const key = useKey(order);
  const cache = blockCacheOf(api);
  return {
    key,
    promise: cache.read(key, FEATURED_LIFETIME, async () => {
      const { entries } = await api.catalogue.stores(order, { limit: ASKED });
      return entries.slice(0, ASKED);
    }),
    forget: () => cache.forget(key),
  };
}

/** Another place or market is another list [API-08]. */
function useKey(list: string): string {
  const module = useSelectedModule();
  const place = useChosenPlace();
  return `menu:${list}:${module?.id ?? ''}:${place?.zoneIds.join(',') ?? ''}`;
}

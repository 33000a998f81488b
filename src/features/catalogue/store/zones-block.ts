import type { LocationApi, ZoneInfo } from '../../../api/location-api';
import type { BlockData } from '../page/block';
import { blockCacheOf, CATEGORY_LIFETIME } from '../page/block-cache';

/** Where is delivered; each zone with its outline. */
export function zonesBlock(api: LocationApi, language: string): BlockData<ZoneInfo[]> {
  const cache = blockCacheOf(api);
  const key = `zones|${language}`;
  return {
    key,
    promise: cache.read(key, CATEGORY_LIFETIME, () => api.zones()),
    forget: () => cache.forget(key),
  };
}

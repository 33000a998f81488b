import type { CatalogueApi } from '../../../api/catalogue-api';
import type { Page } from '../../../api/catalogue-mapping';
import { scopeKey } from '../page/page-blocks';
import { useReader, useScope } from '../page/use-scope';
import type { ListSource } from './listing.actors';

type Load<T> = (catalogue: CatalogueApi, page: number, signal: AbortSignal) => Promise<Page<T>>;

/** A list of the server under a name that says everything it depends on. */
export function useListSource<T>(name: string, load: Load<T>): ListSource<T> {
  const { api, reads } = useReader();
  return {
    key: `${name}|${scopeKey(useScope())}`,
    store: reads.lists,
    load: (page, signal) => load(api.catalogue, page, signal),
  };
}

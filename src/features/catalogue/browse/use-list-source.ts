import { listKey, type NamedList } from '../page/page-lists';
import { useReader, useScope } from '../page/use-scope';
import type { ListSource } from './listing.actors';

export function useListSource<T>({ name, load }: NamedList<T>): ListSource<T> {
  const { api, reads } = useReader();
  return {
    key: listKey(name, useScope()),
    store: reads.lists,
    load: (page, signal) => load(api.catalogue, page, signal),
  };
}

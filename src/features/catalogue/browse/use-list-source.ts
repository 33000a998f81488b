import { useLingui } from '@lingui/react/macro';
import type { CatalogueApi } from '../../../api/catalogue-api';
import type { Page } from '../../../api/catalogue-mapping';
import { useApi } from '../../../platform/shop.context';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';
import { scopeKey } from '../home/home-blocks';
import type { ListSource } from './listing.actors';
import { pageStoreOf } from './page-store';

type Load<T> = (catalogue: CatalogueApi, page: number, signal: AbortSignal) => Promise<Page<T>>;

/** A list of the server under a name that says everything it depends on. */
export function useListSource<T>(name: string, load: Load<T>): ListSource<T> {
  const { i18n } = useLingui();
  const { catalogue } = useApi();
  const module = useSelectedModule();
  const zoneIds = useChosenPlace()?.zoneIds ?? [];
  return {
    key: `${name}|${scopeKey({ language: i18n.locale, zoneIds, module })}`,
    store: pageStoreOf(catalogue),
    load: (page, signal) => load(catalogue, page, signal),
  };
}

import type { Store } from '../../../../domain/catalogue';
import type { OrderType } from '../../../../machines/location/delivery-address.types';
import type { CatalogueApi } from '../../../api/catalogue-api';
import { CATEGORY_LIFETIME, type Reads } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';

export type StoreTerms = { store: Store; orderTypes: OrderType[] };

/** Returns minimum order, fees and order types of the store. */
export function useStoreTerms(storeId: number) {
  const { catalogue } = useApi();
  return storeTerms(useReads(), catalogue, storeId);
}

export const storeTerms = (reads: Reads, catalogue: Pick<CatalogueApi, 'store'>, storeId: number) =>
  reads.read(`store-terms:${storeId}`, CATEGORY_LIFETIME, async (): Promise<StoreTerms> => {
    const store = await catalogue.store(String(storeId));
    return {
      store,
      orderTypes: [
        ...(store.hasDelivery ? (['delivery'] as const) : []),
        ...(store.hasTakeAway ? (['take_away'] as const) : []),
      ],
    };
  });

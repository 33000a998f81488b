import type { Store } from '../../../../domain/catalogue';
import type { OrderType } from '../../../../machines/location/delivery-address.types';
import type { CatalogueApi } from '../../../api/catalogue-api';
import { CATEGORY_LIFETIME, type Reads } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';

export type StoreTerms = Pick<Store, 'delivery' | 'minimumOrder'> & { ways: OrderType[] };

/** What the store of an order asks for, and how it gives its orders out. */
export function useStoreTerms(storeId: number) {
  const { catalogue } = useApi();
  return storeTerms(useReads(), catalogue, storeId);
}

export const storeTerms = (reads: Reads, catalogue: Pick<CatalogueApi, 'store'>, storeId: number) =>
  reads.read(`store-terms:${storeId}`, CATEGORY_LIFETIME, async (): Promise<StoreTerms> => {
    const { delivery, minimumOrder, hasDelivery, hasTakeAway } = await catalogue.store(String(storeId));
    return {
      delivery,
      minimumOrder,
      ways: [
        ...(hasDelivery ? (['delivery'] as const) : []),
        ...(hasTakeAway ? (['take_away'] as const) : []),
      ],
    };
  });

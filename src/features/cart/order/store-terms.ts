import type { Store } from '../../../../domain/catalogue';
import type { CatalogueApi } from '../../../api/catalogue-api';

type StoreReader = Pick<CatalogueApi, 'store'>;

export type OrderedFrom = Pick<Store, 'delivery' | 'minimumOrder'>;

const known = new WeakMap<StoreReader, Map<number, Promise<OrderedFrom | null>>>();

/** What the store of the cart asks for the order and for the way. A failure is no reason to hide the cart: then nothing is known. */
export function storeTermsOf(api: StoreReader, storeId: number): Promise<OrderedFrom | null> {
  const terms = known.get(api) ?? new Map<number, Promise<OrderedFrom | null>>();
  known.set(api, terms);
  const answer =
    terms.get(storeId) ??
    api.store(String(storeId)).then(
      ({ delivery, minimumOrder }) => ({ delivery, minimumOrder }),
      () => {
        terms.delete(storeId);
        return null;
      },
    );
  terms.set(storeId, answer);
  return answer;
}

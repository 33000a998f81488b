import type { DeliveryTerms } from '../../../domain/catalogue';
import type { CatalogueApi } from '../../api/catalogue-api';

type StoreReader = Pick<CatalogueApi, 'store'>;

const known = new WeakMap<StoreReader, Map<number, Promise<DeliveryTerms | null>>>();

/** What the store of the cart asks for the way. A failure is no reason to hide the cart: then nothing is known. */
export function storeTermsOf(api: StoreReader, storeId: number): Promise<DeliveryTerms | null> {
  const terms = known.get(api) ?? new Map<number, Promise<DeliveryTerms | null>>();
  known.set(api, terms);
  const answer =
    terms.get(storeId) ??
    api.store(String(storeId)).then(
      ({ delivery }) => delivery,
      () => {
        terms.delete(storeId);
        return null;
      },
    );
  terms.set(storeId, answer);
  return answer;
}

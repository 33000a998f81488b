import { Suspense, use } from 'react';
import type { DeliveryTerms } from '../../../domain/catalogue';
import { freeDeliveryThreshold } from '../../../domain/delivery-fee';
import type { Minor } from '../../../domain/money';
import { useApi } from '../session/api.context';
import { useConfig } from '../session/config.context';
import { FreeDeliveryBar } from './free-delivery-bar';
import { storeTermsOf } from './store-terms';

type Props = { storeId: number; amount: Minor };

/** The store's own threshold wins over the shop's; until it is known the shop's is shown. */
export function FreeDelivery({ storeId, amount }: Props) {
  const { catalogue } = useApi();
  const { freeDeliveryOver } = useConfig();
  return (
    <Suspense fallback={<FreeDeliveryBar amount={amount} threshold={freeDeliveryOver} />}>
      <StoreFreeDelivery
        terms={storeTermsOf(catalogue, storeId)}
        amount={amount}
        shopThreshold={freeDeliveryOver}
      />
    </Suspense>
  );
}

type StoreProps = { terms: Promise<DeliveryTerms | null>; amount: Minor; shopThreshold: Minor | null };

function StoreFreeDelivery({ terms, amount, shopThreshold }: StoreProps) {
  const known = use(terms);
  const isAlwaysFree = known?.isFreeBySelfDelivery || known?.adminFreeDelivery?.type === 'allStores';
  const threshold = known ? freeDeliveryThreshold(known, shopThreshold) : shopThreshold;
  return <FreeDeliveryBar amount={amount} threshold={threshold} isAlwaysFree={isAlwaysFree ?? false} />;
}

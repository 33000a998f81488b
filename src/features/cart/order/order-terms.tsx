import { Suspense, use } from 'react';
import { missingToMinimum } from '../../../../domain/cart';
import { freeDeliveryThreshold } from '../../../../domain/delivery-fee';
import type { Minor } from '../../../../domain/money';
import { useApi, useConfig } from '../../../platform/shop.context';
import { FreeDeliveryBar } from './free-delivery-bar';
import { MinimumOrderNote } from './minimum-order-note';
import { type OrderedFrom, storeTermsOf } from './store-terms';

type Props = { storeId: number; amount: Minor };

/**
 * What the order still lacks of the store's minimum, and of free delivery. The store's own threshold wins over the
 * shop's; until it is known the shop's is shown.
 */
export function OrderTerms({ storeId, amount }: Props) {
  const { catalogue } = useApi();
  const { freeDeliveryOver } = useConfig();
  return (
    <Suspense fallback={<FreeDeliveryBar amount={amount} threshold={freeDeliveryOver} />}>
      <TermsOfStore
        terms={storeTermsOf(catalogue, storeId)}
        amount={amount}
        shopThreshold={freeDeliveryOver}
      />
    </Suspense>
  );
}

type StoreProps = { terms: Promise<OrderedFrom | null>; amount: Minor; shopThreshold: Minor | null };

function TermsOfStore({ terms, amount, shopThreshold }: StoreProps) {
  const known = use(terms);
  const delivery = known?.delivery;
  const isAlwaysFree = delivery?.isFreeBySelfDelivery || delivery?.adminFreeDelivery?.type === 'allStores';
  const threshold = delivery ? freeDeliveryThreshold(delivery, shopThreshold) : shopThreshold;
  return (
    <>
      {known && missingToMinimum(amount, known.minimumOrder) > 0 ? (
        <MinimumOrderNote amount={amount} minimum={known.minimumOrder} />
      ) : null}
      <FreeDeliveryBar amount={amount} threshold={threshold} isAlwaysFree={isAlwaysFree ?? false} />
    </>
  );
}

import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { missingToMinimum } from '../../../../domain/cart';
import type { Store } from '../../../../domain/catalogue';
import { freeDeliveryThreshold } from '../../../../domain/delivery-fee';
import type { Minor } from '../../../../domain/money';
import { CATEGORY_LIFETIME } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { FreeDeliveryBar } from './free-delivery-bar';
import { MinimumOrderNote } from './minimum-order-note';

type OrderedFrom = Pick<Store, 'delivery' | 'minimumOrder'>;
type Props = { storeId: number; amount: Minor };

/**
 * What the order still lacks of the store's minimum, and of free delivery. The store's own threshold wins over the
 * shop's; until it is known, or when it can't be read, the shop's is shown.
 */
export function OrderTerms({ storeId, amount }: Props) {
  const { catalogue } = useApi();
  const { freeDeliveryOver } = useConfig();
  const terms = useReads().read(`store-terms:${storeId}`, CATEGORY_LIFETIME, async () => {
    const { delivery, minimumOrder } = await catalogue.store(String(storeId));
    return { delivery, minimumOrder };
  });
  const unknown = <FreeDeliveryBar amount={amount} threshold={freeDeliveryOver} />;
  return (
    <CatchBoundary getResetKey={() => terms.key} errorComponent={() => unknown}>
      <Suspense fallback={unknown}>
        <TermsOfStore terms={terms.promise} amount={amount} shopThreshold={freeDeliveryOver} />
      </Suspense>
    </CatchBoundary>
  );
}

type StoreProps = { terms: Promise<OrderedFrom>; amount: Minor; shopThreshold: Minor | null };

function TermsOfStore({ terms, amount, shopThreshold }: StoreProps) {
  const { delivery, minimumOrder } = use(terms);
  const isAlwaysFree = delivery.isFreeBySelfDelivery || delivery.adminFreeDelivery?.type === 'allStores';
  return (
    <>
      {missingToMinimum(amount, minimumOrder) > 0 ? (
        <MinimumOrderNote amount={amount} minimum={minimumOrder} />
      ) : null}
      <FreeDeliveryBar
        amount={amount}
        threshold={freeDeliveryThreshold(delivery, shopThreshold)}
        isAlwaysFree={isAlwaysFree}
      />
    </>
  );
}

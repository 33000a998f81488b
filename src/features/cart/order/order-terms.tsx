import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { missingToMinimum } from '../../../../domain/cart';
import { freeDeliveryThreshold } from '../../../../domain/delivery-fee';
import type { Minor } from '../../../../domain/money';
import { useConfig } from '../../../platform/shop.context';
import { FreeDeliveryBar } from './free-delivery-bar';
import { MinimumOrderNote } from './minimum-order-note';
import { type StoreTerms, useStoreTerms } from './store-terms';

type Props = { storeId: number; amount: Minor; isCollected?: boolean };

/**
 * Shows the amounts missing to the store's minimum order and to free delivery. Until the store is loaded, the
 * shop's threshold is shown. Take-away orders have no delivery.
 */
export function OrderTerms({ storeId, amount, isCollected = false }: Props) {
  const { freeDeliveryOver } = useConfig();
  const terms = useStoreTerms(storeId);
  const unknown = isCollected ? null : <FreeDeliveryBar amount={amount} threshold={freeDeliveryOver} />;
  return (
    <CatchBoundary getResetKey={() => terms.key} errorComponent={() => unknown}>
      <Suspense fallback={unknown}>
        <TermsOfStore
          terms={terms.promise}
          amount={amount}
          shopThreshold={freeDeliveryOver}
          isCollected={isCollected}
        />
      </Suspense>
    </CatchBoundary>
  );
}

type StoreProps = {
  terms: Promise<StoreTerms>;
  amount: Minor;
  shopThreshold: Minor | null;
  isCollected: boolean;
};

function TermsOfStore({ terms, amount, shopThreshold, isCollected }: StoreProps) {
  const { delivery, minimumOrder } = use(terms).store;
  const isAlwaysFree = delivery.isFreeBySelfDelivery || delivery.adminFreeDelivery?.type === 'allStores';
  return (
    <>
      {missingToMinimum(amount, minimumOrder) > 0 ? (
        <MinimumOrderNote amount={amount} minimum={minimumOrder} />
      ) : null}
      {isCollected ? null : (
        <FreeDeliveryBar
          amount={amount}
          threshold={freeDeliveryThreshold(delivery, shopThreshold)}
          isAlwaysFree={isAlwaysFree}
        />
      )}
    </>
  );
}

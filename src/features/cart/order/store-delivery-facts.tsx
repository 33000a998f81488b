import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { Minor } from '../../../../domain/money';
import { openState } from '../../../../domain/opening-hours';
import { useClock, useConfig } from '../../../platform/shop.context';
import { FactLine, useDeliveryFacts } from '../../location/store-facts';
import { type StoreTerms, useStoreTerms } from './store-terms';

type Props = { storeId: number; amount: Minor };

/**
 * Shows fee, time and distance of the store: "$2.00 · 35–45 min · 0.8 km". If the store can't be loaded, an
 * empty line keeps the space.
 */
export function StoreDeliveryFacts({ storeId, amount }: Props) {
  const { key, promise } = useStoreTerms(storeId);
  const unknown = <FactLine parts={[]} />;
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={() => unknown}>
      <Suspense fallback={unknown}>
        <KnownWay terms={promise} amount={amount} />
      </Suspense>
    </CatchBoundary>
  );
}

function KnownWay({ terms, amount }: { terms: Promise<StoreTerms>; amount: Minor }) {
  const { store } = use(terms);
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const { isOpen } = openState(store.hours, now(), utcOffsetMinutes);
  return (
    <FactLine
      parts={useDeliveryFacts(store, { isOpen: isOpen && store.isActive, subtotal: amount, saysWhy: true })}
    />
  );
}

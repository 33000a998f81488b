import type { ReactNode } from 'react';
import type { AddressApi } from '../../api/address-api';
import type { OrderApi } from '../../api/order-api';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { useLocationRef } from './location.context';
import { useSelectedModule } from './module.context';
import { provideUsualPlace, usualPlaceEffects } from './usual-place.actors';

export type HabitApi = {
  addresses: Pick<AddressApi, 'list'>;
  orders: Pick<OrderApi, 'list'>;
};

/** Restores the usual place. Mounted only until a place is chosen. */
export function RecalledPlace() {
  useUsualPlace(useApi(), false);
  return null;
}

/** Renders the page after the usual place is applied, or known to be missing. */
export function PageAfterRecall({ api, children }: { api: HabitApi; children: ReactNode }) {
  return useFlow(useUsualPlace(api, true), (at) => at.hasTag('busy')) ? null : children;
}

function useUsualPlace({ addresses, orders }: HabitApi, isAwaited: boolean) {
  const location = useLocationRef();
  const hasModule = useSelectedModule() !== null;
  return usePage(() => provideUsualPlace({ addresses, orders, hasModule, location }), {
    input: { isAwaited },
    effects: usualPlaceEffects,
  });
}

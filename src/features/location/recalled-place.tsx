import { usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { useSelectedModule } from './module.context';
import { provideUsualPlace, usualPlaceEffects } from './usual-place.actors';

/** Runs only until a place is chosen. */
export function RecalledPlace() {
  const { addresses, orders } = useApi();
  const hasModule = useSelectedModule() !== null;
  usePage(() => provideUsualPlace({ addresses, orders, hasModule }), { effects: usualPlaceEffects });
  return null;
}

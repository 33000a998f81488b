import { fromCallback, fromPromise } from 'xstate';
import { usualModule } from '../../../domain/habits';
import { usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { watching } from '../../../machines/shared/watching';
import type { AddressApi } from '../../api/address-api';
import type { OrderApi } from '../../api/order-api';
import type { EffectsOf } from '../../platform/flow';
import type { useLocationRef } from './location.context';

type Ports = {
  addresses: Pick<AddressApi, 'list'>;
  orders: Pick<OrderApi, 'list'>;
  /** True if this browser already has a module, which the usual place must not replace. */
  hasModule: boolean;
  location: ReturnType<typeof useLocationRef>;
};

export const provideUsualPlace = ({ addresses, orders, hasModule, location }: Ports) =>
  usualPlaceMachine.provide({
    actors: {
      readHabits: fromPromise(async ({ signal }) => {
        const newest = { page: 1, limit: 1 };
        const [known, ...lists] = await Promise.all([
          addresses.list(signal),
          ...(hasModule ? [] : [orders.list('running', newest), orders.list('past', newest)]),
        ]);
        return { addresses: known, moduleId: usualModule(lists.flatMap(({ entries }) => entries)) };
      }),
      watchPlace: fromCallback(({ sendBack }) =>
        watching(
          [location],
          () => {
            const at = location.getSnapshot();
            return at.matches('unset') || at.hasTag('busy') ? null : { type: 'place.decided' };
          },
          sendBack,
        ),
      ),
    },
  });

/** Applies the usual place. The module is sent first, because it decides whether the place is served. */
export const usualPlaceEffects: EffectsOf<typeof usualPlaceMachine> = {
  'place.recalled': ({ address: { lat, lng, address }, moduleId }, sendToRoot) => {
    if (moduleId !== null) sendToRoot({ type: 'module.taken', moduleId });
    sendToRoot({ type: 'point.chosen', lat, lng, label: address });
  },
};

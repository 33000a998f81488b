import { fromPromise } from 'xstate';
import type { TripCart } from '../../../../domain/rental/trip-cart';
import { addVehicleMachine } from '../../../../machines/rental/add-vehicle.machine';
import type { TripCommand } from '../../../../machines/rental/trip-cart.types';
import type { RentalApi } from '../../../api/rental-api';
import { type Asker, sendCommand } from '../../../platform/commands';
import type { TripCartFlow } from '../cart/trip-cart.actors';

/**
 * Provides the effects. Changes are commands to the trip cart flow, which alone writes the trip cart
 * [CART-61]. Only the preview is a separate request.
 */
export const provideAddVehicle = (api: Pick<RentalApi, 'previewVehicle'>, cart: TripCartFlow) => {
  const command = (change: TripCommand, asker: Asker) => sendCommand<TripCart>(cart, change, asker);
  return addVehicleMachine.provide({
    actors: {
      addVehicle: fromPromise(({ input, ...asker }) => command({ type: 'add', addition: input }, asker)),
      previewCart: fromPromise(({ input }) => api.previewVehicle(input)),
      updateTrip: fromPromise(({ input, ...asker }) => command({ type: 'changeTrip', trip: input }, asker)),
      removeLines: fromPromise(({ input, ...asker }) => command({ type: 'remove', ...input }, asker)),
      readCart: fromPromise(({ input: _, ...asker }) => command({ type: 'read' }, asker)),
    },
  });
};

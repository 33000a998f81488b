import { fromPromise } from 'xstate';
import { addVehicleMachine } from '../../../../machines/rental/add-vehicle.machine';
import type { RentalApi } from '../../../api/rental-api';
import type { EffectsOf } from '../../../platform/flow';
import type { TripCartFlow } from '../cart/trip-cart.actors';

export const provideAddVehicle = (api: RentalApi) =>
  addVehicleMachine.provide({
    actors: {
      addVehicle: fromPromise(({ input }) => api.addVehicle(input)),
      foreseeCart: fromPromise(({ input }) => api.foreseeVehicle(input)),
      updateTrip: fromPromise(({ input }) => api.changeTrip(input, false)),
      removeLines: fromPromise(({ input }) => api.removeVehicles(input.lineIds)),
      readCart: fromPromise(({ signal }) => api.tripCart(signal)),
    },
  });

export const addVehicleEffects = (cart: TripCartFlow): EffectsOf<typeof addVehicleMachine> => ({
  'cart.changed': (event) => cart.send(event),
});

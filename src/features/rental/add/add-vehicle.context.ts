import type { ActorRefFrom } from 'xstate';
import type { addVehicleMachine } from '../../../../machines/rental/add-vehicle.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export type AddVehicleFlow = ActorRefFrom<typeof addVehicleMachine>;

export const {
  Provider: AddVehicleActor,
  useActorRef: useAddVehicleRef,
  useActorValue: useAddVehicle,
} = createActorBinding<AddVehicleFlow>('addVehicle');

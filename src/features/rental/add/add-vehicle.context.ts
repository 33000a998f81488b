import type { ActorRefFrom } from 'xstate';
import type { addVehicleMachine } from '../../../../machines/rental/add-vehicle.machine';
import { bindFlow } from '../../../platform/flow';

export type AddVehicleFlow = ActorRefFrom<typeof addVehicleMachine>;

export const [AddVehicleActor, useAddVehicleRef, useAddVehicle] = bindFlow<AddVehicleFlow>('addVehicle');

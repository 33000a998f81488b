import type { ActorRefFrom } from 'xstate';
import type { orderTrackingMachine } from '../../../../machines/orders/order-tracking.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export type OrderTrackingFlow = ActorRefFrom<typeof orderTrackingMachine>;

export const {
  Provider: OrderTrackingActor,
  useActorRef: useOrderTrackingRef,
  useActorValue: useOrderTracking,
} = createActorBinding<OrderTrackingFlow>('orderTracking');

import type { ActorRefFrom } from 'xstate';
import type { orderTrackingMachine } from '../../../../machines/orders/order-tracking.machine';
import { bindFlow } from '../../../platform/flow';

export type OrderTrackingFlow = ActorRefFrom<typeof orderTrackingMachine>;

export const [OrderTrackingActor, useOrderTrackingRef, useOrderTracking] =
  bindFlow<OrderTrackingFlow>('orderTracking');

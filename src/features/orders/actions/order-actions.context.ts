import type { ActorRefFrom } from 'xstate';
import type { orderActionsMachine } from '../../../../machines/orders/order-actions.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export type OrderActionsFlow = ActorRefFrom<typeof orderActionsMachine>;

export const {
  Provider: OrderActionsActor,
  useActorRef: useOrderActionsRef,
  useActorValue: useOrderActions,
} = createActorBinding<OrderActionsFlow>('orderActions');

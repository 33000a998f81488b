import type { Flows } from '../../machines/flows.types';
import { createActorBinding } from '../ui/actor-binding';

/** Whether anybody answers. */
export const {
  Provider: NetworkProvider,
  useActorRef: useNetworkRef,
  useActorValue: useNetwork,
} = createActorBinding<Flows['browser']>('browser');

import type { ActorRefFrom } from 'xstate';
import type { ownAccessMachine } from '../../../../machines/account/own-access.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export const {
  Provider: OwnAccessActor,
  useActorRef: useOwnAccessRef,
  useActorValue: useOwnAccess,
} = createActorBinding<ActorRefFrom<typeof ownAccessMachine>>('ownAccess');

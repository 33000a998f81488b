import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: SessionProvider,
  useActorRef: useSessionRef,
  useActorValue: useSession,
} = createActorBinding<ActorRefFrom<typeof sessionMachine>>('session');

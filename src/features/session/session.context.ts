import type { ActorRefFrom } from 'xstate';
import type { Person } from '../../../domain/person';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: SessionProvider,
  useActorRef: useSessionRef,
  useActorValue: useSession,
} = createActorBinding<ActorRefFrom<typeof sessionMachine>>('session');

export const useIsSignedIn = (): boolean => useSession(({ context }) => context.token !== null);

/** Null for a guest, and while the profile of somebody who is signed in is not here yet. */
export const usePerson = (): Person | null => useSession(({ context }) => context.person);

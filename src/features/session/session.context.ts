import type { ActorRefFrom } from 'xstate';
import type { Person } from '../../../domain/person';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { bindFlow } from '../../platform/flow';

export const [SessionProvider, useSessionRef, useSession] =
  bindFlow<ActorRefFrom<typeof sessionMachine>>('session');

export const useIsSignedIn = (): boolean => useSession(({ context }) => context.token !== null);

/** Returns the signed-in customer. `null` for guests, and while the profile loads. */
export const usePerson = (): Person | null => useSession(({ context }) => context.person);

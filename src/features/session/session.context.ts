import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { useProvidedActor, useProvidedValue } from '../../ui/actor-binding';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export const SessionContext = createContext<SessionActor | null>(null);
SessionContext.displayName = 'SessionContext';

export const useSessionRef = (): SessionActor => useProvidedActor(SessionContext);
export const useSession = <T>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T =>
  useProvidedValue(SessionContext, select);

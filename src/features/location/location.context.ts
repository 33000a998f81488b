import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { locationMachine } from '../../../machines/location/location.machine';
import { useProvidedActor, useProvidedValue } from '../../ui/actor-binding';

export type LocationActor = ActorRefFrom<typeof locationMachine>;

export const LocationContext = createContext<LocationActor | null>(null);
LocationContext.displayName = 'LocationContext';

export const useLocationRef = (): LocationActor => useProvidedActor(LocationContext);
export const usePlace = <T>(select: (snapshot: SnapshotFrom<typeof locationMachine>) => T): T =>
  useProvidedValue(LocationContext, select);

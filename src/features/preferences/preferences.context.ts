import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { useProvidedActor, useProvidedValue } from '../../ui/actor-binding';

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;

export const PreferencesContext = createContext<PreferencesActor | null>(null);
PreferencesContext.displayName = 'PreferencesContext';

export const usePreferencesRef = (): PreferencesActor => useProvidedActor(PreferencesContext);
export const usePreferences = <T>(select: (snapshot: SnapshotFrom<typeof preferencesMachine>) => T): T =>
  useProvidedValue(PreferencesContext, select);

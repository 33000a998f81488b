import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Module } from '../../../domain/catalogue';
import type { moduleMachine } from '../../../machines/location/module.machine';
import { useProvidedActor, useProvidedValue } from '../../ui/actor-binding';

export type ModuleActor = ActorRefFrom<typeof moduleMachine>;

export const ModuleContext = createContext<ModuleActor | null>(null);
ModuleContext.displayName = 'ModuleContext';

export const useModuleRef = (): ModuleActor => useProvidedActor(ModuleContext);
export const useModule = <T>(select: (snapshot: SnapshotFrom<typeof moduleMachine>) => T): T =>
  useProvidedValue(ModuleContext, select);

/** The market the customer is in; null before one is chosen. */
export const useSelectedModule = (): Module | null =>
  useModule(({ context }) => context.modules.find(({ id }) => id === context.selectedId) ?? null);

import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Module } from '../../../domain/catalogue';
import { modulesInZones, moduleWithId } from '../../../domain/modules';
import type { moduleMachine } from '../../../machines/location/module.machine';
import { bindFlow } from '../../platform/flow';

export const [ModuleProvider, useModuleRef, useModuleFlow] =
  bindFlow<ActorRefFrom<typeof moduleMachine>>('module');

export const useSelectedModule = (): Module | null =>
  useModuleFlow(({ context }) => moduleWithId(context.modules, context.selectedId));

/** Returns the module to highlight. A pressed module is highlighted before the change is complete. */
export const useMarkedModuleId = (): number | null =>
  useModuleFlow(({ context }) => context.pressedId ?? context.selectedId);

/** Returns the modules that are served at the chosen place [MOD-05]. */
export function useServedModules(): Module[] {
  const modules = useModuleFlow(({ context }) => context.modules);
  const zoneIds = useModuleFlow(({ context }) => context.zoneIds);
  return modulesInZones(modules, zoneIds);
}

/** Gives the page the accent colour of the module [MOD-02]. */
export function useMarketTint(): void {
  const market = useSelectedModule()?.type ?? 'general';
  useEffect(() => {
    document.documentElement.dataset.market = market;
  }, [market]);
}

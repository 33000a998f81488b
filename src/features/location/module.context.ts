import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Module } from '../../../domain/catalogue';
import { modulesInZones, moduleWithId } from '../../../domain/modules';
import type { moduleMachine } from '../../../machines/location/module.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: ModuleProvider,
  useActorRef: useModuleRef,
  useActorValue: useModuleFlow,
} = createActorBinding<ActorRefFrom<typeof moduleMachine>>('module');

/** The market the customer is in; null before one is chosen. */
export const useSelectedModule = (): Module | null =>
  useModuleFlow(({ context }) => moduleWithId(context.modules, context.selectedId));

/** The market that a switch marks: a press is seen before the market is another one. */
export const useMarkedModuleId = (): number | null =>
  useModuleFlow(({ context }) => context.pressedId ?? context.selectedId);

/** The markets that are served at the place [MOD-05]. */
export function useServedModules(): Module[] {
  const modules = useModuleFlow(({ context }) => context.modules);
  const zoneIds = useModuleFlow(({ context }) => context.zoneIds);
  return modulesInZones(modules, zoneIds);
}

/** The whole page wears the accent of the market [MOD-02]. */
export function useMarketTint(): void {
  const market = useSelectedModule()?.type ?? 'general';
  useEffect(() => {
    document.documentElement.dataset.market = market;
  }, [market]);
}

import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

const running = new Set<AnyActorRef>();
type Listener = { started(actor: AnyActorRef): void; stopped(actor: AnyActorRef): void };
const listeners = new Set<Listener>();

/** Flows that live with a component, beside the storefront. Whoever follows the app finds them here. */
export const runningActors = (): readonly AnyActorRef[] => [...running];

export function watchRunningActors(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRunningActor(actor: AnyActorRef): void {
  useEffect(() => {
    // A child tells by way of its parent.
    if (actor._parent) return;
    running.add(actor);
    for (const { started } of listeners) started(actor);
    return () => {
      running.delete(actor);
      for (const { stopped } of listeners) stopped(actor);
    };
  }, [actor]);
}

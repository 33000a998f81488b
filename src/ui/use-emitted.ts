import { useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRef, EventObject, Snapshot, Subscription } from 'xstate';

type EventSourceOf<TEmitted extends EventObject> = Pick<
  ActorRef<Snapshot<unknown>, EventObject, TEmitted>,
  'on'
>;
type EmittedOf<TEmitted extends EventObject, TType> = TEmitted &
  (TType extends '*' ? unknown : { type: TType });
export type Emitter<TEmitted extends EventObject> = {
  on(type: TEmitted['type'], listener: (event: TEmitted) => void): Subscription;
};

export function useEmitted<TEmitted extends EventObject, TType extends TEmitted['type'] | '*'>(
  flow: EventSourceOf<TEmitted> | null | undefined,
  type: TType,
  listener: (event: EmittedOf<TEmitted, TType>) => void,
): void;
export function useEmitted<TEmitted extends EventObject>(
  flow: Emitter<TEmitted> | null | undefined,
  type: TEmitted['type'],
  listener: (event: TEmitted) => void,
): void;
export function useEmitted<TEmitted extends EventObject>(
  flow: Emitter<TEmitted> | null | undefined,
  type: TEmitted['type'],
  listener: (event: TEmitted) => void,
): void {
  const notify = useEffectEvent(listener);
  // A layout effect, because flows start in effects and may emit immediately.
  useLayoutEffect(() => {
    const subscription = flow?.on(type, (event) => notify(event));
    return () => subscription?.unsubscribe();
  }, [flow, type]);
}

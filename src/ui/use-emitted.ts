import { useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRef, EventObject, Snapshot, Subscription } from 'xstate';

type EventSourceOf<TEmitted extends EventObject> = Pick<
  ActorRef<Snapshot<unknown>, EventObject, TEmitted>,
  'on'
>;
type EmittedOf<TEmitted extends EventObject, TType> = TEmitted &
  (TType extends '*' ? unknown : { type: TType });
/** Any flow that emits these events. */
export type Emitter<TEmitted extends EventObject> = {
  on(type: TEmitted['type'], hear: (news: TEmitted) => void): Subscription;
};

/** Subscribes to a flow's emitted events while mounted. */
export function useEmitted<TEmitted extends EventObject, TType extends TEmitted['type'] | '*'>(
  flow: EventSourceOf<TEmitted> | null | undefined,
  type: TType,
  hear: (news: EmittedOf<TEmitted, TType>) => void,
): void;
export function useEmitted<TEmitted extends EventObject>(
  flow: Emitter<TEmitted> | null | undefined,
  type: TEmitted['type'],
  hear: (news: TEmitted) => void,
): void;
export function useEmitted<TEmitted extends EventObject>(
  flow: Emitter<TEmitted> | null | undefined,
  type: TEmitted['type'],
  hear: (news: TEmitted) => void,
): void {
  const tell = useEffectEvent(hear);
  // Layout effect: flows start in effects and may emit in their first moment.
  useLayoutEffect(() => {
    const subscription = flow?.on(type, (news) => tell(news));
    return () => subscription?.unsubscribe();
  }, [flow, type]);
}

import { useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRef, EventObject, Snapshot, Subscription } from 'xstate';

type Speaker<TNews extends EventObject> = Pick<ActorRef<Snapshot<unknown>, EventObject, TNews>, 'on'>;
type NewsOf<TNews extends EventObject, TType> = TNews & (TType extends '*' ? unknown : { type: TType });
/** Any flow that tells this, whatever else it tells. */
export type Teller<TNews extends EventObject> = {
  on(type: TNews['type'], hear: (news: TNews) => void): Subscription;
};

/** Hears what a flow of the page tells outward, for as long as the part of the page is there that asks. */
export function useNews<TNews extends EventObject, TType extends TNews['type'] | '*'>(
  flow: Speaker<TNews> | null | undefined,
  type: TType,
  hear: (news: NewsOf<TNews, TType>) => void,
): void;
export function useNews<TNews extends EventObject>(
  flow: Teller<TNews> | null | undefined,
  type: TNews['type'],
  hear: (news: TNews) => void,
): void;
export function useNews<TNews extends EventObject>(
  flow: Teller<TNews> | null | undefined,
  type: TNews['type'],
  hear: (news: TNews) => void,
): void {
  const tell = useEffectEvent(hear);
  // Flows start in effects: whoever listened in one, too, would miss what they tell in their first moment.
  useLayoutEffect(() => {
    const subscription = flow?.on(type, (news) => tell(news));
    return () => subscription?.unsubscribe();
  }, [flow, type]);
}

import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useNotify } from './shop.context';

/** What a flow that lives with a component says to the customer becomes a toast. */
export function useNotices(flow: AnyActorRef | undefined): void {
  const notify = useNotify();
  useEffect(() => {
    const subscription = flow?.on('notice', notify);
    return () => subscription?.unsubscribe();
  }, [flow, notify]);
}

import { useSelector } from '@xstate/react';
import { type Context, useContext } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Long-lived actors reach components through one context each; this is how a component reads it. */
export function useProvidedActor<TActor extends AnyActorRef>(context: Context<TActor | null>): TActor {
  const actor = useContext(context);
  if (!actor) throw new Error(`No actor is provided by ${context.displayName ?? 'this context'}`);
  return actor;
}

/** One value of the actor's snapshot. Select primitives or parts of the context, never a new object. */
export const useProvidedValue = <TActor extends AnyActorRef, T>(
  context: Context<TActor | null>,
  select: (snapshot: SnapshotFrom<TActor>) => T,
): T => useSelector(useProvidedActor(context), select);

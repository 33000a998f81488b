// biome-ignore-all lint/correctness/noComponentHookFactories: every binding is made once, when its module is loaded
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useRunningActor } from './running-actors';

/**
 * Gives components one long-lived actor: where to send to, and one value of its snapshot at a time (select primitives
 * or parts of the context, never a new object). Call it once, at the top of a module.
 */
export function createActorBinding<TActor extends AnyActorRef>(name: string) {
  const Context = createContext<TActor | null>(null);

  const Provider = ({ actor, children }: { actor: TActor; children: ReactNode }) => {
    useRunningActor(actor);
    return <Context value={actor}>{children}</Context>;
  };

  const useActorRef = (): TActor => {
    const actor = useContext(Context);
    if (!actor) throw new Error(`The actor "${name}" is not provided here`);
    return actor;
  };

  const useActorValue = <T,>(select: (snapshot: SnapshotFrom<TActor>) => T): T =>
    useSelector(useActorRef() as AnyActorRef, select as (snapshot: unknown) => T);

  return { Provider, useActorRef, useActorValue };
}

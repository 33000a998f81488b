import type { AnyActorRef } from 'xstate';
import type { Flows } from '../../machines/flows.types';

/** Returns a flow of the actor system, typed by its name. `undefined`: the shop is not ready yet. */
export const flowIn = <TName extends keyof Flows>(
  { system }: Pick<AnyActorRef, 'system'>,
  name: TName,
): Flows[TName] | undefined => system.get(name);

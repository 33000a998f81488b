import type { AnyActorRef } from 'xstate';
import type { Flows } from '../../machines/flows.types';

/** The only typed access to `system.get`. Returns `undefined` before the shop is ready. */
export const flowIn = <TName extends keyof Flows>(
  { system }: Pick<AnyActorRef, 'system'>,
  name: TName,
): Flows[TName] | undefined => system.get(name);

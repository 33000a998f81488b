import type { AnyActorRef } from 'xstate';
import type { Flows } from '../../machines/flows.types';

/** `system.get` knows no types; every use of it goes through here. Undefined before the shop is ready. */
export const flowIn = <TName extends keyof Flows>(
  { system }: Pick<AnyActorRef, 'system'>,
  name: TName,
): Flows[TName] | undefined => system.get(name);

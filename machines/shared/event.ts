import type { AnyActorLogic, EventObject, OutputFrom } from 'xstate';
import { assertEvent } from 'xstate';

/** Returns the event of an action or guard, typed as one of the given types. Throws for any other event. */
export function eventOf<TEvent extends EventObject, TType extends TEvent['type']>(
  event: TEvent,
  ...types: TType[]
): Extract<TEvent, { type: TType }> {
  assertEvent(event, types);
  return event as unknown as Extract<TEvent, { type: TType }>;
}

/** Returns the output of the finished effect. `TName` lists the effects that can lead to the action. */
export function outputOf<TActors extends Record<string, AnyActorLogic>, TName extends keyof TActors>(
  event: EventObject,
): OutputFrom<TActors[TName]> {
  if (!('output' in event)) throw new Error(`"${event.type}" has no output`);
  return event.output as OutputFrom<TActors[TName]>;
}

/** Returns the error of the failed effect. */
export function errorOf(event: EventObject): unknown {
  if (!('error' in event)) throw new Error(`"${event.type}" has no error`);
  return event.error;
}

import type { AnyActorLogic, EventObject, OutputFrom } from 'xstate';
import { assertEvent } from 'xstate';

/** Narrows the event of an action or guard to the types that can lead to it. Throws for any other event. */
export function eventOf<TEvent extends EventObject, TType extends TEvent['type']>(
  event: TEvent,
  ...types: TType[]
): Extract<TEvent, { type: TType }> {
  assertEvent(event, types);
  return event as unknown as Extract<TEvent, { type: TType }>;
}

/** The output of the finished effect. `TName` lists the effects that can lead to the action. */
export function outputOf<TActors extends Record<string, AnyActorLogic>, TName extends keyof TActors>(
  event: EventObject,
): OutputFrom<TActors[TName]> {
  if (!('output' in event)) throw new Error(`"${event.type}" has no output`);
  return event.output as OutputFrom<TActors[TName]>;
}

/** The error of the failed effect. */
export function errorOf(event: EventObject): unknown {
  if (!('error' in event)) throw new Error(`"${event.type}" has no error`);
  return event.error;
}

import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Everything an actor says outward from now on, in order. */
export function emittedBy<TEmitted extends EventObject>(
  actor: ActorRef<Snapshot<unknown>, EventObject & { type: never }, TEmitted>,
): TEmitted[] {
  const said: TEmitted[] = [];
  actor.on('*', (event) => said.push(event as TEmitted));
  return said;
}

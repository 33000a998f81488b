type Speaker<TEmitted> = { on(type: '*', listener: (event: TEmitted) => void): unknown };

/** Records every event that an actor emits, in order. */
export function emittedBy<TEmitted>(actor: Speaker<TEmitted>): TEmitted[] {
  const emitted: TEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return emitted;
}

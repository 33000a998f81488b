type Speaker<TEmitted> = { on(type: '*', listener: (event: TEmitted) => void): unknown };

/** Everything that an actor emits from now on, in order. */
export function emittedBy<TEmitted>(actor: Speaker<TEmitted>): TEmitted[] {
  const emitted: TEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return emitted;
}

type Speaker<TEmitted> = { on(type: '*', hear: (news: TEmitted) => void): unknown };

/** Everything that an actor emits from now on, in order. */
export function emittedBy<TEmitted>(actor: Speaker<TEmitted>): TEmitted[] {
  const said: TEmitted[] = [];
  actor.on('*', (news) => said.push(news));
  return said;
}

type Speaker<TNews> = { on(type: '*', hear: (news: TNews) => void): unknown };

/** Everything an actor says outward from now on, in order. */
export function emittedBy<TNews>(actor: Speaker<TNews>): TNews[] {
  const said: TNews[] = [];
  actor.on('*', (news) => said.push(news));
  return said;
}

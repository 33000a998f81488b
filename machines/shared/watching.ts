import type { EventObject, Subscription } from 'xstate';

type Watched = { subscribe(notify: () => void): Subscription };

/**
 * Sends the event that `read` computes from these flows, first immediately and then whenever it changes.
 * `null`: nothing to send yet. Returns a function that stops watching.
 */
export function watching<TEvent extends EventObject>(
  flows: readonly (Watched | undefined)[],
  read: () => TEvent | null,
  send: (event: TEvent) => void,
): () => void {
  let sent = '';
  const look = () => {
    const event = read();
    const text = JSON.stringify(event);
    if (event === null || text === sent) return;
    sent = text;
    send(event);
  };
  look();
  const subscriptions = flows.map((flow) => flow?.subscribe(look));
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
}

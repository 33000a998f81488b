import type { AnyActorRef } from 'xstate';

type Command = { type: string };
export type Asker = { self: AnyActorRef; signal: AbortSignal };

/**
 * Sends a command to the flow that alone writes this data, and waits for the result. That flow sends one
 * request at a time [CART-61].
 */
export function sendCommand<TAnswer>(
  flow: AnyActorRef | undefined,
  change: Command,
  { self, signal }: Asker,
): Promise<TAnswer> {
  if (!flow) return Promise.reject(new Error('The flow of this command does not run'));
  const commandId = `${change.type} ${self.sessionId}`;
  const over = new AbortController();
  return new Promise<TAnswer>((resolve, reject) => {
    const subscriptions = [
      flow.on('command.done', (event) => {
        if (event.commandId === commandId) resolve(event.answer as TAnswer);
      }),
      flow.on('command.failed', (event) => {
        if (event.commandId === commandId) reject(event.error);
      }),
    ];
    over.signal.addEventListener('abort', () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    });
    signal.addEventListener(
      'abort',
      () => {
        flow.send({ type: 'command.withdrawn', commandId });
        over.abort();
      },
      { signal: over.signal },
    );
    flow.send({ type: 'command.sent', command: { ...change, commandId } });
  }).finally(() => over.abort());
}

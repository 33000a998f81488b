import { type EventObject, fromCallback, type Subscription } from 'xstate';

type Emitter<TNews> = { on(type: '*', notify: (event: TNews) => void): Subscription };

/** Forwards the emitted events of these flows. A flow that isn't running is skipped. */
export const listenTo = <TNews extends EventObject>() =>
  fromCallback<TNews, { of: readonly string[] }>(({ input, sendBack, system }) => {
    const subscriptions = input.of.flatMap((name) => {
      const flow: Emitter<TNews> | undefined = system.get(name);
      return flow ? [flow.on('*', sendBack)] : [];
    });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });

import { type EventObject, fromCallback, type Subscription } from 'xstate';

type Emitter<TEvent> = { on(type: '*', notify: (event: TEvent) => void): Subscription };

/** Forwards the emitted events of these flows. A flow that isn't running is skipped. */
export const listenTo = <TEvent extends EventObject>() =>
  fromCallback<TEvent, { of: readonly string[] }>(({ input, sendBack, system }) => {
    const subscriptions = input.of.flatMap((name) => {
      const flow: Emitter<TEvent> | undefined = system.get(name);
      return flow ? [flow.on('*', sendBack)] : [];
    });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });

import { fromCallback } from 'xstate';

/** What another actor of the system emits, told to the actor that invokes the relay. */
export type RelayInput = { from: readonly { systemId: string; type: string }[] };

export const relay = fromCallback<{ type: string }, RelayInput>(({ input, sendBack, system }) => {
  const subscriptions = input.from.map(({ systemId, type }) => {
    const speaker = system.get(systemId);
    if (!speaker) throw new Error(`No actor "${systemId}" to listen to`);
    return speaker.on(type, sendBack);
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});

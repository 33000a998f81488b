import { fromCallback } from 'xstate';

type Source = {
  systemId: string;
  type: string;
  /** A flow that may have nothing to do is over before anybody listens: then there is nothing to hear. */
  mayBeOver?: boolean;
};

/** What another actor of the system emits, told to the actor that invokes the relay. */
export type RelayInput = { from: readonly Source[] };

export const relay = fromCallback<{ type: string }, RelayInput>(({ input, sendBack, system }) => {
  const subscriptions = input.from.flatMap(({ systemId, type, mayBeOver = false }) => {
    const speaker = system.get(systemId);
    if (!speaker && !mayBeOver) throw new Error(`No actor "${systemId}" to listen to`);
    return speaker ? [speaker.on(type, sendBack)] : [];
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});

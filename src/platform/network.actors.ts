import { type AnyActorRef, fromCallback } from 'xstate';
import { flowIn } from './flows';

/** Sends an event when the network is back. */
export const listenToNetwork = (session: Pick<AnyActorRef, 'system'>) =>
  fromCallback(({ sendBack }) => {
    const subscriptions = flowIn(session, 'browser')?.on('network.online', (event) => sendBack(event));
    return () => subscriptions?.unsubscribe();
  });

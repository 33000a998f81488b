import { type AnyActorRef, fromCallback } from 'xstate';
import { flowIn } from './flows';

/** Tells a flow that there is a network again. */
export const hearNetwork = (session: Pick<AnyActorRef, 'system'>) =>
  fromCallback(({ sendBack }) => {
    const heard = flowIn(session, 'browser')?.on('network.online', (news) => sendBack(news));
    return () => heard?.unsubscribe();
  });

import { fromCallback } from 'xstate';
import { entranceMachine } from '../../../../machines/account/entrance.machine';
import type { EffectsOf } from '../../../platform/flow';
import type { useSessionRef } from '../../session/session.context';

type Session = ReturnType<typeof useSessionRef>;
type SessionSnapshot = ReturnType<Session['getSnapshot']>;

export const provideEntrance = (session: Session) =>
  entranceMachine.provide({
    actors: {
      watchVisitor: fromCallback(({ sendBack }) => {
        let told: string | null = null;
        const tell = (at: SessionSnapshot): void => {
          const news = at.context.token === null ? 'guest.known' : 'person.known';
          if (news === told || at.matches({ account: 'reading' })) return;
          told = news;
          sendBack({ type: news });
        };
        tell(session.getSnapshot());
        const watch = session.subscribe(tell);
        return () => watch.unsubscribe();
      }),
    },
  });

export const entranceEffects: EffectsOf<typeof entranceMachine> = {
  'signIn.requested': ({ href }, tell) =>
    tell({ type: 'auth.requested', mode: 'sign-in', intent: { type: 'page', href } }),
};

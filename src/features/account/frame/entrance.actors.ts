import { fromCallback } from 'xstate';
import { entranceMachine } from '../../../../machines/account/entrance.machine';
import { watching } from '../../../../machines/shared/watching';
import type { EffectsOf } from '../../../platform/flow';
import type { useSessionRef } from '../../session/session.context';

type Session = ReturnType<typeof useSessionRef>;

export const provideEntrance = (session: Session) =>
  entranceMachine.provide({
    actors: {
      watchVisitor: fromCallback(({ sendBack }) =>
        watching(
          [session],
          () => {
            const at = session.getSnapshot();
            if (at.matches({ account: 'reading' })) return null;
            return { type: at.context.token === null ? 'guest.known' : 'person.known' };
          },
          sendBack,
        ),
      ),
    },
  });

export const entranceEffects: EffectsOf<typeof entranceMachine> = {
  'signIn.requested': ({ href }, sendToRoot) =>
    sendToRoot({ type: 'auth.requested', mode: 'sign-in', intent: { type: 'page', href } }),
};

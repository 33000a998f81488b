import { type ActorRefFrom, waitFor } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../api/api-error';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Calls in the guest's name. Without an id one is asked for; an id that the server no longer knows is changed for a
 * new one, once: the refused call did nothing [GUEST-05].
 */
export const asGuest =
  (session: SessionActor) =>
  async <T>(call: (guestId: string) => Promise<T>): Promise<T> => {
    const guestId = await identify(session);
    try {
      return await call(guestId);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isAbout('guest_id')) throw error;
      session.send({ type: 'guestId.refused', guestId });
      return call(await identify(session));
    }
  };

async function identify(session: SessionActor): Promise<string> {
  if (session.getSnapshot().matches({ guest: 'unidentified' })) session.send({ type: 'guestId.needed' });
  const { context } = await waitFor(
    session,
    (snapshot) => snapshot.matches({ guest: 'identified' }) || snapshot.matches({ guest: 'unidentified' }),
  );
  if (context.guestId === null) throw context.failure;
  return context.guestId;
}

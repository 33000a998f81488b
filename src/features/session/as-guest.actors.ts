import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../api/api-error';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Calls the server with the guest id. If the server rejects the id, the call is repeated once with a new id.
 * A rejected call has no effect, so this is safe [GUEST-05].
 */
export const asGuest =
  (session: SessionActor) =>
  async <T>(call: (guestId: string) => Promise<T>): Promise<T> => {
    const callAs = async (refusedIds: readonly string[], refusal: unknown): Promise<T> => {
      const guestId = await guestIdOf(session, refusedIds).catch((failure: unknown) => {
        throw failure ?? refusal;
      });
      return call(guestId).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.isAbout('guest_id'))) throw error;
        return callAs([...refusedIds, guestId], error);
      });
    };
    return callAs([], null);
  };

/** Calls the server with the customer's token, or with the guest id. */
export const asCaller =
  (session: SessionActor) =>
  <T>(call: () => Promise<T>): Promise<T> =>
    session.getSnapshot().context.token !== null ? call() : asGuest(session)(call);

/** Returns true if requests contain a token or a guest id. */
export const hasIdentity = (session: SessionActor): boolean => {
  const at = session.getSnapshot();
  return at.context.token !== null || at.matches({ guest: 'identified' });
};

/** Resolves with the guest id, and requests one from the server if there is none. */
function guestIdOf(session: SessionActor, refusedIds: readonly string[]): Promise<string> {
  const controller = new AbortController();
  return new Promise<string>((resolve, reject) => {
    const hearing = [
      session.on('guest.given', ({ guestId }) => resolve(guestId)),
      session.on('guest.identified', ({ guestId }) => resolve(guestId)),
      session.on('guest.missing', ({ failure }) => reject(failure)),
    ];
    controller.signal.addEventListener('abort', () => {
      for (const subscription of hearing) subscription.unsubscribe();
    });
    session.send({ type: 'guestId.needed', refusedIds });
  }).finally(() => controller.abort());
}

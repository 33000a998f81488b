import { type ActorRefFrom, waitFor } from 'xstate';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import { ApiError } from '../../../api/api-error';
import type { CartApi } from '../../../api/cart-api';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Visit = { session: () => SessionActor; hasMarket: () => boolean };

/**
 * A cart belongs to somebody and to a market: to the person who is signed in, or to a guest. Reading waits for neither: the flows tell when they know. A change
 * asks for a guest id when there is none, and once more when the server no longer knows the one we have [GUEST-05]; it
 * refused the change then, so repeating it can't double anything.
 */
export function withGuest(cart: CartApi, { session, hasMarket }: Visit): CartApi {
  const isSignedIn = () => session().getSnapshot().context.token !== null;
  const isKnown = () => isSignedIn() || session().getSnapshot().matches({ guest: 'identified' });

  const identify = async () => {
    const actor = session();
    if (actor.getSnapshot().matches({ guest: 'unidentified' })) actor.send({ type: 'guestId.needed' });
    const settled = await waitFor(
      actor,
      (snapshot) => snapshot.matches({ guest: 'identified' }) || snapshot.matches({ guest: 'unidentified' }),
    );
    if (settled.matches({ guest: 'unidentified' })) throw settled.context.failure;
  };

  const asGuest = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isSignedIn()) return call();
    await identify();
    const { guestId } = session().getSnapshot().context;
    try {
      return await call();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.isAbout('guest_id');
      if (!isRefused || guestId === null) throw error;
      session().send({ type: 'guestId.refused', guestId });
      await identify();
      return call();
    }
  };

  return {
    list: (signal) => (isKnown() && hasMarket() ? asGuest(() => cart.list(signal)) : Promise.resolve([])),
    add: (...args) => asGuest(() => cart.add(...args)),
    update: (...args) => asGuest(() => cart.update(...args)),
    remove: (...args) => asGuest(() => cart.remove(...args)),
    clear: (...args) => asGuest(() => cart.clear(...args)),
    replace: (...args) => asGuest(() => cart.replace(...args)),
    accept: (...args) => asGuest(() => cart.accept(...args)),
    sendLast: cart.sendLast,
    merge: cart.merge,
  };
}

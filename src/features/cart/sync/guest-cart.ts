import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import type { CartApi } from '../../../api/cart-api';
import { asGuest } from '../../session/as-guest';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Visit = { session: () => SessionActor; hasMarket: () => boolean };

/**
 * A cart belongs to somebody and to a market: to the person who is signed in, or to a guest. Reading waits for neither:
 * the flows tell when they know. A change is made in the name of whoever is there [GUEST-05].
 */
export function withGuest(cart: CartApi, { session, hasMarket }: Visit): CartApi {
  const isSignedIn = () => session().getSnapshot().context.token !== null;
  const isKnown = () => isSignedIn() || session().getSnapshot().matches({ guest: 'identified' });

  const inTheirName = <T>(call: () => Promise<T>): Promise<T> =>
    isSignedIn() ? call() : asGuest(session())(call);

  return {
    list: (signal) => (isKnown() && hasMarket() ? inTheirName(() => cart.list(signal)) : Promise.resolve([])),
    add: (...args) => inTheirName(() => cart.add(...args)),
    update: (...args) => inTheirName(() => cart.update(...args)),
    remove: (...args) => inTheirName(() => cart.remove(...args)),
    clear: (...args) => inTheirName(() => cart.clear(...args)),
    replace: (...args) => inTheirName(() => cart.replace(...args)),
    accept: (...args) => inTheirName(() => cart.accept(...args)),
    sendLast: cart.sendLast,
    merge: cart.merge,
  };
}

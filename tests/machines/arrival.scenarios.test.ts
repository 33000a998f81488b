import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CartMerge } from '../../domain/cart';
import { arrivalMachine } from '../../machines/arrival.machine';
import { cartMergeMachine } from '../../machines/cart/cart-merge.machine';
import type { Intent } from '../../machines/shared/intent';
import { deferredActors, settled } from '../support/deferred';
import { emittedBy } from '../support/emitted';
import { order } from './arrival.model';
import { joined, notFitting, untouched } from './cart/cart-merge.model';

const wish = { kind: 'store', id: 3 } as const;

function start() {
  const effects = deferredActors('mergeCarts', 'hasInterests', 'keepReferral');
  const arrival = createActor(
    arrivalMachine
      .provide({ actors: effects.actors })
      .provide({ actors: { cartMerge: cartMergeMachine.provide({ actors: effects.actors }) } }),
  );
  const emitted = emittedBy(arrival);
  arrival.start();
  const answer = async (output: CartMerge = untouched) => {
    effects.latest('mergeCarts').resolve(output);
    await settled();
  };
  const likes = async (isKnown: boolean) => {
    effects.latest('hasInterests').resolve(isKnown);
    await settled();
  };
  const signIn = () => arrival.send({ type: 'session.signedIn', entry: 'sign-in' });
  const resumed = () => emitted.filter(({ type }) => type === 'intent.resumed' || type === 'wish.resumed');
  return { arrival, effects, emitted, answer, likes, signIn, resumed };
}

describe('An action that was interrupted by the sign-in', () => {
  it.each<[string, Intent]>([
    ['Buy Now', order],
    ['the checkout', { type: 'checkout' }],
    ['a page', { type: 'page', href: '/my-orders' }],
  ])('continues exactly once after the sign-in: %s [AUTH-60, X-01]', async (_, intent) => {
    const { arrival, answer, signIn, resumed } = start();

    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent });
    signIn();
    await answer();
    signIn();
    await answer();

    expect(resumed()).toEqual([{ type: 'intent.resumed', intent }]);
  });

  it('is passed to the wishlist if it was a press on a heart [AUTH-60, WISH-03]', async () => {
    const { arrival, emitted, answer, signIn, resumed } = start();

    arrival.send({ type: 'login.requested', favourite: wish });
    expect(emitted).toEqual([{ type: 'auth.opened', mode: 'sign-in' }]);
    signIn();
    await answer();

    expect(resumed()).toEqual([{ type: 'wish.resumed', favourite: wish }]);
  });

  it('is dropped when the sign-in is closed [AUTH-60]', async () => {
    const { arrival, answer, signIn, resumed } = start();

    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent: order });
    arrival.send({ type: 'auth.dismissed' });
    signIn();
    await answer();

    expect(resumed()).toEqual([]);
  });

  it('is kept when the panel closes because the sign-in is done [AUTH-60]', async () => {
    const { arrival, answer, signIn, resumed } = start();

    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent: order });
    signIn();
    arrival.send({ type: 'auth.dismissed' });
    await answer();

    expect(resumed()).toHaveLength(1);
  });

  it('is replaced by a later action, and kept when the sign-in is opened without an action [AUTH-60]', async () => {
    const { arrival, answer, signIn, resumed } = start();

    arrival.send({ type: 'login.requested', favourite: wish });
    arrival.send({ type: 'auth.requested', mode: 'sign-up', intent: { type: 'checkout' } });
    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent: null });
    signIn();
    await answer();

    expect(resumed()).toEqual([{ type: 'intent.resumed', intent: { type: 'checkout' } }]);
  });

  it('becomes the return to the page where the session expired [AUTH-62]', async () => {
    const { arrival, answer, signIn, resumed } = start();

    arrival.send({ type: 'session.expired' });
    arrival.send({ type: 'page.left', href: '/profile?page=wallet' });
    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent: null });
    signIn();
    await answer();

    expect(resumed()).toEqual([
      { type: 'intent.resumed', intent: { type: 'page', href: '/profile?page=wallet' } },
    ]);
  });

  it('is not followed by a dialog about the expired session’s carts [AUTH-61, CART-64]', async () => {
    const { arrival, answer, effects, signIn } = start();
    signIn();
    await answer();

    arrival.send({ type: 'session.expired' });
    arrival.send({ type: 'module.changed' });

    expect(effects.callsOf('mergeCarts')).toHaveLength(1);
    expect(arrival.getSnapshot().value).toBe('resting');
  });

  it('also continues after a sign-in in another tab [AUTH-60, STO-03]', () => {
    const { arrival, effects, resumed } = start();

    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent: { type: 'checkout' } });
    arrival.send({ type: 'session.restored' });

    expect(resumed()).toHaveLength(1);
    expect(effects.callsOf('mergeCarts')).toEqual([]);
  });

  it('is never continued for another customer [MENU-08]', async () => {
    const { arrival, answer, signIn, resumed } = start();

    arrival.send({ type: 'page.left', href: '/my-orders' });
    arrival.send({ type: 'session.signedOut' });
    signIn();
    await answer();

    expect(resumed()).toEqual([]);
  });
});

describe('a new customer', () => {
  const signUp = ({ arrival }: ReturnType<typeof start>) =>
    arrival.send({ type: 'session.signedIn', entry: 'sign-up' });
  const welcomes = ({ emitted }: ReturnType<typeof start>) =>
    emitted.filter(({ type }) => type === 'interests.requested').length;

  it('is asked for interests only once [MOD-11, AUTH-37, NAV-19]', async () => {
    const shop = start();
    signUp(shop);
    await shop.answer();
    await shop.likes(false);
    shop.arrival.send({ type: 'module.changed' });
    await shop.answer();
    expect(welcomes(shop)).toBe(1);
  });

  it('is asked for interests again after a sign-in, once the carts are merged, unless the interests are known [MOD-08, CART-64, NAV-19]', async () => {
    const shop = start();
    shop.arrival.send({ type: 'welcome.requested' });
    await shop.likes(false);
    expect(welcomes(shop)).toBe(1);

    shop.signIn();
    shop.arrival.send({ type: 'welcome.requested' });
    expect(shop.effects.callsOf('hasInterests')).toHaveLength(1);
    await shop.answer();
    await shop.likes(true);
    expect(welcomes(shop)).toBe(1);
    expect(shop.resumed()).toEqual([{ type: 'intent.resumed', intent: { type: 'page', href: '/home' } }]);
  });

  it('continues a pending action without being asked for interests [AUTH-60, MOD-11]', async () => {
    const shop = start();
    shop.arrival.send({ type: 'auth.requested', mode: 'sign-up', intent: { type: 'checkout' } });
    signUp(shop);
    await shop.answer();
    shop.arrival.send({ type: 'module.changed' });
    await shop.answer();
    expect([shop.resumed().length, welcomes(shop)]).toEqual([1, 0]);
  });
});

describe('the cart merge after a sign-in', () => {
  it('runs before the interrupted action continues [CART-64, AUTH-60]', async () => {
    const { arrival, emitted, answer, signIn, resumed } = start();
    arrival.send({ type: 'auth.requested', mode: 'sign-in', intent: { type: 'checkout' } });
    signIn();
    await answer(notFitting);
    expect(resumed()).toEqual([]);

    arrival.getSnapshot().children.cartMerge?.send({ type: 'guestCart.taken' });
    await answer();

    expect(emitted.slice(1)).toEqual([
      { type: 'auth.closed' },
      { type: 'carts.settled' },
      { type: 'intent.resumed', intent: { type: 'checkout' } },
    ]);
  });

  it('shows a notice that the guest items are in the cart [CART-64]', async () => {
    const { emitted, answer, signIn } = start();

    signIn();
    await answer(joined);

    expect(emitted.slice(1)).toEqual([{ type: 'carts.settled' }, { type: 'notice', code: 'cartsMerged' }]);
  });

  it('is repeated for another module when that module is opened [CART-64, CART-60]', async () => {
    const { arrival, effects, answer, signIn } = start();
    arrival.send({ type: 'module.changed' });
    expect(effects.callsOf('mergeCarts')).toHaveLength(0);
    signIn();
    await answer();

    arrival.send({ type: 'module.changed' });

    expect(effects.callsOf('mergeCarts')).toHaveLength(2);
  });

  it('is cancelled when the customer signs out [CART-65, MENU-08]', async () => {
    const { arrival, answer, signIn, effects } = start();
    signIn();
    await answer(notFitting);

    arrival.send({ type: 'session.signedOut' });
    expect(arrival.getSnapshot().children.cartMerge).toBeUndefined();
    arrival.send({ type: 'module.changed' });

    expect(effects.callsOf('mergeCarts')).toHaveLength(1);
  });
});

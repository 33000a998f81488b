import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { ManualClock } from '../../support/manual-clock';
import { dana } from './session.model';

async function start(storedToken: string | null) {
  const effects = deferredActors(
    ...(['readGuestId', 'requestGuestId', 'readToken', 'loadProfile', 'revokeToken'] as const),
  );
  const clock = new ManualClock();
  const session = createActor(sessionMachine.provide({ actors: effects.actors }), { clock });
  const emitted = emittedBy(session);
  session.start();
  effects.latest('readGuestId').resolve('guest-1');
  effects.latest('readToken').resolve(storedToken);
  await settled();
  const known = async () => {
    effects.latest('loadProfile').resolve(dana);
    await settled();
    emitted.length = 0;
  };
  return { session, effects, clock, emitted, known, at: () => session.getSnapshot() };
}

/** A customer whose name is known, before any answer. */
async function signedIn() {
  const shop = await start('token-1');
  await shop.known();
  return shop;
}

describe('the start of the session', () => {
  it('restores the customer of a stored token and loads the profile [STO-01]', async () => {
    const { emitted, effects, at, known } = await start('token-1');

    expect(at().context.token).toBe('token-1');
    expect(emitted).toContainEqual({ type: 'session.restored' });
    expect(effects.callsOf('loadProfile')).toHaveLength(1);
    await known();
    expect(at().context.person).toEqual(dana);
  });

  it('has no customer without a token and requests no private data [STO-01, GUEST-03]', async () => {
    const { emitted, effects, at } = await start(null);

    expect(at().context.token).toBeNull();
    expect(emitted).toEqual([{ type: 'guest.identified', guestId: 'guest-1' }]);
    expect(effects.callsOf('loadProfile')).toEqual([]);
  });
});

describe('the account after a sign-in', () => {
  it.each([
    ['sign-in', 'signedIn'],
    ['sign-up', 'signedUp'],
  ] as const)(
    'stores the token after a %s, shows a notice and loads the profile: %s [AUTH-18, AUTH-37, MSG-63]',
    async (entry, code) => {
      const { session, emitted, effects } = await start(null);
      emitted.length = 0;

      session.send({ type: 'signIn.completed', token: 'token-2', entry });

      expect(emitted).toEqual([
        { type: 'token.stored', token: 'token-2', isExpired: false },
        { type: 'session.signedIn', entry },
        { type: 'notice', code },
      ]);
      expect(effects.callsOf('loadProfile')).toHaveLength(1);
    },
  );

  it('keeps the customer signed in when the profile fails to load, which can be retried [AUTH-18]', async () => {
    const { session, effects, at, known } = await start('token-1');
    effects.latest('loadProfile').reject({ code: 'server' });
    await settled();
    expect(at().context).toMatchObject({ token: 'token-1', profileFailure: { code: 'server' } });

    session.send({ type: 'retry.requested' });
    await known();

    expect(at().context).toMatchObject({ person: dana, profileFailure: null });
  });

  it('reloads a saved profile and shows the old name meanwhile [PROF-07]', async () => {
    const { session, effects, at } = await signedIn();

    session.send({ type: 'profile.changed' });
    expect(at().context.person).toEqual(dana);
    effects.latest('loadProfile').resolve({ ...dana, firstName: 'Dania' });
    await settled();

    expect(at().context.person?.firstName).toBe('Dania');
  });
});

describe('logging out', () => {
  it('is confirmed first, and "No" changes nothing [MENU-06, MENU-07]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'logout.requested' });
    expect(at().hasTag('open')).toBe(true);
    session.send({ type: 'logout.declined' });

    expect(at().context).toMatchObject({ token: 'token-1', person: dana });
    expect(at().hasTag('open')).toBe(false);
    expect(emitted).toEqual([]);
  });

  it('asks for confirmation while the profile keeps loading [MENU-06]', async () => {
    const { session, effects, at } = await start('token-1');

    session.send({ type: 'logout.requested' });
    effects.latest('loadProfile').resolve(dana);
    await settled();
    expect([at().hasTag('open'), at().context.person]).toEqual([true, dana]);

    session.send({ type: 'profile.changed' });
    expect(at().hasTag('open')).toBe(true);
    expect(effects.callsOf('loadProfile')).toHaveLength(2);
  });

  it('takes half a second, in which the server invalidates the token [MENU-07, CONST-02, MSG-16]', async () => {
    const { session, emitted, effects, clock, at } = await signedIn();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'logout.confirmed' });
    expect(effects.callsOf('revokeToken')).toHaveLength(1);
    expect([emitted, at().context.token]).toEqual([[], 'token-1']);

    clock.fire(500);

    expect(emitted).toEqual([
      { type: 'token.stored', token: null, isExpired: false },
      { type: 'session.signedOut' },
      { type: 'notice', code: 'loggedOut' },
    ]);
    expect(at().context).toMatchObject({ token: null, person: null });
  });

  it('works even when the request fails or the server does not know the token [MENU-07]', async () => {
    const { session, emitted, effects, clock, at } = await signedIn();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'logout.confirmed' });

    effects.latest('revokeToken').reject({ code: 'offline' });
    await settled();
    session.send({ type: 'token.refused', token: 'token-1' });
    clock.fire(500);

    expect(at().context.token).toBeNull();
    expect(emitted).toContainEqual({ type: 'notice', code: 'loggedOut' });
    expect(emitted).not.toContainEqual({ type: 'session.expired' });
  });
});

describe('an expired session', () => {
  it('is reported once, however many requests are refused [AUTH-61, AUTH-62, MSG-64]', async () => {
    const { session, emitted, at } = await signedIn();

    for (let call = 0; call < 3; call += 1) session.send({ type: 'token.refused', token: 'token-1' });

    expect(emitted).toEqual([
      { type: 'token.stored', token: null, isExpired: true },
      { type: 'session.expired' },
      { type: 'notice', code: 'sessionExpired' },
    ]);
    expect(at().context).toMatchObject({ token: null, person: null });
  });

  it('is not caused by a late refusal of an older token [AUTH-62]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.refused', token: 'token-0' });

    expect([at().context.token, emitted]).toEqual(['token-1', []]);
  });

  it('is not reported for a guest who gets a 401 [AUTH-61]', async () => {
    const { session, emitted } = await start(null);
    emitted.length = 0;

    session.send({ type: 'token.refused', token: 'token-1' });

    expect(emitted).toEqual([]);
  });

  it('is followed by the earlier guest session, with the guest’s cart [AUTH-62, GUEST-03]', async () => {
    const { session, at } = await signedIn();

    session.send({ type: 'token.refused', token: 'token-1' });

    expect(at().context.guestId).toBe('guest-1');
  });
});

describe('A session that changes in another tab', () => {
  it('is ended in this tab by a sign-out in the other tab, without a notice [MENU-08, STO-03]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.foundElsewhere', token: null });

    expect(at().context).toMatchObject({ token: null, person: null });
    expect(emitted).toEqual([{ type: 'session.signedOut' }]);
  });

  it('is started in this tab by a sign-in in the other tab [STO-03]', async () => {
    const { session, emitted, at } = await start(null);
    emitted.length = 0;

    session.send({ type: 'token.foundElsewhere', token: 'token-2' });

    expect(at().context.token).toBe('token-2');
    expect(emitted).toEqual([{ type: 'session.restored' }]);
  });

  it('replaces this tab’s account after removing the old customer’s data [CART-65, MENU-08]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.foundElsewhere', token: 'token-2' });

    expect(emitted).toEqual([{ type: 'session.signedOut' }, { type: 'session.restored' }]);
    expect(at().context).toMatchObject({ token: 'token-2', person: null });
  });

  it('is ended in this tab by an expiry in the other tab, without a second notice [AUTH-62, STO-03]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.expiredElsewhere' });
    session.send({ type: 'token.refused', token: 'token-1' });
    session.send({ type: 'token.expiredElsewhere' });

    expect(at().context).toMatchObject({ token: null, person: null });
    expect(emitted).toEqual([{ type: 'session.expired' }]);
  });

  it('changes nothing that this tab already knows [STO-03]', async () => {
    const { session, emitted } = await signedIn();

    session.send({ type: 'token.foundElsewhere', token: 'token-1' });

    expect(emitted).toEqual([]);
  });
});

it('deleting the account ends the session without a logout request [PROF-08, MENU-08, MSG-72]', async () => {
  const { session, emitted, effects } = await signedIn();

  session.send({ type: 'account.deleted' });

  expect(emitted).toEqual([
    { type: 'token.stored', token: null, isExpired: false },
    { type: 'session.signedOut' },
    { type: 'notice', code: 'accountDeleted' },
  ]);
  expect(effects.callsOf('revokeToken')).toEqual([]);
});

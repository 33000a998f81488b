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

/** Somebody whose name is known, with nothing said yet. */
async function signedIn() {
  const shop = await start('token-1');
  await shop.known();
  return shop;
}

describe('at the start', () => {
  it('a stored token lets its person in and asks who they are [STO-01]', async () => {
    const { emitted, effects, at, known } = await start('token-1');

    expect(at().context.token).toBe('token-1');
    expect(emitted).toContainEqual({ type: 'session.restored' });
    expect(effects.callsOf('loadProfile')).toHaveLength(1);
    await known();
    expect(at().context.person).toEqual(dana);
  });

  it('without a token nobody is signed in, and nothing private is asked [STO-01, GUEST-03]', async () => {
    const { emitted, effects, at } = await start(null);

    expect(at().context.token).toBeNull();
    expect(emitted).toEqual([{ type: 'guest.identified', guestId: 'guest-1' }]);
    expect(effects.callsOf('loadProfile')).toEqual([]);
  });
});

describe('signing in', () => {
  it.each([
    ['sign-in', 'signedIn', 'AUTH-18'],
    ['sign-up', 'signedUp', 'AUTH-37'],
  ] as const)('by %s keeps the token, says so and reads the profile [%s, %s]', async (entry, code, _rule) => {
    const { session, emitted, effects } = await start(null);
    emitted.length = 0;

    session.send({ type: 'signIn.completed', token: 'token-2', entry });

    expect(emitted).toEqual([
      { type: 'token.kept', token: 'token-2', isExpired: false },
      { type: 'session.signedIn', entry },
      { type: 'notice', code },
    ]);
    expect(effects.callsOf('loadProfile')).toHaveLength(1);
  });

  it('a profile that can not be read signs nobody out, and can be read again [AUTH-18]', async () => {
    const { session, effects, at, known } = await start('token-1');
    effects.latest('loadProfile').reject({ code: 'server' });
    await settled();
    expect(at().context).toMatchObject({ token: 'token-1', profileFailure: { code: 'server' } });

    session.send({ type: 'retry.requested' });
    await known();

    expect(at().context).toMatchObject({ person: dana, profileFailure: null });
  });

  it('a saved profile is read again, and the old name stays meanwhile [PROF-07]', async () => {
    const { session, effects, at } = await signedIn();

    session.send({ type: 'profile.changed' });
    expect(at().context.person).toEqual(dana);
    effects.latest('loadProfile').resolve({ ...dana, firstName: 'Dania' });
    await settled();

    expect(at().context.person?.firstName).toBe('Dania');
  });
});

describe('logging out', () => {
  it('is asked about first, and "No" changes nothing [MENU-06, MENU-07]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'logout.requested' });
    expect(at().hasTag('open')).toBe(true);
    session.send({ type: 'logout.declined' });

    expect(at().context).toMatchObject({ token: 'token-1', person: dana });
    expect(at().hasTag('open')).toBe(false);
    expect(emitted).toEqual([]);
  });

  it('is asked while the profile goes on loading, and news of it counts [MENU-06]', async () => {
    const { session, effects, at } = await start('token-1');

    session.send({ type: 'logout.requested' });
    effects.latest('loadProfile').resolve(dana);
    await settled();
    expect([at().hasTag('open'), at().context.person]).toEqual([true, dana]);

    session.send({ type: 'profile.changed' });
    expect(at().hasTag('open')).toBe(true);
    expect(effects.callsOf('loadProfile')).toHaveLength(2);
  });

  it('takes half a second, in which the server forgets the token [MENU-07, CONST-02]', async () => {
    const { session, emitted, effects, clock, at } = await signedIn();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'logout.confirmed' });
    expect(effects.callsOf('revokeToken')).toHaveLength(1);
    expect([emitted, at().context.token]).toEqual([[], 'token-1']);

    clock.fire(500);

    expect(emitted).toEqual([
      { type: 'token.kept', token: null, isExpired: false },
      { type: 'session.signedOut' },
      { type: 'notice', code: 'loggedOut' },
    ]);
    expect(at().context).toMatchObject({ token: null, person: null });
  });

  it('works also when the server can not be told, or knows the token no longer [MENU-07]', async () => {
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
  it('is told once, however many calls are refused [AUTH-61, AUTH-62]', async () => {
    const { session, emitted, at } = await signedIn();

    for (let call = 0; call < 3; call += 1) session.send({ type: 'token.refused', token: 'token-1' });

    expect(emitted).toEqual([
      { type: 'token.kept', token: null, isExpired: true },
      { type: 'session.expired' },
      { type: 'notice', code: 'sessionExpired' },
    ]);
    expect(at().context).toMatchObject({ token: null, person: null });
  });

  it('a late refusal of an older token touches nobody who signed in since [AUTH-62]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.refused', token: 'token-0' });

    expect([at().context.token, emitted]).toEqual(['token-1', []]);
  });

  it('a 401 means nothing for a guest [AUTH-61]', async () => {
    const { session, emitted } = await start(null);
    emitted.length = 0;

    session.send({ type: 'token.refused', token: 'token-1' });

    expect(emitted).toEqual([]);
  });

  it('leaves the guest who was there before: the guest cart survives [AUTH-62, GUEST-03]', async () => {
    const { session, at } = await signedIn();

    session.send({ type: 'token.refused', token: 'token-1' });

    expect(at().context.guestId).toBe('guest-1');
  });
});

describe('another tab', () => {
  it('that signs out signs out here as well, without a toast [MENU-08, STO-03]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.foundElsewhere', token: null });

    expect(at().context).toMatchObject({ token: null, person: null });
    expect(emitted).toEqual([{ type: 'session.signedOut' }]);
  });

  it('that signs in lets the person in here as well [STO-03]', async () => {
    const { session, emitted, at } = await start(null);
    emitted.length = 0;

    session.send({ type: 'token.foundElsewhere', token: 'token-2' });

    expect(at().context.token).toBe('token-2');
    expect(emitted).toEqual([{ type: 'session.restored' }]);
  });

  it('that changes the account: first everything of the old person goes [CART-65, MENU-08]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.foundElsewhere', token: 'token-2' });

    expect(emitted).toEqual([{ type: 'session.signedOut' }, { type: 'session.restored' }]);
    expect(at().context).toMatchObject({ token: 'token-2', person: null });
  });

  it('in which the session expires ends it here, without a second toast [AUTH-62, STO-03]', async () => {
    const { session, emitted, at } = await signedIn();

    session.send({ type: 'token.expiredElsewhere' });
    session.send({ type: 'token.refused', token: 'token-1' });
    session.send({ type: 'token.expiredElsewhere' });

    expect(at().context).toMatchObject({ token: null, person: null });
    expect(emitted).toEqual([{ type: 'session.expired' }]);
  });

  it('that tells what is known already changes nothing [STO-03]', async () => {
    const { session, emitted } = await signedIn();

    session.send({ type: 'token.foundElsewhere', token: 'token-1' });

    expect(emitted).toEqual([]);
  });
});

it('a deleted account is gone without a word to the server [PROF-08, MENU-08]', async () => {
  const { session, emitted, effects } = await signedIn();

  session.send({ type: 'account.deleted' });

  expect(emitted).toEqual([
    { type: 'token.kept', token: null, isExpired: false },
    { type: 'session.signedOut' },
    { type: 'notice', code: 'accountDeleted' },
  ]);
  expect(effects.callsOf('revokeToken')).toEqual([]);
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { accountSecurityMachine } from '../../../machines/account/account-security.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { amirasAccess, LAST_WAY, onlyHere, refusedAs } from './account-security.model';

async function opened(access = amirasAccess) {
  const effects = deferredActors('readAccess', 'namePasskey', 'takeAway');
  const flow = createActor(accountSecurityMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  effects.latest('readAccess').resolve(access);
  await settled();
  const at = () => flow.getSnapshot();
  return { flow, emitted, effects, at };
}

it.each([
  [{ what: 'passkey', id: 'key-1' }, 'passkeys', 0],
  [{ what: 'session', id: 'elsewhere' }, 'sessions', 1],
  [{ what: 'otherSessions' }, 'sessions', 1],
  [{ what: 'identity', provider: 'google' }, 'identities', 0],
] as const)(
  'removing %o from the account is confirmed first and then done [AUTH-63]',
  async (removal, list, left) => {
    const { flow, emitted, effects, at } = await opened();
    flow.send({ type: 'removal.requested', removal });
    expect(at().matches({ question: 'asking' })).toBe(true);
    expect(effects.callsOf('takeAway')).toEqual([]);
    flow.send({ type: 'removal.confirmed' });
    expect(effects.latest('takeAway').input).toEqual({ removal });
    effects.latest('takeAway').resolve({ message: 'Signed out on that device.' });
    await settled();
    expect(at().context.access?.[list]).toHaveLength(left);
    expect(at().context.access?.sessions.some(({ isCurrent }) => isCurrent)).toBe(true);
    expect(at().matches({ question: 'none' })).toBe(true);
    expect(emitted).toEqual([
      { type: 'notice', code: 'serverMessage', values: { text: 'Signed out on that device.' } },
    ]);
  },
);

it('closing the removal dialog removes nothing [AUTH-63]', async () => {
  const { flow, effects, at } = await opened();
  flow.send({ type: 'removal.requested', removal: { what: 'otherSessions' } });
  flow.send({ type: 'question.closed' });
  flow.send({ type: 'removal.confirmed' });
  expect(effects.callsOf('takeAway')).toEqual([]);
  expect(at().context.access).toEqual(amirasAccess);
});

it('the current device and unknown entries cannot be removed [AUTH-63]', async () => {
  const { flow, at } = await opened(onlyHere);
  for (const removal of [
    { what: 'session', id: 'here' },
    { what: 'otherSessions' },
    { what: 'passkey', id: 'key-1' },
    { what: 'identity', provider: 'google' },
  ] as const) {
    flow.send({ type: 'removal.requested', removal });
    expect(at().matches({ question: 'none' })).toBe(true);
  }
});

it('the last sign-in method of an account cannot be removed, and the server’s reason is shown [AUTH-63]', async () => {
  const { flow, emitted, effects, at } = await opened();
  flow.send({ type: 'removal.requested', removal: { what: 'passkey', id: 'key-1' } });
  flow.send({ type: 'removal.confirmed' });
  effects.latest('takeAway').reject(refusedAs('last_way', LAST_WAY));
  await settled();
  expect(at().matches({ question: 'lastSignInMethod' })).toBe(true);
  expect(at().context.refusal?.messages).toEqual([LAST_WAY]);
  expect(at().context.access).toEqual(amirasAccess);
  expect(emitted).toEqual([]);
  flow.send({ type: 'question.closed' });
  expect(at().matches({ question: 'none' })).toBe(true);
});

it('nothing is removed from the account without the identity check [AUTH-63]', async () => {
  const { flow, emitted, effects, at } = await opened();
  flow.send({ type: 'removal.requested', removal: { what: 'otherSessions' } });
  flow.send({ type: 'removal.confirmed' });
  effects.latest('takeAway').reject(refusedAs('prove_again', 'Please confirm it’s you first.'));
  await settled();
  expect(at().matches({ question: 'none', list: 'showing' })).toBe(true);
  expect(emitted).toEqual([]);
});

it('a removal that fails shows its reason and reloads the list [AUTH-63]', async () => {
  const { flow, emitted, effects, at } = await opened();
  flow.send({ type: 'removal.requested', removal: { what: 'session', id: 'elsewhere' } });
  flow.send({ type: 'removal.confirmed' });
  effects.latest('takeAway').reject({ code: 'notFound', messages: [] });
  await settled();
  expect(emitted).toMatchObject([{ type: 'notice', code: 'failed', failure: { code: 'notFound' } }]);
  expect(at().context.access).toEqual(amirasAccess);
  effects.latest('readAccess').resolve(onlyHere);
  await settled();
  expect(at().context.access).toEqual(onlyHere);
});

it('a passkey is renamed, and a failure keeps the dialog open [AUTH-63]', async () => {
  const { flow, effects, at } = await opened();
  flow.send({ type: 'naming.requested', id: 'no such key' });
  expect(at().matches({ question: 'none' })).toBe(true);
  flow.send({ type: 'naming.requested', id: 'key-1' });
  flow.send({ type: 'name.submitted', name: 'Work phone' });
  expect(effects.latest('namePasskey').input).toEqual({ id: 'key-1', name: 'Work phone' });
  effects.latest('namePasskey').reject({ code: 'offline', messages: [] });
  await settled();
  expect(at().matches({ question: 'naming' })).toBe(true);
  expect(at().context.refusal?.code).toBe('offline');
  flow.send({ type: 'name.submitted', name: 'Work phone' });
  effects.latest('namePasskey').resolve({ message: 'Passkey renamed.' });
  await settled();
  expect(at().matches({ question: 'none', list: 'loading' })).toBe(true);
  expect(effects.callsOf('readAccess')).toHaveLength(2);
});

it('the list of sign-in methods reloads after a passkey was added and shows the old list meanwhile [AUTH-63]', async () => {
  const { flow, effects, at } = await opened(onlyHere);
  flow.send({ type: 'passkey.added' });
  expect(at().context.access).toEqual(onlyHere);
  effects.latest('readAccess').resolve(amirasAccess);
  await settled();
  expect(at().context.access).toEqual(amirasAccess);
});

it('a list of sign-in methods that fails to load says so and can be retried [AUTH-63]', async () => {
  const { flow, effects, at } = await opened();
  flow.send({ type: 'passkey.added' });
  effects.latest('readAccess').reject({ code: 'offline', messages: [] });
  await settled();
  expect(at().matches({ list: 'failed' })).toBe(true);
  flow.send({ type: 'retry.requested' });
  expect(at().context.failure).toBeNull();
  expect(at().matches({ list: 'loading' })).toBe(true);
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { OPERATOR_ROLES, type OperatorRole } from '../../../domain/operator-roles';
import { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start(role: OperatorRole | null = null, hasAccounts = true) {
  const effects = deferredActors('enterShop', 'leaveShop', 'askPasskey');
  const flow = createActor(consoleSignInMachine.provide({ actors: effects.actors }), {
    input: { role, hasAccounts },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

const account = { type: 'account.submitted', email: ' maya@shop.example ', password: ' secret ' } as const;

it('the console sends email and password once and then deletes them [X-26]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ ...account, email: ' ' });
  expect(effects.callsOf('enterShop')).toEqual([]);
  flow.send(account);
  flow.send(account);
  expect(effects.callsOf('enterShop').map(({ input }) => input)).toEqual([
    { kind: 'account', email: 'maya@shop.example', password: ' secret ' },
  ]);
  effects.latest('enterShop').resolve('support');
  await settled();
  expect(flow.getSnapshot().matches({ inside: 'support' })).toBe(true);
  expect(flow.getSnapshot().context.credentials).toBeNull();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('the shop key signs in to the console as an owner [X-23, X-26]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'key.preferred' });
  flow.send({ type: 'key.submitted', key: '  ' });
  expect(effects.callsOf('enterShop')).toEqual([]);
  flow.send({ type: 'key.submitted', key: ' the-key ' });
  expect(effects.latest('enterShop').input).toEqual({ kind: 'key', key: 'the-key' });
  effects.latest('enterShop').resolve('owner');
  await settled();
  expect(flow.getSnapshot().matches({ inside: 'owner' })).toBe(true);
});

it('the console asks for the shop key first while the shop has no account [X-26]', async () => {
  const { flow, effects } = start(null, false);
  expect(flow.getSnapshot().matches({ outside: 'byKey' })).toBe(true);
  flow.send({ type: 'account.preferred' });
  expect(flow.getSnapshot().matches({ outside: 'byAccount' })).toBe(true);
  flow.send({ type: 'key.preferred' });
  flow.send({ type: 'key.submitted', key: 'the-key' });
  effects.latest('enterShop').resolve('owner');
  await settled();
  flow.send({ type: 'leave.requested' });
  effects.latest('leaveShop').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches({ outside: 'byKey' })).toBe(true);
});

it('the console asks for an account first if the shop has one [X-26]', () => {
  expect(start(null, true).flow.getSnapshot().matches({ outside: 'byAccount' })).toBe(true);
});

it('a refused sign-in to the console shows the reason in the chosen form [X-23, X-26]', async () => {
  const { flow, effects } = start();
  const refused = { code: 'refused', messages: ['No'] };
  flow.send(account);
  effects.latest('enterShop').reject(refused);
  await settled();
  expect(flow.getSnapshot().matches({ outside: 'byAccount' })).toBe(true);
  expect(flow.getSnapshot().context).toMatchObject({ role: null, credentials: null, failure: refused });
  flow.send({ type: 'key.preferred' });
  expect(flow.getSnapshot().context.failure).toBeNull();
  flow.send({ type: 'key.submitted', key: 'another' });
  effects.latest('enterShop').reject(refused);
  await settled();
  expect(flow.getSnapshot().matches({ outside: 'byKey' })).toBe(true);
  expect(flow.getSnapshot().context.failure).toEqual(refused);
});

it.each(OPERATOR_ROLES)(
  'an operator with the role %s stays signed in until the sign-out succeeds [X-26]',
  async (role) => {
    const { flow, effects, emitted } = start(role);
    expect(flow.getSnapshot().matches({ inside: role })).toBe(true);
    flow.send({ type: 'leave.requested' });
    effects.latest('leaveShop').reject({ code: 'offline', messages: [] });
    await settled();
    expect(flow.getSnapshot().matches({ inside: role })).toBe(true);
    flow.send({ type: 'leave.requested' });
    effects.latest('leaveShop').resolve(undefined);
    await settled();
    expect(flow.getSnapshot().matches('outside')).toBe(true);
    expect(emitted).toEqual([{ type: 'console.changed' }]);
  },
);

it('a passkey opens the console without email and password [X-33]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'passkey.chosen' });
  flow.send({ type: 'passkey.chosen' });
  expect(effects.callsOf('askPasskey')).toHaveLength(1);
  effects.latest('askPasskey').resolve({ id: 'key-1' });
  await settled();
  expect(effects.latest('enterShop').input).toEqual({ kind: 'passkey', credential: { id: 'key-1' } });
  effects.latest('enterShop').resolve('store');
  await settled();
  expect(flow.getSnapshot().matches({ inside: 'store' })).toBe(true);
  expect(flow.getSnapshot().context.credentials).toBeNull();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('a closed passkey dialog is no failure, and a refused passkey shows the reason in the form [X-33]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'passkey.chosen' });
  effects.latest('askPasskey').reject({ code: 'cancelled' });
  await settled();
  expect(flow.getSnapshot().matches({ outside: 'byAccount' })).toBe(true);
  expect(flow.getSnapshot().context.failure).toBeNull();
  const refused = { code: 'refused', messages: ['Not accepted'] };
  for (const name of ['askPasskey', 'enterShop'] as const) {
    flow.send({ type: 'passkey.chosen' });
    if (name === 'enterShop') effects.latest('askPasskey').resolve({ id: 'key-1' });
    await settled();
    effects.latest(name).reject(refused);
    await settled();
    expect(flow.getSnapshot().matches({ outside: 'byAccount' })).toBe(true);
    expect(flow.getSnapshot().context).toMatchObject({ failure: refused, credentials: null });
  }
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

const account = { name: 'Maya', email: 'maya@shop.example' };
const invalid = { code: 'refused', messages: ['Used'], errors: [{ code: 'link', message: 'Used' }] };

function start(token = 'a-token') {
  const effects = deferredActors('readLink', 'useLink');
  const flow = createActor(operatorLinkMachine.provide({ actors: effects.actors }), { input: { token } });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

async function opened() {
  const started = start();
  started.effects.latest('readLink').resolve(account);
  await settled();
  return started;
}

it('a sign-in link sets the password once, even if the button is pressed twice [X-29]', async () => {
  const { flow, effects, emitted } = await opened();
  flow.send({ type: 'password.submitted', password: 'a long password' });
  flow.send({ type: 'password.submitted', password: 'a long password' });
  expect(effects.callsOf('useLink').map(({ input }) => input)).toEqual([
    { token: 'a-token', password: 'a long password' },
  ]);
  effects.latest('useLink').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches('used')).toBe(true);
  expect(flow.getSnapshot().context.password).toBeNull();
  expect(emitted).toEqual([{ type: 'notice', code: 'passwordChanged' }]);
});

it('a sign-in link that expires while the password is typed shows that it doesn’t work [X-29]', async () => {
  const { flow, effects } = await opened();
  flow.send({ type: 'password.submitted', password: 'a long password' });
  effects.latest('useLink').reject(invalid);
  await settled();
  expect(flow.getSnapshot().matches('invalid')).toBe(true);
});

it('a refused password can be corrected with the same sign-in link [X-29]', async () => {
  const { flow, effects } = await opened();
  flow.send({ type: 'password.submitted', password: 'short' });
  effects.latest('useLink').reject({ code: 'refused', messages: ['Short'] });
  await settled();
  expect(flow.getSnapshot().matches('typing')).toBe(true);
  expect(flow.getSnapshot().context).toMatchObject({
    password: null,
    failure: { code: 'refused', messages: ['Short'] },
  });
  flow.send({ type: 'password.submitted', password: 'a long password' });
  expect(flow.getSnapshot().context.failure).toBeNull();
});

it('a sign-in link without a token is not sent to the server [X-29]', () => {
  const { flow, effects } = start('');
  expect(effects.callsOf('readLink')).toEqual([]);
  expect(flow.getSnapshot().matches('invalid')).toBe(true);
});

it('checking a sign-in link can be repeated after a failure, but not if the link is invalid [X-29]', async () => {
  const { flow, effects } = start();
  effects.latest('readLink').reject({ code: 'offline', messages: [] });
  await settled();
  expect(flow.getSnapshot().matches('unchecked')).toBe(true);
  flow.send({ type: 'retry.requested' });
  effects.latest('readLink').reject(invalid);
  await settled();
  expect(flow.getSnapshot().matches('invalid')).toBe(true);
  flow.send({ type: 'retry.requested' });
  expect(effects.callsOf('readLink')).toHaveLength(2);
});

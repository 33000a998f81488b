import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { identityCheckMachine } from '../../../machines/account/identity-check.machine';
import type { IdentityCheckMethods } from '../../../machines/account/identity-check.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

async function requested(ways: Partial<IdentityCheckMethods>) {
  const effects = deferredActors('findMethods', 'sendCode', 'prove');
  const flow = createActor(identityCheckMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'identityCheck.requested' });
  effects.latest('findMethods').resolve({ methods: [], phone: null, email: null, ...ways });
  await settled();
  return { flow, emitted, effects };
}

it('the identity check starts with the quickest method and reports success [PROF-06]', async () => {
  const { flow, emitted, effects } = await requested({
    methods: ['password', 'email'],
    email: 'a@souk.test',
  });
  flow.send({ type: 'identityCheck.submitted', secret: 'demo1234' });
  expect(effects.callsOf('prove').map(({ input }) => input)).toEqual([
    { method: 'password', secret: 'demo1234' },
  ]);
  effects.latest('prove').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'identityCheck.given' }]);
  expect(flow.getSnapshot().matches('idle')).toBe(true);
});

it('the identity check sends a code when its method starts and again when it is chosen again [PROF-06]', async () => {
  const { flow, effects } = await requested({ methods: ['phone', 'email'] });
  expect(effects.callsOf('sendCode').map(({ input }) => input)).toEqual([{ method: 'phone' }]);
  effects.latest('sendCode').resolve(undefined);
  await settled();
  flow.send({ type: 'method.chosen', method: 'email' });
  expect(effects.callsOf('sendCode').map(({ input }) => input)).toEqual([
    { method: 'phone' },
    { method: 'email' },
  ]);
});

it('a failed identity check says why and can be repeated, and closing it reports a failure [PROF-08]', async () => {
  const { flow, emitted, effects } = await requested({ methods: ['password'] });
  flow.send({ type: 'identityCheck.submitted', secret: 'wrong' });
  effects.latest('prove').reject({ code: 'refused', messages: ['This password is wrong.'] });
  await settled();
  expect(flow.getSnapshot().matches('asking')).toBe(true);
  expect(flow.getSnapshot().context.failure?.messages).toEqual(['This password is wrong.']);
  flow.send({ type: 'identityCheck.cancelled' });
  expect(emitted).toEqual([{ type: 'identityCheck.declined' }]);
});

it('the identity check asks for a new sign-in when no other method is left [PROF-08]', async () => {
  const { flow } = await requested({ methods: [] });
  expect(flow.getSnapshot().matches('impossible')).toBe(true);
});

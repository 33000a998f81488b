import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OperatorDraft } from '../../../domain/operator-roles';
import { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('saveAccount', 'removeAccount', 'createLink');
  const flow = createActor(operatorAccountsMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

const draft: OperatorDraft = {
  id: 7,
  name: 'Maya',
  email: 'maya@shop.example',
  role: 'manager',
  storeId: null,
  isActive: true,
  password: null,
};

it('an operator account is saved once, even if Save is pressed twice [X-26]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'account.opened', id: 7 });
  flow.send({ type: 'account.submitted', draft });
  flow.send({ type: 'account.submitted', draft });
  expect(effects.callsOf('saveAccount').map(({ input }) => input)).toEqual([draft]);
  effects.latest('saveAccount').resolve(7);
  await settled();
  expect(flow.getSnapshot().matches('listing')).toBe(true);
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('a refused operator account shows the reason in its form, without the password [X-26]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'account.opened', id: null });
  flow.send({ type: 'account.submitted', draft: { ...draft, id: null, password: 'a long password' } });
  effects.latest('saveAccount').reject({ code: 'refused', messages: ['Taken'] });
  await settled();
  expect(flow.getSnapshot().matches('editing')).toBe(true);
  expect(flow.getSnapshot().context).toEqual({
    id: null,
    draft: null,
    link: null,
    failure: { code: 'refused', messages: ['Taken'] },
  });
});

it('an operator account is removed only after a confirmation [X-26]', () => {
  const { flow, effects } = start();
  flow.send({ type: 'removal.requested', id: 7 });
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('removeAccount')).toEqual([]);
  flow.send({ type: 'removal.requested', id: 7 });
  flow.send({ type: 'removal.confirmed' });
  expect(effects.latest('removeAccount').input).toBe(7);
});

it('a refused removal of an operator account shows its reason [X-26]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'removal.requested', id: 7 });
  flow.send({ type: 'removal.confirmed' });
  const failure = { code: 'refused', messages: ['The last owner'] };
  effects.latest('removeAccount').reject(failure);
  await settled();
  expect(flow.getSnapshot().matches('listing')).toBe(true);
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure }]);
});

const link = { url: 'https://shop.example/operator/link#a-token', expiresAt: '2026-01-06T10:00:00Z' };

it('a new operator account without a password shows its sign-in link until the dialog closes [X-29]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'account.opened', id: null });
  flow.send({ type: 'account.submitted', draft: { ...draft, id: null } });
  effects.latest('saveAccount').resolve(12);
  await settled();
  expect(effects.latest('createLink').input).toBe(12);
  effects.latest('createLink').resolve(link);
  await settled();
  expect(flow.getSnapshot().context).toEqual({ id: 12, draft: null, link, failure: null });
  flow.send({ type: 'question.closed' });
  expect(flow.getSnapshot().context.link).toBeNull();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('an operator account with a password or a saved one gets no sign-in link unasked [X-29]', async () => {
  const { flow, effects } = start();
  for (const saved of [draft, { ...draft, id: null, password: 'a long password' }]) {
    flow.send({ type: 'account.opened', id: saved.id });
    flow.send({ type: 'account.submitted', draft: saved });
    effects.latest('saveAccount').resolve(7);
    await settled();
  }
  expect(effects.callsOf('createLink')).toEqual([]);
});

it('a sign-in link that was not created shows the reason [X-29]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'link.requested', id: 7 });
  flow.send({ type: 'link.requested', id: 7 });
  expect(effects.callsOf('createLink').map(({ input }) => input)).toEqual([7]);
  const failure = { code: 'tooMany', messages: [] };
  effects.latest('createLink').reject(failure);
  await settled();
  expect(flow.getSnapshot().matches('listing')).toBe(true);
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure }]);
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OperatorDraft } from '../../../domain/operator-roles';
import { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('saveAccount', 'removeAccount');
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
  effects.latest('saveAccount').resolve(undefined);
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

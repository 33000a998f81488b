import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('addPasskey', 'removePasskey');
  const flow = createActor(operatorPasskeysMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

const draft = { name: 'Work laptop', password: 'a long password' };
const message = 'Your passkey is ready.';

it('an operator’s passkey is added once, even if Continue is pressed twice, and the password is forgotten [X-33]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'adding.opened' });
  flow.send({ type: 'passkey.submitted', draft });
  flow.send({ type: 'passkey.submitted', draft });
  expect(effects.callsOf('addPasskey').map(({ input }) => input)).toEqual([draft]);
  effects.latest('addPasskey').resolve({ message });
  await settled();
  expect(flow.getSnapshot().matches('listing')).toBe(true);
  expect(flow.getSnapshot().context.draft).toBeNull();
  expect(emitted).toEqual([
    { type: 'console.changed' },
    { type: 'notice', code: 'serverMessage', values: { text: message } },
  ]);
});

it('an operator who closes the device’s dialog can try again without a failure [X-33]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'adding.opened' });
  flow.send({ type: 'passkey.submitted', draft });
  effects.latest('addPasskey').reject({ code: 'cancelled' });
  await settled();
  expect(flow.getSnapshot().matches('naming')).toBe(true);
  expect(flow.getSnapshot().context).toEqual({ draft: null, removedId: null, failure: null });
});

it('a wrong password keeps the form of a new passkey open with the reason, which a new form forgets [X-33]', async () => {
  const { flow, effects } = start();
  const failure = { code: 'refused', messages: ['Your current password is wrong.'] };
  flow.send({ type: 'adding.opened' });
  flow.send({ type: 'passkey.submitted', draft });
  effects.latest('addPasskey').reject(failure);
  await settled();
  expect(flow.getSnapshot().context).toEqual({ draft: null, removedId: null, failure });
  flow.send({ type: 'question.closed' });
  flow.send({ type: 'adding.opened' });
  expect(flow.getSnapshot().context.failure).toBeNull();
});

it('an operator’s passkey is removed only after a confirmation [X-33]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'removal.requested', id: 'key-1' });
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('removePasskey')).toEqual([]);
  flow.send({ type: 'removal.requested', id: 'key-2' });
  flow.send({ type: 'removal.confirmed' });
  flow.send({ type: 'removal.confirmed' });
  expect(effects.callsOf('removePasskey').map(({ input }) => input)).toEqual([{ id: 'key-2' }]);
  effects.latest('removePasskey').resolve({ message: 'Removed.' });
  await settled();
  expect(emitted.map(({ type }) => type)).toEqual(['console.changed', 'notice']);
});

it('a passkey that could not be removed shows the reason and reloads the list [X-33]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'removal.requested', id: 'key-1' });
  flow.send({ type: 'removal.confirmed' });
  const failure = { code: 'notFound', messages: [] };
  effects.latest('removePasskey').reject(failure);
  await settled();
  expect(flow.getSnapshot().matches('listing')).toBe(true);
  expect(emitted).toEqual([{ type: 'console.changed' }, { type: 'notice', code: 'failed', failure }]);
});

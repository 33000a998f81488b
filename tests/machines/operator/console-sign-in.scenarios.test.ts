import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start(isInside = false) {
  const effects = deferredActors('enterShop', 'leaveShop');
  const flow = createActor(consoleSignInMachine.provide({ actors: effects.actors }), { input: { isInside } });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

it('the key is sent once and then deleted [X-23]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'key.submitted', key: '  ' });
  expect(effects.callsOf('enterShop')).toEqual([]);
  flow.send({ type: 'key.submitted', key: ' the-key ' });
  flow.send({ type: 'key.submitted', key: 'the-key' });
  expect(effects.callsOf('enterShop').map(({ input }) => input)).toEqual([{ key: 'the-key' }]);
  effects.latest('enterShop').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches('inside')).toBe(true);
  expect(flow.getSnapshot().context.key).toBe('');
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('a wrong key is reported and can be entered again [X-23]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'key.submitted', key: 'another' });
  effects.latest('enterShop').reject({ code: 'refused', messages: ['No'] });
  await settled();
  expect(flow.getSnapshot().matches('outside')).toBe(true);
  expect(flow.getSnapshot().context).toEqual({
    isInside: false,
    key: '',
    failure: { code: 'refused', messages: ['No'] },
  });
});

it('the console can be closed, also by an operator who was signed in already [X-23]', async () => {
  const { flow, effects, emitted } = start(true);
  expect(flow.getSnapshot().matches('inside')).toBe(true);
  flow.send({ type: 'leave.requested' });
  effects.latest('leaveShop').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches('outside')).toBe(true);
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

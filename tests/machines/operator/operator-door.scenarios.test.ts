import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { operatorDoorMachine } from '../../../machines/operator/operator-door.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start(isInside = false) {
  const effects = deferredActors('enterShop', 'leaveShop');
  const flow = createActor(operatorDoorMachine.provide({ actors: effects.actors }), { input: { isInside } });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

it('asks for the key once, and forgets it [X-23]', async () => {
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
  expect(emitted).toEqual([{ type: 'desk.changed' }]);
});

it('says that the key is wrong, and asks again [X-23]', async () => {
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

it('is left again, also by whoever was inside already [X-23]', async () => {
  const { flow, effects, emitted } = start(true);
  expect(flow.getSnapshot().matches('inside')).toBe(true);
  flow.send({ type: 'leave.requested' });
  effects.latest('leaveShop').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches('outside')).toBe(true);
  expect(emitted).toEqual([{ type: 'desk.changed' }]);
});

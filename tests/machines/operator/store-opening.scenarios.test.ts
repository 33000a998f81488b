import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('savePause');
  const clock = new SimulatedClock();
  const flow = createActor(storeOpeningMachine.provide({ actors: effects.actors }), { clock });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted, clock };
}

it('a store is paused once, even if two buttons are pressed [X-31]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'pause.requested', minutes: 30 });
  flow.send({ type: 'pause.requested', minutes: 60 });
  flow.send({ type: 'orders.resumed' });
  expect(effects.callsOf('savePause').map(({ input }) => input)).toEqual([30]);
  effects.latest('savePause').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('a store takes orders again after a longer pause was chosen [X-31]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'pause.requested', minutes: 240 });
  effects.latest('savePause').resolve(undefined);
  await settled();
  flow.send({ type: 'orders.resumed' });
  expect(effects.latest('savePause').input).toBeNull();
});

it('a failed save of a pause shows the reason and can be retried [X-31]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'pause.requested', minutes: 30 });
  const failure = { code: 'offline', messages: [] };
  effects.latest('savePause').reject(failure);
  await settled();
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure }]);
  flow.send({ type: 'pause.requested', minutes: 30 });
  expect(effects.callsOf('savePause')).toHaveLength(2);
});

it('the store’s opening state reloads every 20 seconds, because a pause ends by itself [X-31]', () => {
  const { emitted, clock } = start();
  clock.increment(20_000);
  clock.increment(20_000);
  expect(emitted).toEqual([{ type: 'console.changed' }, { type: 'console.changed' }]);
});

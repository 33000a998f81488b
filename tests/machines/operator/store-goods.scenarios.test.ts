import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('saveStock');
  const clock = new SimulatedClock();
  const flow = createActor(storeGoodsMachine.provide({ actors: effects.actors }), { clock });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted, clock };
}
const wrap = { id: 7, variation: null };

it('a stock is saved once, even if the button is pressed twice [X-30]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'stock.submitted', change: { ...wrap, stock: 0 } });
  flow.send({ type: 'stock.submitted', change: { ...wrap, stock: null } });
  expect(effects.callsOf('saveStock').map(({ input }) => input)).toEqual([{ ...wrap, stock: 0 }]);
  effects.latest('saveStock').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().context.change).toBeNull();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('an invalid stock is not sent [X-30]', () => {
  const { flow, effects } = start();
  for (const stock of [-1, 1.5, Number.NaN, 100_001])
    flow.send({ type: 'stock.submitted', change: { ...wrap, stock } });
  expect(effects.callsOf('saveStock')).toEqual([]);
});

it('a failed save of a stock shows the reason and reloads the items [X-30]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'stock.submitted', change: { ...wrap, stock: 3 } });
  const failure = { code: 'notFound', messages: [] };
  effects.latest('saveStock').reject(failure);
  await settled();
  expect(flow.getSnapshot().matches('listing')).toBe(true);
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure }, { type: 'console.changed' }]);
});

it('the items reload every 20 seconds, but not while a stock is saved [X-30]', () => {
  const { flow, emitted, clock } = start();
  clock.increment(20_000);
  clock.increment(20_000);
  expect(emitted).toHaveLength(2);
  flow.send({ type: 'stock.submitted', change: { ...wrap, stock: 3 } });
  clock.increment(60_000);
  expect(emitted).toHaveLength(2);
});

import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { streetMapMachine } from '../../../machines/location/street-map.machine';
import { emittedBy } from '../../support/emitted';

function start() {
  const clock = new SimulatedClock();
  const flow = createActor(streetMapMachine, { clock });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, clock, emitted };
}

it('a map is replaced by its fallback when all its tiles fail [LOC-21, MAP-03]', () => {
  const { flow, clock, emitted } = start();
  for (let tile = 0; tile < 9; tile += 1) flow.send({ type: 'tile.failed' });
  expect(flow.getSnapshot().hasTag('failed')).toBe(true);
  expect(emitted).toEqual([]);
  clock.increment(6_000);
  expect(flow.getSnapshot().matches('missing')).toBe(true);
  expect(emitted).toEqual([{ type: 'map.missing' }]);
});

it('a map with a single missing tile stays visible, reports the tile and requests it again [MAP-03]', () => {
  const { flow, clock, emitted } = start();
  flow.send({ type: 'tile.failed' });
  flow.send({ type: 'tile.arrived' });
  clock.increment(60_000);
  expect(flow.getSnapshot().matches({ patchy: 'complete' })).toBe(true);
  flow.send({ type: 'retry.requested' });
  expect(flow.getSnapshot().context.attempt).toBe(1);
  flow.send({ type: 'tile.arrived' });
  expect(flow.getSnapshot().matches('drawn')).toBe(true);
  expect(emitted).toEqual([]);
});

it('the map waits for a lost graphics context, for a limited time [LOC-21]', () => {
  const { flow, clock, emitted } = start();
  flow.send({ type: 'tile.arrived' });
  flow.send({ type: 'graphics.lost' });
  clock.increment(7_000);
  flow.send({ type: 'graphics.restored' });
  clock.increment(60_000);
  expect(flow.getSnapshot().matches('drawn')).toBe(true);
  flow.send({ type: 'graphics.lost' });
  clock.increment(8_000);
  expect(emitted).toEqual([{ type: 'map.missing' }]);
});

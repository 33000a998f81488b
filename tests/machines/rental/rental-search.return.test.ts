import { expect, it } from 'vitest';
import { asked, atHome, harbour, trip } from './searches';
import { start } from './started-search';

it('a search by the hour without a drop-off location is a return trip without a route request [RENT-61]', () => {
  const { flow, emitted, at, modes } = start(atHome());
  flow.send({ type: 'destination.cleared' });
  flow.send(asked);
  expect(at().value).toBe('editing');
  expect(modes()).toEqual([]);
  expect(emitted.at(-1)).toEqual({
    type: 'trip.changed',
    trip: trip({ destination: harbour, metres: 0, distanceSource: 'driving' }),
  });
});

it('clearing the drop-off location cancels a running route request [RENT-61, RENT-52]', async () => {
  const { flow, answered, emitted, at } = start(atHome());
  flow.send(asked);
  flow.send({ type: 'destination.cleared' });
  expect(at().value).toBe('editing');
  await answered('findRoute', { metres: 9_000, seconds: 2_000 });
  expect(emitted.map(({ type }) => type)).toEqual(['draft.changed']);
});

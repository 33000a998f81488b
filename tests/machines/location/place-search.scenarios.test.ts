import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import { deferredActors, settled } from '../../support/deferred';
import { suggestion } from './place-search.model';

function start() {
  const effects = deferredActors('suggestPlaces');
  const clock = new SimulatedClock();
  const search = createActor(placeSearchMachine.provide({ actors: effects.actors }), { clock }).start();
  const type = (query: string) => search.send({ type: 'query.changed', query });
  const asked = () => effects.callsOf('suggestPlaces').map(({ input }) => input);
  return { search, effects, clock, type, asked };
}

it('waits half a second after the last key before it asks [LOC-15, CONST-17]', () => {
  const { clock, type, asked } = start();

  type('hi');
  clock.increment(400);
  type('hill');
  clock.increment(499);
  expect(asked()).toEqual([]);
  clock.increment(1);

  expect(asked()).toEqual([{ query: 'hill' }]);
});

it('drops the answer to an older text, even when it comes last [LOC-15]', async () => {
  const { search, effects, clock, type } = start();

  type('hill');
  clock.increment(500);
  type('harbour');
  clock.increment(500);
  const [older, newer] = effects.callsOf('suggestPlaces');
  newer?.resolve([{ placeId: 'addr-2', text: 'Harbour Road' }]);
  await settled();
  older?.resolve([suggestion]);
  await settled();

  expect(search.getSnapshot().context.suggestions).toEqual([{ placeId: 'addr-2', text: 'Harbour Road' }]);
});

it('asks nothing for a single letter or blanks [LOC-15]', () => {
  const { clock, type, asked } = start();

  type('h');
  clock.increment(1_000);
  type('  h  ');
  clock.increment(1_000);

  expect(asked()).toEqual([]);
});

it('forgets its suggestions when the text is cleared or the search is closed [LOC-16]', async () => {
  const { search, effects, clock, type } = start();
  type('hill');
  clock.increment(500);
  effects.latest('suggestPlaces').resolve([suggestion]);
  await settled();
  expect(search.getSnapshot().context.suggestions).toEqual([suggestion]);

  search.send({ type: 'search.closed' });

  expect(search.getSnapshot().context).toEqual({ query: '', suggestions: [], failure: null });
});

it('keeps what was typed when the search fails, and asks the same again on request [LOC-21]', async () => {
  const { search, effects, clock, type, asked } = start();
  type('hill');
  clock.increment(500);
  effects.latest('suggestPlaces').reject({ code: 'offline' });
  await settled();
  expect(search.getSnapshot().context).toMatchObject({ query: 'hill', failure: { code: 'offline' } });

  search.send({ type: 'retry.requested' });

  expect(asked()).toEqual([{ query: 'hill' }, { query: 'hill' }]);
});

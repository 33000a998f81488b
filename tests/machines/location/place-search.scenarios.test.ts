import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { RecentPlace } from '../../../domain/recent-places';
import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import { deferredActors, settled } from '../../support/deferred';
import { harbour, suggestion } from './place-search.model';

function start(recent: RecentPlace[] = []) {
  const effects = deferredActors('suggestPlaces');
  const clock = new SimulatedClock();
  const search = createActor(placeSearchMachine.provide({ actors: effects.actors }), {
    clock,
    input: { recent },
  }).start();
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

  expect(search.getSnapshot().context).toMatchObject({ query: '', suggestions: [], failure: null });
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

it('offers the last places in an empty field, until something is typed, and again once it is empty [STO-01]', () => {
  const { search, type } = start([harbour]);
  search.send({ type: 'field.entered' });
  expect(search.getSnapshot().value).toBe('remembering');
  type('h');
  expect(search.getSnapshot().value).toBe('idle');
  type('');
  expect(search.getSnapshot().value).toBe('remembering');
  search.send({ type: 'field.left' });
  expect(search.getSnapshot().value).toBe('idle');
});

it('takes a last place, and forgets all of them on request, which it tells [STO-01, LOC-16]', () => {
  const { search } = start([harbour]);
  const told: string[] = [];
  search.on('*', ({ type }) => told.push(type));
  search.send({ type: 'field.entered' });
  search.send({ type: 'recent.chosen', place: harbour });
  expect(search.getSnapshot()).toMatchObject({ value: 'idle', context: { query: harbour.label } });
  search.send({ type: 'query.changed', query: '' });
  search.send({ type: 'recent.cleared' });
  expect(search.getSnapshot()).toMatchObject({ value: 'idle', context: { recent: [] } });
  expect(told).toEqual(['recent.forgotten']);
  search.send({ type: 'field.entered' });
  expect(search.getSnapshot().value).toBe('idle');
});

it('hears what other tabs remember, and closes when they have cleared it [STO-03]', () => {
  const { search } = start();
  search.send({ type: 'recent.changedElsewhere', recent: [harbour] });
  search.send({ type: 'field.entered' });
  expect(search.getSnapshot().value).toBe('remembering');
  search.send({ type: 'recent.changedElsewhere', recent: [] });
  expect(search.getSnapshot().value).toBe('idle');
});

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
  const requests = () => effects.callsOf('suggestPlaces').map(({ input }) => input);
  return { search, effects, clock, type, requests };
}

it('the search starts half a second after the last key [LOC-15, CONST-17]', () => {
  const { clock, type, requests } = start();

  type('hi');
  clock.increment(400);
  type('hill');
  clock.increment(499);
  expect(requests()).toEqual([]);
  clock.increment(1);

  expect(requests()).toEqual([{ query: 'hill' }]);
});

it('the response for an older search text is ignored, even if it arrives last [LOC-15]', async () => {
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

it('a single letter or spaces are not searched [LOC-15]', () => {
  const { clock, type, requests } = start();

  type('h');
  clock.increment(1_000);
  type('  h  ');
  clock.increment(1_000);

  expect(requests()).toEqual([]);
});

it('suggestions are removed when the text is cleared or the search is closed [LOC-16]', async () => {
  const { search, effects, clock, type } = start();
  type('hill');
  clock.increment(500);
  effects.latest('suggestPlaces').resolve([suggestion]);
  await settled();
  expect(search.getSnapshot().context.suggestions).toEqual([suggestion]);

  search.send({ type: 'search.closed' });

  expect(search.getSnapshot().context).toMatchObject({ query: '', suggestions: [], failure: null });
});

it('a failed place search keeps the text and can be retried [LOC-21]', async () => {
  const { search, effects, clock, type, requests } = start();
  type('hill');
  clock.increment(500);
  effects.latest('suggestPlaces').reject({ code: 'offline' });
  await settled();
  expect(search.getSnapshot().context).toMatchObject({ query: 'hill', failure: { code: 'offline' } });

  search.send({ type: 'retry.requested' });

  expect(requests()).toEqual([{ query: 'hill' }, { query: 'hill' }]);
});

it('recent places are offered while the field is empty [STO-01]', () => {
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

it('a recent place can be chosen, and all of them can be deleted on request, which is announced [STO-01, LOC-16]', () => {
  const { search } = start([harbour]);
  const received: string[] = [];
  search.on('*', ({ type }) => received.push(type));
  search.send({ type: 'field.entered' });
  search.send({ type: 'recent.chosen', place: harbour });
  expect(search.getSnapshot()).toMatchObject({ value: 'idle', context: { query: harbour.label } });
  search.send({ type: 'query.changed', query: '' });
  search.send({ type: 'recent.cleared' });
  expect(search.getSnapshot()).toMatchObject({ value: 'idle', context: { recent: [] } });
  expect(received).toEqual(['recent.forgotten']);
  search.send({ type: 'field.entered' });
  expect(search.getSnapshot().value).toBe('idle');
});

it('recent places of other tabs are shown, and the list closes when they clear it [STO-03]', () => {
  const { search } = start();
  search.send({ type: 'recent.changedElsewhere', recent: [harbour] });
  search.send({ type: 'field.entered' });
  expect(search.getSnapshot().value).toBe('remembering');
  search.send({ type: 'recent.changedElsewhere', recent: [] });
  expect(search.getSnapshot().value).toBe('idle');
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { rentalSearchMachine } from '../../../machines/rental/rental-search.machine';
import type { RentalSearchInput, WayQuestion } from '../../../machines/rental/rental-search.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { asked, atHome, atResults, found, harbour, hills, rock, trip } from './searches';

type Effect = 'findWay' | 'searchVehicles' | 'renewVehicles';

function start(input: RentalSearchInput) {
  const effects = deferredActors('findWay', 'searchVehicles', 'renewVehicles');
  const flow = createActor(rentalSearchMachine.provide({ actors: effects.actors }), { input });
  const said = emittedBy(flow);
  flow.start();
  const answered = async (name: Effect, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Effect, code = 'server') => {
    effects.latest(name).reject({ code, messages: [] });
    await settled();
  };
  const modes = () => effects.callsOf('findWay').map(({ input }) => (input as WayQuestion).mode);
  return { flow, effects, said, answered, failed, modes, at: () => flow.getSnapshot() };
}

it('asks the way by car and tells the whole trip to the address [RENT-02, RENT-06, NAV-18]', async () => {
  const { flow, said, answered, modes, at } = start(atHome());
  flow.send(asked);
  await answered('findWay', { metres: 12_344.6, seconds: 900 });
  expect(modes()).toEqual(['driving']);
  expect(said).toEqual([{ type: 'trip.told', trip: trip() }]);
  expect(at().value).toBe('editing');
});

it('tries driving, walking, bicycling in this order, and passes over a failure [RENT-52]', async () => {
  const { flow, said, answered, failed, modes } = start(atHome());
  flow.send(asked);
  await answered('findWay', null);
  await failed('findWay');
  expect(modes()).toEqual(['driving', 'walking', 'bicycling']);
  await answered('findWay', { metres: 9_000, seconds: 2_000 });
  expect(said).toEqual([{ type: 'trip.told', trip: trip({ metres: 9_000, way: 'bicycling' }) }]);
});

it('estimates by the great circle where no way leads, and says that it did [RENT-06, RENT-52]', async () => {
  const { flow, said, answered, failed, modes } = start(atHome({ destination: rock, type: 'distance_wise' }));
  flow.send(asked);
  await answered('findWay', null);
  await answered('findWay', null);
  await failed('findWay', 'timeout');
  expect(modes()).toHaveLength(3);
  // 97.7 km through the air, at 40 km an hour: begun hours are whole.
  expect(said).toMatchObject([
    { trip: { way: 'estimate', metres: 97_737, hours: 3, type: 'distance_wise' } },
  ]);
});

it('says nothing of the way while there is no network, and asks for it again then [RENT-52, NFR-08]', async () => {
  for (const before of [[], [null], [null, null]]) {
    const { flow, said, answered, failed, at, modes } = start(atHome());
    flow.send(asked);
    for (const way of before) await answered('findWay', way);
    await failed('findWay', 'offline');
    expect(at().value).toBe('editing');
    expect(at().context.problem).toBe('offline');
    expect(said).toEqual([]);
    flow.send(asked);
    expect(at().context.problem).toBeNull();
    expect(modes().at(-1)).toBe('driving');
    await answered('findWay', { metres: 12_345, seconds: 900 });
    expect(said).toEqual([{ type: 'trip.told', trip: trip() }]);
  }
});

it('begins with why the trip of an address can not be had, until it is changed [RENT-12]', () => {
  const { flow, at } = start({ ...atHome(), problem: 'past' });
  expect(at().context.problem).toBe('past');
  flow.send({ type: 'moment.chosen', pickupAt: '2026-11-25T10:00' });
  expect(at().context.problem).toBeNull();
});

it('refuses a pickup further ahead than two years [RENT-12]', () => {
  const { flow, at } = start(atHome({ pickupAt: '2028-12-24T12:00' }));
  flow.send(asked);
  expect(at().context.problem).toBe('far');
});

it('takes whole hours of the way for a trip by distance, one at least [Q-21]', async () => {
  const { flow, said, answered } = start(atHome({ type: 'distance_wise' }));
  flow.send(asked);
  await answered('findWay', { metres: 800, seconds: 60 });
  flow.send(asked);
  await answered('findWay', { metres: 50_000, seconds: 3_601 });
  expect(said).toMatchObject([{ trip: { hours: 1 } }, { trip: { hours: 2 } }]);
});

it('says what is missing, the first field first, and asks for no way then [RENT-02]', () => {
  const missing = [
    [atHome({ pickup: null, destination: null }), 'pickup'],
    [atHome({ destination: null }), 'destination'],
    [atHome({ pickupAt: null }), 'moment'],
    [atHome({ hours: 0 }), 'duration'],
  ] as const;
  for (const [input, problem] of missing) {
    const { flow, at, modes } = start(input);
    flow.send(asked);
    expect(at().context.problem).toBe(problem);
    expect(modes()).toEqual([]);
  }
});

it('refuses a pickup that is over on the clocks of the city, and takes the minute that runs [RENT-12]', () => {
  const over = start(atHome({ pickupAt: '2026-11-24T12:59' }));
  over.flow.send(asked);
  expect(over.at().context.problem).toBe('past');
  over.flow.send({ type: 'moment.chosen', pickupAt: '2026-11-24T13:00' });
  expect(over.at().context.problem).toBeNull();
  over.flow.send(asked);
  expect(over.at().matches({ routing: 'driving' })).toBe(true);
});

it('rounds hours up to days where days are chosen, and keeps them afterwards [RENT-05, Q-20]', () => {
  const { flow, at } = start(atHome({ hours: 25 }));
  flow.send({ type: 'kind.chosen', kind: 'day_wise' });
  expect(at().context.draft.hours).toBe(48);
  flow.send({ type: 'kind.chosen', kind: 'hourly' });
  expect(at().context.draft.hours).toBe(48);
});

it('forgets the way that was asked for when the trip changes meanwhile [RENT-52]', async () => {
  const { flow, effects, said, at, modes } = start(atHome());
  flow.send(asked);
  const first = effects.latest('findWay');
  flow.send({ type: 'places.swapped' });
  expect(at().value).toBe('editing');
  first.resolve({ metres: 1, seconds: 1 });
  await settled();
  expect(said.map((news) => news.type)).not.toContain('trip.told');
  flow.send(asked);
  expect(modes()).toHaveLength(2);
  expect(effects.latest('findWay').input).toMatchObject({ from: hills, to: harbour });
});

it('reads the list for the trip and the filters of the address [NAV-17, RENT-12]', async () => {
  const { effects, answered, at } = start(atResults());
  expect(effects.latest('searchVehicles').input).toEqual({ trip: trip(), filters: { seats: 4 }, page: 1 });
  await answered('searchVehicles', found(12, 30));
  expect(at().value).toEqual({ results: 'partial' });
});

it('loads page after page, keeps what is shown when one fails, and ends [RENT-12]', async () => {
  const { flow, effects, answered, failed, at } = start(atResults());
  await answered('searchVehicles', found(12, 20));
  flow.send({ type: 'more.requested' });
  await failed('searchVehicles', 'offline');
  expect(at().value).toEqual({ results: 'moreFailed' });
  expect(at().context.progress.shown).toBe(12);
  flow.send({ type: 'retry.requested' });
  expect(effects.latest('searchVehicles').input).toMatchObject({ page: 2 });
  await answered('searchVehicles', found(20, 20, 2));
  expect(at().value).toEqual({ results: 'all' });
});

it('shows the pages that are known at once [NAV-30]', () => {
  const { at, effects } = start(atResults({ progress: found(24, 30, 2) }));
  expect(at().value).toEqual({ results: 'partial' });
  expect(effects.callsOf('searchVehicles')).toEqual([]);
});

it('says that nothing was found, and that a search failed, and tries again [RENT-12]', async () => {
  const empty = start(atResults());
  await empty.answered('searchVehicles', found(0, 0));
  expect(empty.at().value).toBe('empty');
  const broken = start(atResults());
  await broken.failed('searchVehicles');
  expect(broken.at().value).toBe('failed');
  broken.flow.send({ type: 'retry.requested' });
  await broken.answered('searchVehicles', found(1, 1));
  expect(broken.at().value).toEqual({ results: 'all' });
});

it('reads anew all that is shown when the network is back, and shows the old meanwhile [X-15]', async () => {
  const { flow, effects, answered, failed, at } = start(atResults({ progress: found(24, 30, 2) }));
  flow.send({ type: 'answers.outdated' });
  expect(at().value).toEqual({ results: 'renewing' });
  expect(at().context.progress.shown).toBe(24);
  expect(effects.latest('renewVehicles').input).toEqual({ trip: trip(), filters: { seats: 4 }, pages: 2 });
  await answered('renewVehicles', found(23, 23, 2));
  expect(at().value).toEqual({ results: 'all' });
  flow.send({ type: 'answers.outdated' });
  await failed('renewVehicles', 'offline');
  expect(at().value).toEqual({ results: 'all' });
  expect(at().context.progress.shown).toBe(23);
});

it('searches once more when the network is back, where nothing was found or the search failed [X-15]', async () => {
  const broken = start(atResults());
  await broken.failed('searchVehicles', 'offline');
  broken.flow.send({ type: 'answers.outdated' });
  await broken.answered('searchVehicles', found(0, 0));
  expect(broken.at().value).toBe('empty');
  broken.flow.send({ type: 'answers.outdated' });
  await broken.answered('searchVehicles', found(1, 1));
  expect(broken.at().value).toEqual({ results: 'all' });
});

it('tells what is filled in at each change, so that a look at a vehicle takes none of it [RENT-02, NAV-30]', () => {
  const { flow, said } = start(atHome({ destination: null }));
  flow.send({ type: 'place.chosen', end: 'destination', place: rock });
  flow.send({ type: 'places.swapped' });
  flow.send({ type: 'kind.chosen', kind: 'day_wise' });
  flow.send(asked);
  flow.send({ type: 'moment.chosen', pickupAt: '2026-11-25T10:00' });
  flow.send({ type: 'duration.chosen', hours: 48 });
  expect(said.map((news) => news.type)).toEqual(Array(5).fill('draft.told'));
  expect(said.at(-1)).toEqual({
    type: 'draft.told',
    draft: { type: 'day_wise', pickup: rock, destination: harbour, pickupAt: '2026-11-25T10:00', hours: 48 },
  });
});

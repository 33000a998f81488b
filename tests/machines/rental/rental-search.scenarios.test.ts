import { describe, expect, it } from 'vitest';
import { settled } from '../../support/deferred';
import { asked, atHome, atResults, found, harbour, hills, rock, trip } from './searches';
import { start } from './started-search';

it('the search requests the route by car and passes the whole trip to the URL [RENT-02, RENT-06, NAV-18]', async () => {
  const { flow, emitted, answered, modes, at } = start(atHome());
  flow.send(asked);
  await answered('findRoute', { metres: 12_344.6, seconds: 900 });
  expect(modes()).toEqual(['driving']);
  expect(emitted).toEqual([{ type: 'trip.changed', trip: trip() }]);
  expect(at().value).toBe('editing');
});

it('the route is requested by car, on foot and by bicycle in turn, also after a failure [RENT-52]', async () => {
  const { flow, emitted, answered, failed, modes } = start(atHome());
  flow.send(asked);
  await answered('findRoute', null);
  await failed('findRoute');
  expect(modes()).toEqual(['driving', 'walking', 'bicycling']);
  await answered('findRoute', { metres: 9_000, seconds: 2_000 });
  expect(emitted).toEqual([
    { type: 'trip.changed', trip: trip({ metres: 9_000, distanceSource: 'bicycling' }) },
  ]);
});

it('the distance is estimated by a straight line when there is no route, and the form says so [RENT-06, RENT-52]', async () => {
  const { flow, emitted, answered, failed, modes } = start(
    atHome({ destination: rock, type: 'distance_wise' }),
  );
  flow.send(asked);
  await answered('findRoute', null);
  await answered('findRoute', null);
  await failed('findRoute', 'timeout');
  expect(modes()).toHaveLength(3);
  // 97.7 km in a straight line at 40 km/h. A part of an hour counts as a whole one.
  expect(emitted).toMatchObject([
    { trip: { distanceSource: 'estimate', metres: 97_737, hours: 3, type: 'distance_wise' } },
  ]);
});

it('the route is not reported as missing while offline, and is requested again later [RENT-52, NFR-08]', async () => {
  for (const before of [[], [null], [null, null]]) {
    const { flow, emitted, answered, failed, at, modes } = start(atHome());
    flow.send(asked);
    for (const way of before) await answered('findRoute', way);
    await failed('findRoute', 'offline');
    expect(at().value).toBe('editing');
    expect(at().context.problem).toBe('offline');
    expect(emitted).toEqual([]);
    flow.send(asked);
    expect(at().context.problem).toBeNull();
    expect(modes().at(-1)).toBe('driving');
    await answered('findRoute', { metres: 12_345, seconds: 900 });
    expect(emitted).toEqual([{ type: 'trip.changed', trip: trip() }]);
  }
});

it('a trip from the URL that cannot be searched shows its problem until the customer changes it [RENT-12]', () => {
  const { flow, at } = start({ ...atHome(), problem: 'past' });
  expect(at().context.problem).toBe('past');
  flow.send({ type: 'moment.chosen', pickupAt: '2026-11-25T10:00' });
  expect(at().context.problem).toBeNull();
});

it('a pickup time more than two years ahead is rejected [RENT-12]', () => {
  const { flow, at } = start(atHome({ pickupAt: '2028-12-24T12:00' }));
  flow.send(asked);
  expect(at().context.problem).toBe('far');
});

it('a trip by distance has the duration of its route, rounded up to whole hours [Q-21]', async () => {
  const { flow, emitted, answered } = start(atHome({ type: 'distance_wise' }));
  flow.send(asked);
  await answered('findRoute', { metres: 800, seconds: 60 });
  flow.send(asked);
  await answered('findRoute', { metres: 50_000, seconds: 3_601 });
  expect(emitted).toMatchObject([{ trip: { hours: 1 } }, { trip: { hours: 2 } }]);
});

it('missing fields of the rental search are named in order, and no route is requested [RENT-02]', () => {
  const missing = [
    [atHome({ pickup: null, destination: null }), 'pickup'],
    [atHome({ type: 'distance_wise', destination: null }), 'destination'],
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

it('a pickup time in the past of the city’s clock is rejected, and the current minute is accepted [RENT-12]', () => {
  const over = start(atHome({ pickupAt: '2026-11-24T12:59' }));
  over.flow.send(asked);
  expect(over.at().context.problem).toBe('past');
  over.flow.send({ type: 'moment.chosen', pickupAt: '2026-11-24T13:00' });
  expect(over.at().context.problem).toBeNull();
  over.flow.send(asked);
  expect(over.at().matches({ routing: 'driving' })).toBe(true);
});

it('hours are rounded up to days for a daily trip and stay rounded for other trip types [RENT-05, Q-20]', () => {
  const { flow, at } = start(atHome({ hours: 25 }));
  flow.send({ type: 'kind.chosen', kind: 'day_wise' });
  expect(at().context.draft.hours).toBe(48);
  flow.send({ type: 'kind.chosen', kind: 'hourly' });
  expect(at().context.draft.hours).toBe(48);
});

it('the response with a route is ignored when the trip has changed meanwhile [RENT-52]', async () => {
  const { flow, effects, emitted, at, modes } = start(atHome());
  flow.send(asked);
  const first = effects.latest('findRoute');
  flow.send({ type: 'places.swapped' });
  expect(at().value).toBe('editing');
  first.resolve({ metres: 1, seconds: 1 });
  await settled();
  expect(emitted.map((event) => event.type)).not.toContain('trip.changed');
  flow.send(asked);
  expect(modes()).toHaveLength(2);
  expect(effects.latest('findRoute').input).toMatchObject({ from: hills, to: harbour });
});

it('the vehicles are requested for the trip and filters in the URL [NAV-17, RENT-12]', async () => {
  const { effects, answered, at } = start(atResults());
  expect(effects.latest('searchVehicles').input).toEqual({ trip: trip(), filters: { seats: 4 }, page: 1 });
  await answered('searchVehicles', found(12, 30));
  expect(at().value).toEqual({ results: 'partial' });
});

it('the list of vehicles loads page after page, stays when a page fails, and ends [RENT-12]', async () => {
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

it('pages of vehicles that were loaded before are shown immediately [NAV-30]', () => {
  const { at, effects } = start(atResults({ progress: found(24, 30, 2) }));
  expect(at().value).toEqual({ results: 'partial' });
  expect(effects.callsOf('searchVehicles')).toEqual([]);
});

it('an empty list of vehicles and a failed search are distinguished and can be retried [RENT-12]', async () => {
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

it('the list of vehicles reloads when the network is back and shows the old vehicles meanwhile [X-15]', async () => {
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

it('the vehicle search runs again when the network is back, if it found nothing or failed [X-15]', async () => {
  const broken = start(atResults());
  await broken.failed('searchVehicles', 'offline');
  broken.flow.send({ type: 'answers.outdated' });
  await broken.answered('searchVehicles', found(0, 0));
  expect(broken.at().value).toBe('empty');
  broken.flow.send({ type: 'answers.outdated' });
  await broken.answered('searchVehicles', found(1, 1));
  expect(broken.at().value).toEqual({ results: 'all' });
});

it('each change of the search form is stored, so that the form survives a visit to a vehicle’s page [RENT-02, NAV-30]', () => {
  const { flow, emitted } = start(atHome({ destination: null }));
  flow.send({ type: 'place.chosen', end: 'destination', place: rock });
  flow.send({ type: 'places.swapped' });
  flow.send({ type: 'kind.chosen', kind: 'day_wise' });
  flow.send(asked);
  flow.send({ type: 'moment.chosen', pickupAt: '2026-11-25T10:00' });
  flow.send({ type: 'duration.chosen', hours: 48 });
  expect(emitted.map((event) => event.type)).toEqual(Array(5).fill('draft.changed'));
  expect(emitted.at(-1)).toEqual({
    type: 'draft.changed',
    draft: { type: 'day_wise', pickup: rock, destination: harbour, pickupAt: '2026-11-25T10:00', hours: 48 },
    here: harbour,
  });
});

describe('The pickup place of a new trip', () => {
  const moved = { type: 'here.changed', place: rock } as const;

  it('follows the place in the header, even within the same zone [RENT-11]', () => {
    const { flow, emitted, at } = start(atHome());
    flow.send(moved);
    expect(at().context.draft).toMatchObject({ pickup: rock, destination: hills });
    expect(emitted).toEqual([{ type: 'draft.changed', draft: at().context.draft, here: rock }]);
    flow.send({ type: 'here.changed', place: harbour });
    expect(at().context.draft.pickup).toEqual(harbour);
  });

  it('stays when the customer has chosen it or the trip was already searched [RENT-11, NAV-18]', () => {
    const chosen = start(atHome());
    chosen.flow.send({ type: 'place.chosen', end: 'pickup', place: hills });
    chosen.flow.send(moved);
    expect(chosen.at().context.draft.pickup).toEqual(hills);
    const searched = start(atResults({ progress: found(12, 30) }));
    searched.flow.send(moved);
    expect(searched.at().context).toMatchObject({ draft: { pickup: harbour }, here: rock });
  });

  it('restarts a running route request when it changes [RENT-11]', async () => {
    const { flow, effects, answered, emitted, at } = start(atHome());
    flow.send(asked);
    flow.send(moved);
    expect(at().value).toBe('editing');
    await answered('findRoute', { metres: 9_000, seconds: 2_000 });
    expect(emitted.map(({ type }) => type)).toEqual(['draft.changed']);
    flow.send(asked);
    expect(effects.latest('findRoute').input).toMatchObject({ from: rock, to: hills });
  });
});

it.each(['hourly', 'day_wise'] as const)(
  'a %s round trip is confirmed before the search [RENT-58]',
  async (type) => {
    const home = { ...harbour, name: 'Home', lat: harbour.lat + 0.0001 };
    const { flow, modes, at } = start(atHome({ type, hours: 24, destination: home }));

    flow.send(asked);
    expect(at().value).toBe('askingReturn');
    flow.send({ type: 'question.closed' });
    expect(at().value).toBe('editing');
    expect(modes()).toEqual([]);
    flow.send(asked);
    flow.send({ type: 'return.confirmed' });

    expect(modes()).toEqual(['driving']);
  },
);

it('a round trip by distance is rejected [RENT-58]', () => {
  const { flow, modes, at } = start(atHome({ type: 'distance_wise', destination: harbour }));

  flow.send(asked);

  expect(at().context.problem).toBe('samePlace');
  expect(at().value).toBe('editing');
  expect(modes()).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Place } from '../../../domain/catalogue';
import { locationMachine } from '../../../machines/location/location.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { harbour, harbourZone, outside, overlap } from './location.model';

async function start(stored: Place | null, isRental = false) {
  const effects = deferredActors('readPlace', 'currentPosition', 'resolvePlace', 'checkCart', 'storePlace');
  const clock = new SimulatedClock();
  const location = createActor(locationMachine.provide({ actors: effects.actors }), {
    input: { isRental },
    clock,
  });
  location.start();
  effects.latest('readPlace').resolve(stored);
  await settled();
  const emitted = emittedBy(location);
  const answer = async (name: Parameters<typeof effects.latest>[0], output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const refuse = async (name: Parameters<typeof effects.latest>[0], error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const place = () => location.getSnapshot().context.place;
  return { location, effects, clock, emitted, answer, refuse, place };
}

const hill = { placeId: 'addr-7', text: 'Hill Road 7' };

it('the browser is asked for the position only after a press [LOC-10]', async () => {
  const { location, effects } = await start(null);
  expect(effects.callsOf('currentPosition')).toEqual([]);

  location.send({ type: 'currentLocation.requested' });

  expect(effects.callsOf('currentPosition')).toHaveLength(1);
});

it('the device’s position is looked up, stored and announced as the place [LOC-06, LOC-08, MSG-04]', async () => {
  const { location, effects, answer, emitted, place } = await start(null);

  location.send({ type: 'currentLocation.requested' });
  await answer('currentPosition', { lat: 25.07, lng: 55.09 });
  expect(effects.latest('resolvePlace').input).toEqual({
    request: { from: 'point', lat: 25.07, lng: 55.09, label: null },
  });
  await answer('resolvePlace', { place: overlap, nearbyZones: [] });
  await answer('checkCart', { conflictingStore: null });

  expect(effects.latest('storePlace').input).toEqual({ place: overlap });
  expect(place()).toEqual(overlap);
  expect(emitted).toEqual([
    { type: 'location.changed', place: overlap },
    { type: 'place.settled' },
    { type: 'notice', code: 'deliveryAddressSelected' },
  ]);
});

it('a point in overlapping zones is stored with all of them [LOC-17]', async () => {
  const { location, effects, answer, place } = await start(null);

  location.send({ type: 'suggestion.chosen', suggestion: hill });
  await answer('resolvePlace', { place: overlap, nearbyZones: [] });
  expect(effects.latest('checkCart').input).toEqual({ zoneIds: [1, 2] });
  await answer('checkCart', { conflictingStore: null });

  expect(place()?.zoneIds).toEqual([1, 2]);
});

it('the notice about a new place calls it a pickup address in the rental module [LOC-07, MSG-04]', async () => {
  const { location, answer, emitted } = await start(null, true);

  location.send({ type: 'suggestion.chosen', suggestion: hill });
  await answer('resolvePlace', { place: overlap, nearbyZones: [] });
  await answer('checkCart', { conflictingStore: null });

  expect(emitted).toContainEqual({ type: 'notice', code: 'pickupAddressSelected' });
});

describe.each(['denied', 'timeout', 'unavailable'] as const)(
  'the place after geolocation failed with %s',
  (problem) => {
    it('stays unchanged, and the customer sees the reason, a retry and the other ways to choose a place [LOC-10]', async () => {
      const { location, effects, refuse, place } = await start(harbour);

      location.send({ type: 'currentLocation.requested' });
      await refuse('currentPosition', { code: problem });

      expect(location.getSnapshot().context.geolocationProblem).toBe(problem);
      expect(place()).toEqual(harbour);
      const now = location.getSnapshot();
      expect(now.can({ type: 'currentLocation.requested' })).toBe(true);
      expect(now.can({ type: 'suggestion.chosen', suggestion: hill })).toBe(true);
      expect(now.can({ type: 'point.chosen', lat: 25.05, lng: 55.05, label: null })).toBe(true);

      location.send({ type: 'retry.requested' });
      expect(effects.callsOf('currentPosition')).toHaveLength(2);
      expect(location.getSnapshot().context.geolocationProblem).toBeNull();
    });
  },
);

it('a position request without a response ends after five seconds [LOC-09, LOC-10]', async () => {
  const { location, clock } = await start(null);

  location.send({ type: 'currentLocation.requested' });
  clock.increment(4_999);
  expect(location.getSnapshot().hasTag('busy')).toBe(true);
  clock.increment(1);

  expect(location.getSnapshot().hasTag('busy')).toBe(false);
  expect(location.getSnapshot().context.geolocationProblem).toBe('timeout');
});

it('an unserved place is named in a message, the old place stays, and nearby zones are offered [LOC-12]', async () => {
  const { location, effects, answer, emitted, place } = await start(harbour);

  location.send({ type: 'suggestion.chosen', suggestion: { placeId: 'addr-9', text: outside.label } });
  await answer('resolvePlace', { place: outside, nearbyZones: [harbourZone] });

  const { context } = location.getSnapshot();
  expect(context.candidate?.label).toBe(outside.label);
  expect(context.nearbyZones).toEqual([harbourZone]);
  expect(place()).toEqual(harbour);
  expect(effects.callsOf('storePlace')).toEqual([]);
  expect(emitted).toEqual([]);

  location.send({ type: 'problem.dismissed' });
  expect(place()).toEqual(harbour);
  expect(location.getSnapshot().context.nearbyZones).toEqual([]);
});

it('a failed lookup of a place keeps the old place and can be retried [LOC-21]', async () => {
  const { location, effects, refuse, place } = await start(harbour);

  location.send({ type: 'suggestion.chosen', suggestion: hill });
  await refuse('resolvePlace', { code: 'offline' });
  expect(location.getSnapshot().context.failure?.code).toBe('offline');
  expect(place()).toEqual(harbour);

  location.send({ type: 'retry.requested' });
  expect(effects.callsOf('resolvePlace').map(({ input }) => input)).toEqual([
    { request: { from: 'suggestion', placeId: 'addr-7', label: 'Hill Road 7' } },
    { request: { from: 'suggestion', placeId: 'addr-7', label: 'Hill Road 7' } },
  ]);
});

it('a second choice of a place replaces the first one that still waits for its response', async () => {
  const { location, effects, answer } = await start(null);

  location.send({ type: 'suggestion.chosen', suggestion: hill });
  location.send({ type: 'point.chosen', lat: 25.05, lng: 55.05, label: 'Harbour' });
  effects.callsOf('resolvePlace')[0]?.resolve({ place: overlap, nearbyZones: [] });
  await settled();
  expect(location.getSnapshot().context.candidate).toBeNull();
  await answer('resolvePlace', { place: harbour, nearbyZones: [] });

  expect(location.getSnapshot().context.candidate).toEqual(harbour);
});

describe('a cart whose store does not serve the new place', () => {
  async function conflict() {
    const flow = await start(harbour);
    flow.location.send({ type: 'suggestion.chosen', suggestion: hill });
    await flow.answer('resolvePlace', { place: overlap, nearbyZones: [] });
    await flow.answer('checkCart', { conflictingStore: 'Old Town Bakes' });
    return flow;
  }

  it('is reported immediately, before the place changes [LOC-18]', async () => {
    const { location, emitted, effects, place } = await conflict();

    expect(location.getSnapshot().context.conflictingStore).toBe('Old Town Bakes');
    expect(place()).toEqual(harbour);
    expect(effects.callsOf('storePlace')).toEqual([]);
    expect(emitted).toEqual([]);
  });

  it('is unchanged when the customer keeps the old place [LOC-18]', async () => {
    const { location, emitted, place } = await conflict();

    location.send({ type: 'conflict.placeKept' });

    expect(place()).toEqual(harbour);
    expect(emitted).toEqual([]);
  });

  it('is cleared for the new place on request [LOC-18]', async () => {
    const { location, emitted, place } = await conflict();

    location.send({ type: 'conflict.cartCleared' });

    expect(place()).toEqual(overlap);
    expect(emitted.map(({ type }) => type)).toEqual([
      'cart.clearRequested',
      'location.changed',
      'place.settled',
      'notice',
    ]);
  });

  it('is unchanged when the customer looks for another store at the new place [LOC-18]', async () => {
    const { location, emitted, place } = await conflict();

    location.send({ type: 'conflict.storeChanged' });

    expect(place()).toEqual(overlap);
    expect(emitted.map(({ type }) => type)).toEqual([
      'home.requested',
      'location.changed',
      'place.settled',
      'notice',
    ]);
  });
});

it('a place that cannot be stored is kept until the end of the visit [STO-02]', async () => {
  const { location, answer, refuse, place } = await start(harbour);

  location.send({ type: 'suggestion.chosen', suggestion: hill });
  await answer('resolvePlace', { place: overlap, nearbyZones: [] });
  await answer('checkCart', { conflictingStore: null });
  await refuse('storePlace', new Error('storage is full'));

  expect(place()).toEqual(overlap);
  expect(location.getSnapshot().hasTag('failed')).toBe(false);
});

it('a place chosen in another tab is applied in this tab without a notice [STO-03]', async () => {
  const { location, emitted, place } = await start(harbour);

  location.send({ type: 'place.changedElsewhere', place: overlap });

  expect(place()).toEqual(overlap);
  expect(emitted).toEqual([{ type: 'location.changed', place: overlap }]);
});

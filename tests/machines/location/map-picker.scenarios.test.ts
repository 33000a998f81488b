import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { distanceKm } from '../../../domain/geo';
import { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import { deferredActors, settled } from '../../support/deferred';
import { outside, overlap } from './location.model';
import { drawnHarbour } from './map-picker.model';

const start = { lat: 25.02, lng: 55.02 };

function open() {
  const effects = deferredActors('readZones', 'resolvePlace', 'currentPosition');
  const clock = new SimulatedClock();
  const picker = createActor(mapPickerMachine.provide({ actors: effects.actors }), {
    clock,
    input: { start },
  });
  const emitted: unknown[] = [];
  picker.on('*', (event) => emitted.push(event));
  picker.start();
  const found = async (place: typeof overlap) => {
    effects.latest('resolvePlace').resolve({ place, nearbyZones: [] });
    await settled();
  };
  const pin = () => picker.getSnapshot().context.pin;
  return { picker, effects, clock, emitted, found, pin };
}

it('the map picker requests the address only when the pin rests [LOC-13, MAP-04]', async () => {
  const { picker, effects, clock } = open();

  picker.send({ type: 'pin.moved', lat: 25.03, lng: 55.03 });
  clock.increment(200);
  picker.send({ type: 'pin.moved', lat: 25.04, lng: 55.04 });
  clock.increment(299);
  expect(effects.callsOf('resolvePlace')).toHaveLength(1);
  clock.increment(1);

  expect(effects.callsOf('resolvePlace').at(-1)?.input).toEqual({
    request: { from: 'point', lat: 25.04, lng: 55.04, label: null },
  });
});

it('the response for an earlier position of the pin is ignored [LOC-15]', async () => {
  const { picker, effects, emitted } = open();

  picker.send({ type: 'pin.moved', lat: 25.04, lng: 55.04 });
  effects.latest('resolvePlace').resolve({ place: overlap, nearbyZones: [] });
  await settled();

  expect(emitted).toEqual([{ type: 'place.lookupStarted' }]);
  expect(picker.getSnapshot().can({ type: 'place.confirmed' })).toBe(false);
});

it("an unserved place can't be chosen in the map picker and is named [MAP-04, LOC-12]", async () => {
  const { picker, found, emitted } = open();

  await found(outside);
  picker.send({ type: 'place.confirmed' });

  expect(picker.getSnapshot().matches({ pin: { resting: 'outside' } })).toBe(true);
  expect(picker.getSnapshot().context.place?.label).toBe(outside.label);
  expect(emitted).toEqual([{ type: 'place.found', place: outside, isMoved: false }]);
});

it('a served place below the pin can be chosen [LOC-06]', async () => {
  const { picker, found, emitted } = open();

  await found(overlap);
  picker.send({ type: 'place.confirmed' });

  expect(emitted.at(-1)).toEqual({ type: 'place.picked', place: overlap });
});

it('an arrow key moves the pin by ten metres, at any latitude [LOC-21, X-10]', () => {
  const { picker, pin } = open();

  for (const towards of ['north', 'east', 'south', 'west'] as const) {
    const before = pin();
    picker.send({ type: 'pin.stepped', towards });
    expect(distanceKm(before, pin()) * 1000).toBeCloseTo(10, 1);
  }

  expect(pin().lat).toBeCloseTo(start.lat, 8);
  expect(pin().lng).toBeCloseTo(start.lng, 6);
});

it('the picker works without a map by zones and arrow keys [LOC-21, MAP-03]', async () => {
  const { picker, effects, clock, found, pin } = open();
  picker.send({ type: 'map.failed' });
  effects.latest('readZones').resolve([drawnHarbour]);
  await settled();

  picker.send({ type: 'zone.chosen', zoneId: drawnHarbour.id });
  expect(pin()).toEqual({ lat: drawnHarbour.lat, lng: drawnHarbour.lng });
  clock.increment(300);
  await found(overlap);

  expect(picker.getSnapshot().matches({ streets: 'missing' })).toBe(true);
  expect(picker.getSnapshot().can({ type: 'place.confirmed' })).toBe(true);
});

it.each(['denied', 'timeout', 'unavailable'] as const)(
  'a position that is %s is reported, and the pin stays where it is [LOC-10]',
  async (code) => {
    const { picker, effects, pin } = open();

    picker.send({ type: 'currentLocation.requested' });
    effects.latest('currentPosition').reject({ code });
    await settled();

    expect(picker.getSnapshot().context.geolocationProblem).toBe(code);
    expect(pin()).toEqual(start);
  },
);

it('locating the device times out after five seconds [LOC-09, CONST-01]', () => {
  const { picker, clock } = open();

  picker.send({ type: 'currentLocation.requested' });
  clock.increment(4_999);
  expect(picker.getSnapshot().matches({ pin: 'locating' })).toBe(true);
  clock.increment(1);

  expect(picker.getSnapshot().matches({ pin: { unlocated: 'timeout' } })).toBe(true);
});

it('the accuracy circle is shown until the pin is moved [LOC-08]', async () => {
  const { picker, effects } = open();

  picker.send({ type: 'currentLocation.requested' });
  effects.latest('currentPosition').resolve({ lat: 25.07, lng: 55.09, accuracy: 40 });
  await settled();
  expect(picker.getSnapshot().context).toMatchObject({ pin: { lat: 25.07, lng: 55.09 }, accuracy: 40 });
  picker.send({ type: 'pin.stepped', towards: 'north' });

  expect(picker.getSnapshot().context.accuracy).toBeNull();
});

it('the map stays rendered while the pin moves', () => {
  const { picker } = open();

  picker.send({ type: 'map.failed' });
  picker.send({ type: 'pin.moved', lat: 25.04, lng: 55.04 });

  expect(picker.getSnapshot().matches({ streets: 'missing' })).toBe(true);
});

it('the map picker reports whether the customer has moved the pin [LOC-04, PARC-02]', async () => {
  const { picker, clock, found, emitted } = open();
  const last = () => emitted.at(-1);

  await found(overlap);
  expect(last()).toMatchObject({ type: 'place.found', isMoved: false });

  picker.send({ type: 'pin.stepped', towards: 'north' });
  expect(last()).toEqual({ type: 'place.lookupStarted' });
  clock.increment(300);
  await found(overlap);
  expect(last()).toMatchObject({ type: 'place.found', isMoved: true });
});

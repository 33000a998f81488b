import { describe, expect, it } from 'vitest';
import { start } from './adding';
import {
  cartOf,
  compact,
  line,
  listBody,
  nothing,
  plan,
  press,
  refusedFor,
  scooter,
  suv,
  transfer,
} from './trips';

const byDistance = { kind: 'distance_wise' } as const;

it('a vehicle without conflicts is added immediately with a notice [RENT-21, MSG-82]', async () => {
  const { flow, effects, answered, notices } = start();
  flow.send(press());
  flow.send(press());
  expect(effects.callsOf('addVehicle').map(({ input }) => input)).toEqual([
    { vehicleId: 1, quantity: 1, plan: plan(), isResetting: false },
  ]);
  await answered('addVehicle', cartOf([line(compact)]));
  expect(notices()).toEqual(['vehicleAdded']);
});

describe('a vehicle of another provider', () => {
  const held = cartOf([line(compact)]);

  it('is confirmed first, then replaces the cart in one request [RENT-22]', async () => {
    const { flow, effects, at, answered, notices } = start();
    flow.send(press({ vehicle: suv }, held));
    expect(at()).toBe('providerConflict');
    expect(flow.getSnapshot().context.otherProvider).toBe('City Wheels');
    expect(effects.callsOf('addVehicle')).toEqual([]);
    flow.send({ type: 'reset.confirmed' });
    expect(effects.latest('addVehicle').input).toMatchObject({ vehicleId: 3, isResetting: true });
    await answered('addVehicle', cartOf([line(suv)]));
    expect(notices()).toEqual(['vehicleAdded']);
  });

  it('is also confirmed when only the server knows the contents of the trip cart [RENT-22]', async () => {
    const { flow, at, answered, failed } = start();
    flow.send(press({ vehicle: suv }));
    await failed('addVehicle', refusedFor('other_provider'));
    expect(at()).toBe('rereading');
    await answered('readCart', held);
    expect(at()).toBe('providerConflict');
    expect(flow.getSnapshot().context.otherProvider).toBe('City Wheels');
  });

  it('is confirmed only once, and a second refusal is reported as a failure [RENT-22]', async () => {
    const { flow, at, answered, failed } = start();
    flow.send(press());
    await failed('addVehicle', refusedFor('other_provider'));
    await answered('readCart', nothing);
    expect(at()).toBe('adding');
    await failed('addVehicle', refusedFor('other_provider'));
    expect(at()).toBe('failed');
  });
});

it('a vehicle for another duration is confirmed even when the page had not loaded the cart [RENT-26]', async () => {
  const { flow, at, answered, failed } = start();
  flow.send(press({ vehicle: scooter, plan: plan({ hours: 3 }) }));
  await failed('addVehicle', refusedFor('hour_difference'));
  await answered('readCart', cartOf([line(compact)]));
  expect(at()).toBe('hourDifference');
});

describe('a vehicle for another trip type', () => {
  const held = cartOf([line(scooter)]);
  const changed = press({ vehicle: transfer, plan: plan(byDistance) }, held);

  it('is confirmed first, then the trip is changed and the vehicle added [RENT-23, MSG-81]', async () => {
    const { flow, effects, at, answered } = start();
    flow.send(changed);
    expect(at()).toBe('tripTypeConflict');
    flow.send({ type: 'change.confirmed' });
    expect(effects.latest('updateTrip').input).toEqual({ id: 41, plan: plan(byDistance) });
    expect(effects.callsOf('addVehicle')).toEqual([]);
    await answered('updateTrip', cartOf([line(compact)], byDistance));
    expect(effects.latest('addVehicle').input).toMatchObject({ vehicleId: 7, plan: byDistance });
  });

  it('is added after removing exactly the listed vehicles that do not fit [RENT-24, RENT-25]', async () => {
    const { flow, effects, at, answered, failed, notices } = start();
    const two = cartOf([line(scooter), line(compact)]);
    flow.send(press({ vehicle: transfer, plan: plan(byDistance) }, two));
    flow.send({ type: 'change.confirmed' });
    await failed('updateTrip', listBody([102]));
    expect(at()).toBe('incompatible');
    expect(notices()).toEqual([]);
    flow.send({ type: 'removal.confirmed' });
    expect(effects.latest('removeLines').input).toEqual({ lineIds: [102] });
    await answered('removeLines', cartOf([line(compact)]));
    expect(effects.callsOf('updateTrip')).toHaveLength(2);
    await answered('updateTrip', cartOf([line(compact)], byDistance));
    await answered('addVehicle', cartOf([line(compact), line(transfer)], byDistance));
    expect(notices()).toEqual(['vehicleAdded']);
  });

  it('is added without another dialog when all vehicles were removed [RENT-25]', async () => {
    const { flow, effects, answered, failed } = start();
    flow.send(changed);
    flow.send({ type: 'change.confirmed' });
    await failed('updateTrip', listBody([102]));
    flow.send({ type: 'removal.confirmed' });
    await answered('removeLines', nothing);
    expect(effects.callsOf('updateTrip')).toHaveLength(1);
    expect(effects.latest('addVehicle').input).toMatchObject({ vehicleId: 7 });
  });

  it('is not added after a failure of another kind, which is reported in a notice [RENT-24]', async () => {
    const { flow, failed, at, notices } = start();
    flow.send(changed);
    flow.send({ type: 'change.confirmed' });
    await failed('updateTrip', { code: 'offline', messages: [] });
    expect(at()).toBe('failed');
    expect(notices()).toEqual(['failed']);
  });
});

describe('a vehicle for another duration', () => {
  const held = cartOf([line(compact)]);
  const changed = press({ vehicle: scooter, plan: plan({ hours: 3 }) }, held);

  it('is added for the duration of the cart’s trip [RENT-26]', () => {
    const { flow, effects, at } = start();
    flow.send(changed);
    expect(at()).toBe('hourDifference');
    flow.send({ type: 'trip.kept' });
    expect(effects.callsOf('updateTrip')).toEqual([]);
    expect(effects.latest('addVehicle').input).toMatchObject({ vehicleId: 2, plan: { hours: 5 } });
  });

  it('is added after changing the trip’s duration [RENT-26]', async () => {
    const { flow, effects, answered } = start();
    flow.send(changed);
    flow.send({ type: 'trip.updated' });
    expect(effects.latest('updateTrip').input).toMatchObject({ plan: { hours: 3 } });
    await answered('updateTrip', cartOf([line(compact)], { hours: 3 }));
    expect(effects.latest('addVehicle').input).toMatchObject({ plan: { hours: 3 } });
  });
});

describe('A vehicle that can’t be added', () => {
  it.each([
    ['a vehicle taken at that time', press({ isAvailable: false }), 'vehicleNotAvailable'],
    [
      'a time in the past',
      press({ plan: plan({ pickupAt: '2026-03-09T10:00:00Z' }) }),
      'vehicleNotAvailable',
    ],
    ['a second unit of the only one', press({ vehicle: scooter }, cartOf([line(scooter)])), 'vehicleOptions'],
    ['more units than there are', press({ quantity: 2 }, cartOf([line(compact, 2)])), 'vehicleLimit'],
  ])('is not requested for %s [RENT-09, RENT-27, RENT-28]', (_, changed, code) => {
    const { flow, calls, notices, at } = start();
    flow.send(changed);
    expect(calls()).toEqual([]);
    expect(notices()).toEqual([code]);
    expect(at()).toBe('idle');
  });

  it('is reported with the client’s text when only the server knows that it is booked [RENT-09, MSG-85]', async () => {
    const { flow, failed, notices } = start();
    flow.send(press());
    await failed('addVehicle', refusedFor('pick_time'));
    expect(notices()).toEqual(['vehicleNotAvailable']);
  });
});

it.each([
  ['the trip type chooser', press({ plan: null }), 'choosingTrip'],
  ['another provider', press({ vehicle: suv }, cartOf([line(compact)])), 'providerConflict'],
  ['another trip type', press({ plan: plan(byDistance) }, cartOf([line(compact)])), 'tripTypeConflict'],
  ['another duration', press({ plan: plan({ hours: 3 }) }, cartOf([line(compact)])), 'hourDifference'],
])(
  'declining the dialog about %s changes nothing [RENT-22, RENT-23, RENT-26, RENT-30]',
  (_, changed, state) => {
    const { flow, at, calls, emitted } = start();
    flow.send(changed);
    expect(at()).toBe(state);
    flow.send({ type: 'question.closed' });
    expect(at()).toBe('idle');
    expect(calls()).toEqual([]);
    expect(emitted).toEqual([]);
  },
);

it('declining the list of vehicles that do not fit changes nothing [RENT-25]', async () => {
  const { flow, effects, failed, at, emitted } = start();
  flow.send(press({ vehicle: transfer, plan: plan(byDistance) }, cartOf([line(scooter)])));
  flow.send({ type: 'change.confirmed' });
  await failed('updateTrip', listBody([102]));
  flow.send({ type: 'question.closed' });
  expect(at()).toBe('idle');
  expect(effects.callsOf('removeLines')).toEqual([]);
  expect(effects.callsOf('addVehicle')).toEqual([]);
  expect(emitted).toEqual([]);
});

it('a vehicle that is not offered for the searched trip type asks the customer to choose a type [RENT-43, RENT-04]', () => {
  const { flow, at, effects } = start();
  flow.send(press({ vehicle: scooter, plan: plan(byDistance) }));
  expect(at()).toBe('choosingTrip');
  flow.send({ type: 'trip.chosen', plan: plan() });
  expect(effects.latest('addVehicle').input).toMatchObject({ vehicleId: 2, plan: { kind: 'hourly' } });
});

import { describe, expect, it } from 'vitest';
import { start } from './adding';
import { cartOf, compact, line, listBody, plan, press, scooter, suv, transfer } from './trips';

const byDistance = { kind: 'distance_wise' } as const;

it.each([
  [
    'providerConflict',
    press({ vehicle: suv }, cartOf([line(compact)])),
    [],
    { type: 'reset.confirmed' },
    'resetting',
  ],
  [
    'tripTypeConflict',
    press({ vehicle: transfer, plan: plan(byDistance) }, cartOf([line(compact)])),
    [line(compact)],
    { type: 'change.confirmed' },
    'updatingTrip',
  ],
  [
    'hourDifference',
    press({ plan: plan({ hours: 3 }) }, cartOf([line(compact)])),
    [line(compact)],
    { type: 'trip.updated' },
    'updatingTrip',
  ],
] as const)(
  'the dialog %s shows the vehicles that stay and the new price, and works even if this preview fails [X-18, RENT-22, RENT-23, RENT-26]',
  async (state, changed, stays, agree, next) => {
    const { flow, effects, at, answered, failed, calls, emitted } = start();
    flow.send(changed);
    const { vehicle } = changed.draft;
    expect(effects.latest('previewCart').input).toMatchObject({ vehicleId: vehicle.id, isResetting: false });
    const then = cartOf([...stays, line(vehicle)]);
    await answered('previewCart', then);
    expect(at()).toBe(state);
    expect(flow.getSnapshot().context.preview).toEqual(then);
    expect([calls(), emitted]).toEqual([[], []]);
    flow.send({ type: 'question.closed' });
    // The second request opens the question again.
    flow.send(changed);
    expect(flow.getSnapshot().context.preview).toBeNull();
    await failed('previewCart', { code: 'offline', messages: [] });
    expect([at(), emitted]).toEqual([state, []]);
    flow.send(agree);
    expect(at()).toBe(next);
  },
);

describe('The fixed order of two conflicts', () => {
  const hours = plan({ hours: 3 });
  const distance = plan(byDistance);
  const full = cartOf([line(scooter), line(compact, 3)]);
  const theirs = cartOf([line(compact)]);
  it.each([
    ['pick time before limit', press({ isAvailable: false }, full), 'idle', 'vehicleNotAvailable'],
    [
      'pick time before provider',
      press({ vehicle: suv, isAvailable: false }, theirs),
      'idle',
      'vehicleNotAvailable',
    ],
    [
      'pick time before trip type',
      press({ isAvailable: false, plan: distance }, theirs),
      'idle',
      'vehicleNotAvailable',
    ],
    [
      'pick time before hours',
      press({ isAvailable: false, plan: hours }, theirs),
      'idle',
      'vehicleNotAvailable',
    ],
    ['limit before provider', press({ vehicle: suv, quantity: 3 }, theirs), 'idle', 'vehicleLimit'],
    ['limit before trip type', press({ plan: distance }, full), 'idle', 'vehicleOptions'],
    ['limit before hours', press({ plan: hours }, full), 'idle', 'vehicleOptions'],
    [
      'kind of trip before limit',
      press({ vehicle: scooter, plan: distance }, full),
      'choosingTrip',
      undefined,
    ],
    [
      'provider before trip type',
      press({ vehicle: suv, plan: distance }, theirs),
      'providerConflict',
      undefined,
    ],
    ['provider before hours', press({ vehicle: suv, plan: hours }, theirs), 'providerConflict', undefined],
    [
      'trip type before hours',
      press({ plan: plan({ ...byDistance, hours: 3, metres: 1 }) }, theirs),
      'tripTypeConflict',
      undefined,
    ],
  ] as const)(
    'is kept: %s [RENT-22, RENT-23, RENT-26, RENT-27, RENT-28, MSG-83, MSG-84, MSG-85]',
    (_, changed, state, code) => {
      const { flow, at, calls, notices } = start();
      flow.send(changed);
      expect(at()).toBe(state);
      expect(notices()[0]).toBe(code);
      expect(calls()).toEqual([]);
    },
  );
});

describe('Two conflicts when one vehicle is added', () => {
  it('are solved by one request when provider and type differ [RENT-22, RENT-23]', async () => {
    const { flow, effects, at, answered, notices } = start();
    flow.send(press({ vehicle: suv, plan: plan(byDistance) }, cartOf([line(compact)])));
    flow.send({ type: 'reset.confirmed' });
    expect(effects.latest('addVehicle').input).toMatchObject({ isResetting: true, plan: byDistance });
    await answered('addVehicle', cartOf([line(suv)], byDistance));
    expect([at(), notices()]).toEqual(['idle', ['vehicleAdded']]);
    expect(effects.callsOf('updateTrip')).toEqual([]);
  });

  it('are solved by one request when provider and hours differ [RENT-22, RENT-26]', () => {
    const { flow, effects } = start();
    flow.send(press({ vehicle: suv, plan: plan({ hours: 3 }) }, cartOf([line(compact)])));
    flow.send({ type: 'reset.confirmed' });
    expect(effects.latest('addVehicle').input).toMatchObject({ isResetting: true, plan: { hours: 3 } });
  });

  it('are solved by changing the whole trip when type and hours differ [RENT-23, RENT-26]', async () => {
    const { flow, effects, at, answered } = start();
    const requested = plan({ kind: 'day_wise', hours: 48 });
    flow.send(press({ plan: requested }, cartOf([line(compact)])));
    flow.send({ type: 'change.confirmed' });
    expect(effects.latest('updateTrip').input).toEqual({ id: 41, plan: requested });
    await answered('updateTrip', cartOf([line(compact)], { kind: 'day_wise', hours: 48 }));
    expect(at()).toBe('adding');
  });

  it('are followed by the list of unavailable vehicles, and declining that list changes nothing [RENT-26, RENT-24, RENT-25]', async () => {
    const { flow, effects, at, failed, emitted } = start();
    flow.send(press({ vehicle: scooter, plan: plan({ hours: 9 }) }, cartOf([line(compact)])));
    flow.send({ type: 'trip.updated' });
    await failed('updateTrip', listBody([101]));
    expect(at()).toBe('incompatible');
    flow.send({ type: 'question.closed' });
    expect([at(), emitted, effects.callsOf('removeLines'), effects.callsOf('addVehicle')]).toEqual([
      'idle',
      [],
      [],
      [],
    ]);
  });
});

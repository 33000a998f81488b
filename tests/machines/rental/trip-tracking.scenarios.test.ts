import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { tripTimeline } from '../../../domain/rental/booked-trip';
import { tripTrackingMachine } from '../../../machines/rental/trip-tracking.machine';
import type { TripLookup } from '../../../machines/rental/trip-tracking.types';
import { deferredActors } from '../../support/deferred';
import { tripOf } from './trip-tracking.model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mine = { id: 2001, phone: null };
const theirs = { id: 2001, phone: '+971501234567' };

function follow(lookup: TripLookup | null) {
  const effects = deferredActors('readTrip');
  const flow = createActor(tripTrackingMachine.provide({ actors: effects.actors }), { input: { lookup } });
  flow.start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    flow,
    effects,
    at: () => flow.getSnapshot(),
    reads: async (status: Parameters<typeof tripOf>[0]) => {
      effects.latest('readTrip').resolve(tripOf(status));
      await settle();
    },
    fails: async (code: string) => {
      effects.latest('readTrip').reject({ code, messages: [] });
      await settle();
    },
  };
}

it('a guest’s trip is found by number and phone, and a wrong number reveals nothing [RENT-55, X-24]', async () => {
  const { flow, effects, at, reads, fails } = follow(null);
  expect(at().value).toBe('lookup');
  flow.send({ type: 'lookup.submitted', lookup: { ...theirs, id: 9 } });
  await fails('notFound');
  expect(at().value).toBe('notFound');
  expect(at().context.failure).toBeNull();
  flow.send({ type: 'lookup.submitted', lookup: theirs });
  expect(effects.latest('readTrip').input).toEqual(theirs);
  await reads('pending');
  expect(at().context.trip?.id).toBe(2001);
});

it('a new status is shown live, until the trip is over [RENT-54]', async () => {
  const { effects, at, reads } = follow(mine);
  await reads('pending');
  await vi.advanceTimersByTimeAsync(10_000);
  await reads('completed');
  expect(at().value).toBe('finished');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(effects.callsOf('readTrip')).toHaveLength(2);
});

it('the last known trip stays shown when requests fail, with a notice and retries [RENT-54]', async () => {
  const { at, reads, fails } = follow(mine);
  await reads('pending');
  await vi.advanceTimersByTimeAsync(10_000);
  await fails('offline');
  expect(at().context.trip?.status).toBe('pending');
  expect(at().context.failure?.code).toBe('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  await reads('confirmed');
  expect(at().context).toMatchObject({ trip: { status: 'confirmed' }, failure: null });
});

it('the tracked trip reloads immediately after an action [RENT-54]', async () => {
  const { flow, effects, at, reads } = follow(mine);
  await reads('pending');
  flow.send({ type: 'trip.changed' });
  expect(effects.callsOf('readTrip')).toHaveLength(2);
  await reads('canceled');
  expect(at().value).toBe('finished');
});

it('the timeline shows a trip’s coming steps, and only the past steps of a cancelled trip [RENT-54]', () => {
  const steps = (trip: ReturnType<typeof tripOf>) => tripTimeline(trip).map(({ status, is }) => [status, is]);
  expect(steps(tripOf('confirmed'))).toEqual([
    ['pending', 'done'],
    ['confirmed', 'current'],
    ['ongoing', 'ahead'],
    ['completed', 'ahead'],
  ]);
  expect(steps(tripOf('canceled'))).toEqual([
    ['pending', 'done'],
    ['canceled', 'done'],
  ]);
});

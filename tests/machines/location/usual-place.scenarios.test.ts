import { expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { farOffice, home } from './saved-addresses.model';

function start(isAwaited = true) {
  const effects = deferredActors('readHabits');
  const clock = new SimulatedClock();
  const watchPlace = fromCallback<EventObject>(() => undefined);
  const flow = createActor(
    usualPlaceMachine.provide({ actors: effects.actors }).provide({ actors: { watchPlace } }),
    {
      input: { isAwaited },
      clock,
    },
  );
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, clock, emitted, answer: effects.latest('readHabits') };
}

it('a customer on a new browser gets the home address and the newest order’s module [LOC-22]', async () => {
  const { emitted, answer } = start();
  answer.resolve({ addresses: [farOffice, home], moduleId: 2 });
  await settled();
  expect(emitted).toEqual([{ type: 'place.recalled', address: home, moduleId: 2 }]);
});

it('no place is chosen for an account without an address, or when the account can’t be read [LOC-22]', async () => {
  const without = start();
  without.answer.resolve({ addresses: [], moduleId: 1 });
  const offline = start();
  offline.answer.reject({ code: 'offline', messages: [] });
  await settled();
  expect([...without.emitted, ...offline.emitted]).toEqual([]);
  expect(offline.flow.getSnapshot().matches('unknown')).toBe(true);
});

it('the first page waits until the usual place is decided, for at most two seconds [LOC-22, NFR-07]', async () => {
  const decided = start();
  expect(decided.flow.getSnapshot().hasTag('busy')).toBe(true);
  decided.answer.resolve({ addresses: [home], moduleId: 1 });
  await settled();
  expect(decided.flow.getSnapshot().hasTag('busy')).toBe(true);
  decided.flow.send({ type: 'place.decided' });
  expect(decided.flow.getSnapshot().matches('applied')).toBe(true);

  const silent = start();
  silent.clock.increment(1_999);
  expect(silent.flow.getSnapshot().hasTag('busy')).toBe(true);
  silent.clock.increment(1);
  expect(silent.flow.getSnapshot().hasTag('busy')).toBe(false);

  const undecided = start();
  undecided.answer.resolve({ addresses: [home], moduleId: 1 });
  await settled();
  undecided.clock.increment(2_000);
  expect(undecided.flow.getSnapshot().hasTag('busy')).toBe(false);
});

it('a page that is already open waits for a slow response without a limit [LOC-22]', async () => {
  const { flow, clock, emitted, answer } = start(false);
  clock.increment(60_000);
  expect(flow.getSnapshot().matches('reading')).toBe(true);
  answer.resolve({ addresses: [home], moduleId: 1 });
  await settled();
  expect(emitted).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { farOffice, home } from './saved-addresses.model';

function start() {
  const effects = deferredActors('readHabits');
  const flow = createActor(usualPlaceMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, emitted, answer: effects.latest('readHabits') };
}

it('a customer on a new browser gets the home address and the module of the newest order [LOC-22]', async () => {
  const { emitted, answer } = start();
  answer.resolve({ addresses: [farOffice, home], moduleId: 2 });
  await settled();
  expect(emitted).toEqual([{ type: 'place.recalled', address: home, moduleId: 2 }]);
});

it('nothing is chosen for an account without an address, or when the account can’t be read [LOC-22]', async () => {
  const without = start();
  without.answer.resolve({ addresses: [], moduleId: 1 });
  const offline = start();
  offline.answer.reject({ code: 'offline', messages: [] });
  await settled();
  expect([...without.emitted, ...offline.emitted]).toEqual([]);
  expect(offline.flow.getSnapshot().matches('unknown')).toBe(true);
});

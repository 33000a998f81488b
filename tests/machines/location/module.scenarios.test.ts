import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { modulesInZones } from '../../../domain/modules';
import { moduleMachine } from '../../../machines/location/module.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { food, grocery, modules, parcel, pharmacy, switchedOff } from './module.model';

function start(storedId: number | null) {
  const effects = deferredActors('storeModule', 'showPress');
  const module = createActor(moduleMachine.provide({ actors: effects.actors }), {
    input: { modules, storedId },
  });
  const emitted = emittedBy(module);
  module.start();
  const isAsking = () => module.getSnapshot().hasTag('open');
  return { module, effects, emitted, isAsking };
}

it('offers only modules that are switched on and served in one of the zones [MOD-05]', () => {
  expect(modulesInZones(modules, [3])).toEqual([pharmacy, parcel]);
  expect(modulesInZones(modules, [3, 4])).toEqual([food, pharmacy, parcel]);
  expect(modulesInZones(modules, [5])).toEqual([]);
  expect(modulesInZones(modules, [])).toEqual([]);
});

it('asks nothing as long as there is no place, so that a link to an item opens [MOD-05]', () => {
  const { module, isAsking } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [] });

  expect(isAsking()).toBe(false);
});

it('asks which module at the first place, and says no reason at the first [MOD-03, MOD-13]', () => {
  const { module, isAsking } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [1] });
  expect(isAsking()).toBe(true);
  expect(module.getSnapshot().value).toEqual({ choosing: 'first' });
});

it('stores the chosen module and says so [MOD-07]', async () => {
  const { module, effects, emitted, isAsking } = start(null);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });

  expect(effects.latest('storeModule').input).toEqual({ moduleId: pharmacy.id });
  expect(emitted).toEqual([
    { type: 'module.changed', moduleId: pharmacy.id, moduleType: 'pharmacy' },
    { type: 'notice', code: 'moduleSelected' },
  ]);
  effects.latest('storeModule').resolve(undefined);
  await settled();
  expect(isAsking()).toBe(false);
  expect(module.getSnapshot().context.selectedId).toBe(pharmacy.id);
});

it('takes the only module by itself, without a question or a notice [MOD-13]', async () => {
  const { module, effects, emitted, isAsking } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [4] });
  effects.latest('storeModule').resolve(undefined);
  await settled();

  expect(isAsking()).toBe(false);
  expect(module.getSnapshot().context.selectedId).toBe(food.id);
  expect(emitted).toEqual([
    { type: 'module.changed', moduleId: food.id, moduleType: 'food' },
    { type: 'welcome.requested' },
  ]);
});

it('asks again, with the reason, when the stored module is not served at the new place [MOD-14]', () => {
  const { module, isAsking } = start(grocery.id);
  module.send({ type: 'zones.changed', zoneIds: [1, 2] });
  expect(isAsking()).toBe(false);

  module.send({ type: 'zones.changed', zoneIds: [3] });

  expect(isAsking()).toBe(true);
  expect(module.getSnapshot().value).toEqual({ choosing: 'notServed' });
  expect(module.getSnapshot().can({ type: 'module.chosen', moduleId: grocery.id })).toBe(false);
  expect(module.getSnapshot().can({ type: 'module.chosen', moduleId: pharmacy.id })).toBe(true);
});

it('asks as at the first visit when the stored module does not exist any more [MOD-14, STO-02]', () => {
  const { module } = start(404);

  module.send({ type: 'zones.changed', zoneIds: [1] });

  expect(module.getSnapshot().value).toEqual({ choosing: 'first' });
});

it('stays silent when the stored module is served [MOD-14]', () => {
  const { module, emitted, effects, isAsking } = start(food.id);

  module.send({ type: 'zones.changed', zoneIds: [1, 2] });

  expect(isAsking()).toBe(false);
  expect(emitted).toEqual([]);
  expect(effects.callsOf('storeModule')).toEqual([]);
});

it('finds no module where none is served [MOD-04]', () => {
  const { module } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [5] });

  expect(module.getSnapshot().value).toBe('noModules');
});

it('never selects a module that is switched off [MOD-05]', () => {
  const { module } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  expect(module.getSnapshot().can({ type: 'module.chosen', moduleId: switchedOff.id })).toBe(false);
});

it('follows the choice of another tab without a notice [STO-03]', () => {
  const { module, emitted, isAsking } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.changedElsewhere', moduleId: parcel.id });

  expect(isAsking()).toBe(false);
  expect(emitted).toEqual([{ type: 'module.changed', moduleId: parcel.id, moduleType: 'parcel' }]);
});

it('does not follow another tab into a market that is switched off [STO-03, MOD-05]', () => {
  const { module, emitted } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.changedElsewhere', moduleId: switchedOff.id });

  expect(module.getSnapshot().context.selectedId).toBe(food.id);
  expect(emitted).toEqual([]);
});

it.each([
  ['asks what somebody likes who is new in a market', food, true],
  ['asks nothing where there is nothing to choose from', pharmacy, false],
  ['asks nothing of who sends parcels', parcel, false],
])('%s [MOD-08]', async (_, market, isAsked) => {
  const { module, effects, emitted } = start(null);
  module.send({ type: 'zones.changed', zoneIds: [1] });
  module.send({ type: 'module.chosen', moduleId: market.id });
  effects.latest('storeModule').resolve(undefined);
  await settled();
  expect(emitted.some(({ type }) => type === 'welcome.requested')).toBe(isAsked);
});

it('asks nothing as long as the place is not known, nor for the market of before [MOD-08]', async () => {
  const { module, effects, emitted } = start(null);
  module.send({ type: 'module.chosen', moduleId: food.id });
  effects.latest('storeModule').resolve(undefined);
  await settled();
  module.send({ type: 'zones.changed', zoneIds: [1] });
  expect(emitted).not.toContainEqual({ type: 'welcome.requested' });
});

it('takes the market of wanted goods without a question, a word or a welcome [NAV-28, MOD-08]', async () => {
  const { module, effects, emitted, isAsking } = start(null);

  module.send({ type: 'module.taken', moduleId: food.id });
  module.send({ type: 'zones.changed', zoneIds: [1] });
  effects.latest('storeModule').resolve(undefined);
  await settled();

  expect(emitted).toEqual([{ type: 'module.changed', moduleId: food.id, moduleType: 'food' }]);
  expect(isAsking()).toBe(false);
  expect(module.getSnapshot().matches('selected')).toBe(true);
});

it('takes no market that is switched off, and asks when the wanted one is not served at the place [NAV-28, MOD-14]', () => {
  const { module, effects } = start(food.id);
  module.send({ type: 'module.taken', moduleId: switchedOff.id });
  expect(effects.callsOf('storeModule')).toEqual([]);
  module.send({ type: 'module.taken', moduleId: grocery.id });
  module.send({ type: 'zones.changed', zoneIds: [3] });
  expect(module.getSnapshot().matches({ choosing: 'notServed' })).toBe(true);
});

it('shows a press before the market is another one [NFR-07, MOD-07]', async () => {
  const { module, effects, emitted } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });
  expect(module.getSnapshot().context).toMatchObject({ pressedId: pharmacy.id, selectedId: food.id });
  expect(emitted).toEqual([]);

  effects.latest('showPress').resolve(undefined);
  await settled();
  expect(module.getSnapshot().context).toMatchObject({ pressedId: null, selectedId: pharmacy.id });
  expect(effects.latest('storeModule').input).toEqual({ moduleId: pharmacy.id });
  expect(emitted).toEqual([
    { type: 'module.changed', moduleId: pharmacy.id, moduleType: 'pharmacy' },
    { type: 'notice', code: 'moduleSelected' },
  ]);
});

it('follows the last of two quick presses, and says so once [NFR-07, MOD-07]', async () => {
  const { module, effects, emitted } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });
  module.send({ type: 'module.chosen', moduleId: grocery.id });
  effects.latest('showPress').resolve(undefined);
  await settled();

  expect(emitted).toEqual([
    { type: 'module.changed', moduleId: grocery.id, moduleType: 'grocery' },
    { type: 'notice', code: 'moduleSelected' },
  ]);
});

it('stays where it is when that is the last of two quick presses [NFR-07, MOD-07]', async () => {
  const { module, effects, emitted } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });
  module.send({ type: 'module.chosen', moduleId: food.id });
  effects.latest('showPress').resolve(undefined);
  await settled();

  expect(module.getSnapshot().context).toMatchObject({ pressedId: null, selectedId: food.id });
  expect(effects.callsOf('storeModule')).toEqual([]);
  expect(emitted).toEqual([]);
});

it('drops a press when the place changes to one where that market is not served [MOD-05, MOD-14]', async () => {
  const { module, effects, emitted } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });
  module.send({ type: 'zones.changed', zoneIds: [2] });
  effects.latest('showPress').resolve(undefined);
  await settled();

  expect(module.getSnapshot().matches('selected')).toBe(true);
  expect(module.getSnapshot().context.selectedId).toBe(food.id);
  expect(emitted).toEqual([]);
});

it('forgets a press when another tab chooses meanwhile [STO-03]', () => {
  const { module } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });
  module.send({ type: 'module.changedElsewhere', moduleId: grocery.id });

  expect(module.getSnapshot().context).toMatchObject({ pressedId: null, selectedId: grocery.id });
});

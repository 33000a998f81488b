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

it('only active modules of the place’s zones are offered [MOD-05]', () => {
  expect(modulesInZones(modules, [3])).toEqual([pharmacy, parcel]);
  expect(modulesInZones(modules, [3, 4])).toEqual([food, pharmacy, parcel]);
  expect(modulesInZones(modules, [5])).toEqual([]);
  expect(modulesInZones(modules, [])).toEqual([]);
});

it('no module dialog opens while no place is chosen, so that a shared link can open its item [MOD-05]', () => {
  const { module, isAsking } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [] });

  expect(isAsking()).toBe(false);
});

it('the first place opens the module dialog without an explanation [MOD-03, MOD-13]', () => {
  const { module, isAsking } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [1] });
  expect(isAsking()).toBe(true);
  expect(module.getSnapshot().value).toEqual({ choosing: 'first' });
});

it('the chosen module is stored and announced [MOD-07, MSG-41]', async () => {
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

it('the only module is selected without a dialog or notice [MOD-13]', async () => {
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

it('a stored module that is not served at the new place opens the module dialog with the reason [MOD-14]', () => {
  const { module, isAsking } = start(grocery.id);
  module.send({ type: 'zones.changed', zoneIds: [1, 2] });
  expect(isAsking()).toBe(false);

  module.send({ type: 'zones.changed', zoneIds: [3] });

  expect(isAsking()).toBe(true);
  expect(module.getSnapshot().value).toEqual({ choosing: 'notServed' });
  expect(module.getSnapshot().can({ type: 'module.chosen', moduleId: grocery.id })).toBe(false);
  expect(module.getSnapshot().can({ type: 'module.chosen', moduleId: pharmacy.id })).toBe(true);
});

it('a stored module that no longer exists opens the module dialog as on a first visit [MOD-14, STO-02]', () => {
  const { module } = start(404);

  module.send({ type: 'zones.changed', zoneIds: [1] });

  expect(module.getSnapshot().value).toEqual({ choosing: 'first' });
});

it('a stored module that is served changes nothing [MOD-14]', () => {
  const { module, emitted, effects, isAsking } = start(food.id);

  module.send({ type: 'zones.changed', zoneIds: [1, 2] });

  expect(isAsking()).toBe(false);
  expect(emitted).toEqual([]);
  expect(effects.callsOf('storeModule')).toEqual([]);
});

it('no module is available when none serves the place [MOD-04]', () => {
  const { module } = start(null);

  module.send({ type: 'zones.changed', zoneIds: [5] });

  expect(module.getSnapshot().value).toBe('noModules');
});

it('a module that is switched off is never selected [MOD-05]', () => {
  const { module } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  expect(module.getSnapshot().can({ type: 'module.chosen', moduleId: switchedOff.id })).toBe(false);
});

it('a module chosen in another tab is applied in this tab without a notice [STO-03]', () => {
  const { module, emitted, isAsking } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.changedElsewhere', moduleId: parcel.id });

  expect(isAsking()).toBe(false);
  expect(emitted).toEqual([{ type: 'module.changed', moduleId: parcel.id, moduleType: 'parcel' }]);
});

it('a module chosen in another tab is not applied when it is switched off [STO-03, MOD-05]', () => {
  const { module, emitted } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.changedElsewhere', moduleId: switchedOff.id });

  expect(module.getSnapshot().context.selectedId).toBe(food.id);
  expect(emitted).toEqual([]);
});

it.each([
  ['with interests', food, true],
  ['without interests', pharmacy, false],
  ['for parcels', parcel, false],
])(
  'the first choice of a module %s asks for interests only if the module has some [MOD-08, NAV-19]',
  async (_, market, isAsked) => {
    const { module, effects, emitted } = start(null);
    module.send({ type: 'zones.changed', zoneIds: [1] });
    module.send({ type: 'module.chosen', moduleId: market.id });
    effects.latest('storeModule').resolve(undefined);
    await settled();
    expect(emitted.some(({ type }) => type === 'welcome.requested')).toBe(isAsked);
  },
);

it('the visitor is not asked for interests before the place is known, nor for the previous module [MOD-08]', async () => {
  const { module, effects, emitted } = start(null);
  module.send({ type: 'module.chosen', moduleId: food.id });
  effects.latest('storeModule').resolve(undefined);
  await settled();
  module.send({ type: 'zones.changed', zoneIds: [1] });
  expect(emitted).not.toContainEqual({ type: 'welcome.requested' });
});

it('the module of a linked item is selected without a dialog, a notice or a question about interests [NAV-28, MOD-08]', async () => {
  const { module, effects, emitted, isAsking } = start(null);

  module.send({ type: 'module.taken', moduleId: food.id });
  module.send({ type: 'zones.changed', zoneIds: [1] });
  effects.latest('storeModule').resolve(undefined);
  await settled();

  expect(emitted).toEqual([{ type: 'module.changed', moduleId: food.id, moduleType: 'food' }]);
  expect(isAsking()).toBe(false);
  expect(module.getSnapshot().matches('selected')).toBe(true);
});

it('the module of a link is ignored when it is switched off, and opens the dialog when it is not served [NAV-28, MOD-14]', () => {
  const { module, effects } = start(food.id);
  module.send({ type: 'module.taken', moduleId: switchedOff.id });
  expect(effects.callsOf('storeModule')).toEqual([]);
  module.send({ type: 'module.taken', moduleId: grocery.id });
  module.send({ type: 'zones.changed', zoneIds: [3] });
  expect(module.getSnapshot().matches({ choosing: 'notServed' })).toBe(true);
});

it('a pressed module is shown as selected before the change is complete [NFR-07, MOD-07]', async () => {
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

it('two quick presses end with the last module and one notice [NFR-07, MOD-07, MSG-41]', async () => {
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

it('a second press on the current module cancels the change [NFR-07, MOD-07]', async () => {
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

it('a pressed module is not selected when the new place does not serve it [MOD-05, MOD-14]', async () => {
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

it('a pressed module is not selected when another tab has chosen one meanwhile [STO-03]', () => {
  const { module } = start(food.id);
  module.send({ type: 'zones.changed', zoneIds: [1] });

  module.send({ type: 'module.chosen', moduleId: pharmacy.id });
  module.send({ type: 'module.changedElsewhere', moduleId: grocery.id });

  expect(module.getSnapshot().context).toMatchObject({ pressedId: null, selectedId: grocery.id });
});

import type { Module, ModuleType } from '../../../domain/catalogue';
import { modulesInZones } from '../../../domain/modules';
import { moduleMachine } from '../../../machines/location/module.machine';
import type { ModuleContext } from '../../../machines/location/module.types';
import { createModel } from '../../support/model';

const module = (id: number, type: ModuleType, zoneIds: number[], isActive = true): Module => ({
  id,
  name: `M${id}`,
  type,
  iconUrl: null,
  zoneIds,
  isActive,
  hasInterests: type === 'food' || type === 'parcel',
});

/** As in the demo world: all modules in zone 1, two in 2, two others in 3, only food in 4, none in 5. */
export const food = module(1, 'food', [1, 2, 4]);
export const grocery = module(2, 'grocery', [1, 2]);
export const pharmacy = module(3, 'pharmacy', [1, 3]);
export const parcel = module(5, 'parcel', [1, 3]);
export const switchedOff = module(9, 'ecommerce', [1, 5], false);
export const modules = [food, grocery, pharmacy, parcel, switchedOff];

const served = ({ modules, zoneIds }: ModuleContext) => modulesInZones(modules, zoneIds).map(({ id }) => id);

export const moduleModel = createModel(moduleMachine, {
  input: { modules, storedId: null },
  otherInputs: [
    { modules, storedId: food.id },
    { modules, storedId: 404 },
  ],
  fixtures: [
    { type: 'zones.changed', zoneIds: [] },
    { type: 'zones.changed', zoneIds: [1, 2] },
    { type: 'zones.changed', zoneIds: [3] },
    { type: 'zones.changed', zoneIds: [4] },
    { type: 'zones.changed', zoneIds: [5] },
    { type: 'module.chosen', moduleId: food.id },
    { type: 'module.chosen', moduleId: pharmacy.id },
    { type: 'module.chosen', moduleId: switchedOff.id },
    { type: 'module.changedElsewhere', moduleId: food.id },
    { type: 'module.changedElsewhere', moduleId: pharmacy.id },
    { type: 'module.taken', moduleId: pharmacy.id },
    { type: 'module.taken', moduleId: switchedOff.id },
    { type: 'xstate.done.actor.showPress', output: undefined },
    { type: 'xstate.error.actor.showPress', error: new Error('no picture') },
    { type: 'xstate.done.actor.storeModule', output: undefined },
    { type: 'xstate.error.actor.storeModule', error: new Error('storage is full') },
  ],
  vertex: ({ context }) => [
    modulesInZones(context.modules, context.zoneIds).map(({ id }) => id),
    context.zoneIds.length === 0,
    context.selectedId,
    context.pressedId,
  ],
  invariants: {
    'in a resting state, the place serves the module': (at) =>
      !(at.matches('selected') || at.matches('single')) ||
      served(at.context).some((id) => id === at.context.selectedId),
    'a press waits only while it is being shown': (at) =>
      (at.context.pressedId !== null) === at.matches('showing'),
    'the question opens only where there is a choice': (at) =>
      !at.matches('choosing') || served(at.context).length > 1,
  },
});

import { modulesInZones } from '../../../domain/modules';
import type { ModuleContext } from '../../../machines/location/module.types';
import { checkModel } from '../../support/check-model';
import { moduleModel } from './module.model';

const served = ({ modules, zoneIds }: ModuleContext) => modulesInZones(modules, zoneIds).map(({ id }) => id);

checkModel(moduleModel, {
  'a module at rest is served at the place': (at) =>
    !(at.matches('selected') || at.matches('single')) ||
    served(at.context).some((id) => id === at.context.selectedId),
  'a question that opens by itself says why': (at) =>
    !(at.matches({ choosing: 'first' }) || at.matches({ choosing: 'notServed' })) ||
    (at.context.reason !== null && at.matches({ choosing: at.context.reason })),
  'a question is asked only where there is a choice': (at) =>
    !at.matches('choosing') || served(at.context).length > 1,
});

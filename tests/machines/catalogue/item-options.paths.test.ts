import { quantityRefusal } from '../../../domain/cart';
import { checkModel } from '../../support/check-model';
import { itemOptionsModel } from './item-options.model';

checkModel(itemOptionsModel, {
  'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  'an item is known where one can choose': (at) => !at.matches('ready') || at.context.item !== null,
  'the quantity is at least one': (at) => at.context.quantity >= 1,
  'what can be added is within stock and limit': (at) =>
    !at.matches({ ready: { choosing: 'inStock' } }) ||
    at.context.item === null ||
    quantityRefusal(at.context.item, at.context.selection, at.context.quantity) === null,
  'no multi group holds more than its maximum': (at) =>
    (at.context.item?.foodGroups ?? []).every(
      ({ name, type, max }) => type === 'single' || (at.context.selection.groups[name] ?? []).length <= max,
    ),
});

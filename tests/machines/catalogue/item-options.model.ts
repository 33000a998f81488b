import { isSameChoice, quantityRefusal } from '../../../domain/cart';
import { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { choose, items, terms } from '../../domain/demo-items';
import { createModel } from '../../support/model';
import { inputWith, itemWith } from './items';

const sizes = [{ title: 'Size', options: ['S', 'XL'] }];
const shirt = terms({
  choiceOptions: sizes,
  variations: [
    { type: 'S', price: 20_00, stock: 2 },
    { type: 'XL', price: 22_00, stock: 0 },
  ],
});

/** The server's answer when another customer bought the last piece. */
const soldOut = { ...shirt, variations: shirt.variations.map((variation) => ({ ...variation, stock: 0 })) };

export const itemOptionsModel = createModel(itemOptionsMachine, {
  input: inputWith(shirt),
  otherInputs: [
    inputWith(null),
    inputWith(terms({ maximumQuantity: 2, foodGroups: items['F-06'].foodGroups.slice(2) })),
    inputWith(items['F-05']),
    inputWith(items['F-07']),
    inputWith(items['F-08']),
  ],
  fixtures: [
    { type: 'option.chosen', title: 'Size', option: 'S' },
    { type: 'option.chosen', title: 'Size', option: 'XL' },
    { type: 'value.toggled', group: 'Sauces', label: 'Tahini' },
    { type: 'value.toggled', group: 'Sauces', label: 'Pesto' },
    { type: 'value.toggled', group: 'Sauces', label: 'Harissa' },
    { type: 'addOn.changed', addOnId: 1, quantity: 1 },
    { type: 'item.refreshed', item: itemWith(soldOut) },
    { type: 'lines.changed', lines: [{ id: 7, selection: choose(), quantity: 1 }] },
    { type: 'lines.changed', lines: [] },
    { type: 'xstate.done.actor.loadItem', output: itemWith(shirt) },
    { type: 'xstate.error.actor.loadItem', error: { code: 'notFound' } },
    { type: 'xstate.error.actor.loadItem', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => [
    context.item?.price,
    context.item?.availableHours,
    context.item?.campaign,
    context.item?.maximumQuantity,
    context.selection.options,
    context.selection.groups,
    context.quantity,
    context.lineId,
    context.lines.length,
    context.item?.variations,
  ],
  isPossible: (event, { context: { item } }) => {
    const { type, option, label } = event as { type: string; option?: string; label?: string };
    if (type === 'option.chosen')
      return item?.choiceOptions.some(({ options }) => options.includes(option ?? '')) ?? false;
    if (type === 'value.toggled')
      return item?.foodGroups.some(({ values }) => values.some((value) => value.label === label)) ?? false;
    return true;
  },
  // Without stock or limit the quantity grows without end.
  stopWhen: ({ context }) => context.quantity > 2,
  invariants: {
    'a choice that is in the cart is shown as that line': (at) =>
      !at.matches('ready') ||
      (at.context.lines.find((line) => isSameChoice(line.selection, at.context.selection))?.id ?? null) ===
        at.context.lineId,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'options can be chosen only for a loaded item': (at) => !at.matches('ready') || at.context.item !== null,
    'the quantity is at least one': (at) => at.context.quantity >= 1,
    'an item that can be added is within stock and limit': (at) =>
      !at.matches({ ready: { choosing: 'inStock' } }) ||
      at.context.item === null ||
      quantityRefusal(at.context.item, at.context.selection, at.context.quantity) === null,
    'no group of options has more choices than its maximum': (at) =>
      (at.context.item?.foodGroups ?? []).every(
        ({ name, type, max }) => type === 'single' || (at.context.selection.groups[name] ?? []).length <= max,
      ),
  },
});

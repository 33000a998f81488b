import { assign, emit, setup } from 'xstate';
import { addRefusal, isSameChoice, type QuantityRefusal, quantityRefusal } from '../../domain/cart';
import { emptySelection, type FoodGroup, type Item, type Selection } from '../../domain/catalogue';
import { clamp } from '../../domain/money';
import { isCampaignRunning, isWithinDailyHours } from '../../domain/opening-hours';
import { chosenVariation, isGroupFull, preselected, toggleFoodValue } from '../../domain/options';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  ItemLine,
  ItemOptionsContext,
  ItemOptionsEmitted,
  ItemOptionsEvent,
  ItemOptionsInput,
} from './item-options.types';

type EventOf<TType> = Extract<ItemOptionsEvent, { type: TType }>;

export const itemOptionsMachine = setup({
  types: {} as {
    input: ItemOptionsInput;
    context: ItemOptionsContext;
    events: ItemOptionsEvent;
    emitted: ItemOptionsEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    loadItem: notProvided<Item, { itemId: string; isCampaign: boolean }>('loadItem'),
    keepViewed: notProvided<void, { id: number; moduleId: number }>('keepViewed'),
    watchItem: notProvidedCallback<EventOf<'item.refreshed'>, { itemId: number }>('watchItem'),
    watchLines: notProvidedCallback<EventOf<'lines.changed'>, { itemId: number }>('watchLines'),
  },
  guards: {
    isOtherLine: ({ context }) => isOtherLine(context),
    isKnown: ({ context }) => context.item !== null,
    isNotFound: ({ event }) => failureOf(errorOf(event)).code === 'notFound',
    isCampaignOver: ({ context }) => isCampaignOver(context),
    isOutsideHours: ({ context }) => isOutsideHours(context),
    isCampaignItem: ({ context }) => isCampaignItem(context),
    isIncomplete: ({ context }) => isIncomplete(context),
    isSoldOut: ({ context }) => isSoldOut(context),
    isOutOfStock: ({ context }) => oneMoreRefusal(context) === 'outOfStock',
    isOutOfLimit: ({ context }) => oneMoreRefusal(context) === 'outOfLimit',
    isAboveOne: ({ context }) => context.quantity > 1,
    isGroupFull: ({ context, event }) => {
      const { group, label } = eventOf(event, 'value.toggled');
      return isGroupFullFor(context, group, label);
    },
  },
  actions: {
    setItem: assign((_, { output }: { output: Item }) => ({ item: output })),
    preselect: assign(({ context }) => ({ selection: firstSelection(context) })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    chooseOption: assign(({ context, event }) => {
      const { title, option } = eventOf(event, 'option.chosen');
      return withOption(context, title, option);
    }),
    toggleValue: assign(({ context, event }) => {
      const { group, label } = eventOf(event, 'value.toggled');
      return withToggledValue(context, group, label);
    }),
    changeAddOn: assign(({ context, event }) => {
      const { addOnId, quantity } = eventOf(event, 'addOn.changed');
      return withAddOn(context, addOnId, quantity);
    }),
    increaseQuantity: assign(({ context }) => ({ quantity: context.quantity + 1 })),
    decreaseQuantity: assign(({ context }) => ({ quantity: context.quantity - 1 })),
    setLines: assign(({ event }) => ({ lines: eventOf(event, 'lines.changed').lines })),
    showLine: assign(({ context }) => asInCart(context)),
    notifyOutOfStock: emit({ type: 'notice', code: 'outOfStock' }),
    notifyOutOfLimit: emit({ type: 'notice', code: 'outOfLimit' }),
    notifyGroupFull: emit(({ context, event }) => {
      const { name, min, max } = required(groupOf(context, eventOf(event, 'value.toggled').group), 'group');
      return { type: 'notice' as const, code: 'groupCount' as const, values: { group: name, min, max } };
    }),
  },
}).createMachine({
  id: 'itemOptions',
  description: "The customer's choices for one item before it is added.",
  meta: { title: 'Item options', rules: ['ITEM-03', 'FOOD-06'] },
  context: ({ input }) => ({
    ...input,
    selection: firstSelection(input),
    quantity: input.edited?.quantity ?? 1,
    lines: [],
    lineId: input.edited?.id ?? null,
    failure: null,
  }),
  initial: 'knowing',
  states: {
    knowing: {
      meta: { title: 'Checking for the item' },
      always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      meta: { title: 'Loading the item', rules: ['ITEM-11'] },
      invoke: {
        id: 'loadItem',
        src: 'loadItem',
        input: ({ context }) => ({ itemId: context.itemId, isCampaign: context.isCampaign }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'setItem', params: ({ event }) => event }, 'preselect'],
        },
        onError: [
          { guard: 'isNotFound', target: 'missing' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    missing: { meta: { title: 'Item not found' }, tags: 'empty' },
    failed: { meta: { title: 'Loading failed' }, tags: 'failed', on: { 'retry.requested': 'loading' } },
    ready: {
      description: 'Every choice updates the total, which equals the price of the cart line.',
      meta: { title: 'Ready', rules: ['FOOD-06', 'ITEM-16'] },
      initial: 'deciding',
      invoke: [
        {
          id: 'keepViewed',
          src: 'keepViewed',
          input: ({ context }) => viewed(context),
          onError: { description: 'Without storage, recently viewed items are not remembered.' },
        },
        {
          id: 'watchItem',
          src: 'watchItem',
          input: ({ context }) => ({ itemId: required(context.item, 'item').id }),
          onError: { description: 'If this fails, the loaded item stays without updates.' },
        },
        {
          id: 'watchLines',
          src: 'watchLines',
          input: ({ context }) => ({ itemId: required(context.item, 'item').id }),
          onError: {
            description: 'If this fails, every choice is added as a new line. The cart merges equal lines.',
          },
        },
      ],
      on: {
        'option.chosen': { target: '.deciding', actions: 'chooseOption' },
        'value.toggled': [
          { guard: 'isGroupFull', actions: 'notifyGroupFull' },
          { target: '.deciding', actions: 'toggleValue' },
        ],
        'addOn.changed': { actions: 'changeAddOn' },
        'quantity.increased': [
          { guard: 'isOutOfStock', actions: 'notifyOutOfStock' },
          { guard: 'isOutOfLimit', actions: 'notifyOutOfLimit' },
          { actions: 'increaseQuantity' },
        ],
        'quantity.decreased': { guard: 'isAboveOne', actions: 'decreaseQuantity' },
        'item.refreshed': {
          description: "The item gets current prices and stock. The customer's choices stay.",
          meta: { rules: ['CAT-12'] },
          target: '.deciding',
          actions: { type: 'setItem', params: ({ event }) => ({ output: event.item }) },
        },
        'lines.changed': { target: '.deciding', actions: 'setLines' },
      },
      states: {
        deciding: {
          meta: { title: 'Checking the options' },
          always: [
            {
              guard: 'isOtherLine',
              description:
                'An item in the cart opens with its choices, so that the button updates that line.',
              meta: { rules: ['CART-23'] },
              target: 'deciding',
              actions: 'showLine',
            },
            { guard: 'isCampaignOver', target: 'campaign.ended' },
            { guard: 'isOutsideHours', target: 'notAvailableNow' },
            { guard: 'isCampaignItem', target: 'campaign.running' },
            { guard: 'isIncomplete', target: 'choosing.incomplete' },
            { guard: 'isSoldOut', target: 'choosing.outOfStock' },
            { target: 'choosing.inStock' },
          ],
        },
        choosing: {
          meta: { title: 'Choosing' },
          initial: 'incomplete',
          states: {
            incomplete: {
              meta: { title: 'Required options missing', rules: ['FOOD-03', 'FOOD-04', 'FOOD-05'] },
            },
            inStock: { meta: { title: 'Can be added', rules: ['ITEM-12'] } },
            outOfStock: { meta: { title: 'Out of stock', rules: ['ITEM-04', 'ITEM-05'] } },
          },
        },
        notAvailableNow: { meta: { title: 'Not available now', rules: ['FOOD-09'] } },
        campaign: {
          description: 'A campaign item has only the Order Now button.',
          meta: { title: 'Campaign item', rules: ['FOOD-07', 'ITEM-14'] },
          initial: 'running',
          states: { running: { meta: { title: 'Running' } }, ended: { meta: { title: 'Ended' } } },
        },
      },
    },
  },
});

type Choice = Pick<ItemOptionsContext, 'selection' | 'quantity'>;

const knownItem = ({ item }: ItemOptionsContext): Item => required(item, 'item');

const isCampaignOver = (context: ItemOptionsContext): boolean => {
  const { campaign } = knownItem(context);
  return campaign !== null && !isCampaignRunning(campaign, context.now);
};

const isOutsideHours = (context: ItemOptionsContext): boolean => {
  const { availableHours } = knownItem(context);
  return (
    availableHours !== null && !isWithinDailyHours(availableHours, context.now, context.utcOffsetMinutes)
  );
};

const isCampaignItem = (context: ItemOptionsContext): boolean => knownItem(context).campaign !== null;

function isIncomplete(context: ItemOptionsContext): boolean {
  const code = addRefusal({ ...context, terms: knownItem(context) })?.code;
  return code === 'optionsMissing' || code === 'variationMissing';
}

/** Returns whether the chosen variation has no stock [ITEM-04]. */
function isSoldOut(context: ItemOptionsContext): boolean {
  const item = knownItem(context);
  const isUnknownVariation =
    item.choiceOptions.length > 0 && chosenVariation(item, context.selection) === null;
  return isUnknownVariation || quantityRefusal(item, context.selection, 1) === 'outOfStock';
}

const oneMoreRefusal = (context: ItemOptionsContext): QuantityRefusal | null =>
  quantityRefusal(knownItem(context), context.selection, context.quantity + 1);

const groupOf = (context: ItemOptionsContext, name: string): FoodGroup | null =>
  knownItem(context).foodGroups.find((group) => group.name === name) ?? null;

/** Returns whether a multiple-choice group has reached its maximum [FOOD-04]. */
function isGroupFullFor(context: ItemOptionsContext, name: string, label: string): boolean {
  const group = groupOf(context, name);
  const chosen = context.selection.groups[name] ?? [];
  return group !== null && !chosen.includes(label) && isGroupFull(group, chosen);
}

/** Chooses an option. The quantity is reduced if the new variation has less stock. */
function withOption(context: ItemOptionsContext, title: string, option: string): Choice {
  const { selection, quantity } = context;
  const changed = { ...selection, options: { ...selection.options, [title]: option } };
  const stock = chosenVariation(knownItem(context), changed)?.stock ?? null;
  return { selection: changed, quantity: stock === null ? quantity : clamp(quantity, 1, Math.max(1, stock)) };
}

function withToggledValue(context: ItemOptionsContext, name: string, label: string): Partial<Choice> {
  const { selection } = context;
  const group = groupOf(context, name);
  if (!group) return {};
  const values = toggleFoodValue(group, selection.groups[name] ?? [], label);
  return { selection: { ...selection, groups: { ...selection.groups, [name]: values } } };
}

/** Sets the quantity of an add-on. Add-ons have quantities of their own [FOOD-11, Q-97]. */
function withAddOn({ selection }: ItemOptionsContext, id: number, quantity: number): Partial<Choice> {
  const { [id]: _, ...others } = selection.addOns;
  return { selection: { ...selection, addOns: quantity > 0 ? { ...others, [id]: quantity } : others } };
}

/**
 * Returns the initial selection: the edited line's choices, or the store's preselection for a new line
 * [FOOD-02].
 */
const firstSelection = ({ edited, item }: Pick<ItemOptionsInput, 'edited' | 'item'>): Selection =>
  edited?.selection ?? (item === null ? emptySelection : preselected(item));

/** Returns the cart line with this selection. While editing, always the edited line. */
const lineOf = ({ edited, lines, selection }: ItemOptionsContext): ItemLine | null =>
  edited ?? lines.find((line) => isSameChoice(line.selection, selection)) ?? null;

const isOtherLine = (context: ItemOptionsContext): boolean =>
  (lineOf(context)?.id ?? null) !== context.lineId;

function asInCart(context: ItemOptionsContext): Partial<ItemOptionsContext> {
  const line = lineOf(context);
  return line ? { lineId: line.id, selection: line.selection, quantity: line.quantity } : { lineId: null };
}

/** Returns the entry for the list of recently viewed items. */
function viewed(context: ItemOptionsContext): { id: number; moduleId: number } {
  const { id, moduleId } = knownItem(context);
  return { id, moduleId };
}

import { assign, emit, setup } from 'xstate';
import { emptySelection, type Item } from '../../domain/catalogue';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import * as rules from './item-options.rules';
import type {
  ItemLine,
  ItemOptionsContext,
  ItemOptionsEmitted,
  ItemOptionsEvent,
  ItemOptionsInput,
} from './item-options.types';

type EventOf<TType> = Extract<ItemOptionsEvent, { type: TType }>;
type ErrorParams = { error: unknown };
type ValueParams = { group: string; label: string };

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
    watchItem: notProvidedCallback<EventOf<'item.refreshed'>, { itemId: number }>('watchItem'),
    watchLines: notProvidedCallback<EventOf<'lines.changed'>, { itemId: number }>('watchLines'),
  },
  guards: {
    isOtherLine: ({ context }) => rules.isOtherLine(context),
    isKnown: ({ context }) => context.item !== null,
    isNotFound: (_, { error }: ErrorParams) => failureOf(error).code === 'notFound',
    isCampaignOver: ({ context }) => rules.isCampaignOver(context),
    isOutsideHours: ({ context }) => rules.isOutsideHours(context),
    isCampaignItem: ({ context }) => rules.isCampaignItem(context),
    isIncomplete: ({ context }) => rules.isIncomplete(context),
    isSoldOut: ({ context }) => rules.isSoldOut(context),
    isOutOfStock: ({ context }) => rules.oneMoreRefusal(context) === 'outOfStock',
    isOutOfLimit: ({ context }) => rules.oneMoreRefusal(context) === 'outOfLimit',
    isAboveOne: ({ context }) => context.quantity > 1,
    isGroupFull: ({ context }, { group, label }: ValueParams) => rules.isGroupFullFor(context, group, label),
  },
  actions: {
    setItem: assign((_, { output }: { output: Item }) => ({ item: output })),
    setFailure: assign((_, { error }: ErrorParams) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    chooseOption: assign(({ context }, { title, option }: { title: string; option: string }) =>
      rules.withOption(context, title, option),
    ),
    toggleValue: assign(({ context }, { group, label }: ValueParams) =>
      rules.withToggledValue(context, group, label),
    ),
    changeAddOn: assign(({ context }, { addOnId, quantity }: { addOnId: number; quantity: number }) =>
      rules.withAddOn(context, addOnId, quantity),
    ),
    increaseQuantity: assign(({ context }) => ({ quantity: context.quantity + 1 })),
    decreaseQuantity: assign(({ context }) => ({ quantity: context.quantity - 1 })),
    setLines: assign((_, { lines }: { lines: ItemLine[] }) => ({ lines })),
    showLine: assign(({ context }) => rules.asInCart(context)),
    notifyOutOfStock: emit({ type: 'notice', code: 'outOfStock' }),
    notifyOutOfLimit: emit({ type: 'notice', code: 'outOfLimit' }),
    notifyGroupFull: emit(({ context }, { group }: ValueParams) => {
      const { name, min, max } = required(rules.groupOf(context, group), 'group');
      return { type: 'notice' as const, code: 'groupCount' as const, values: { group: name, min, max } };
    }),
  },
}).createMachine({
  id: 'itemOptions',
  description: 'What a customer chooses of one item before it goes into the cart.',
  meta: { title: 'Item options', rules: ['ITEM-03', 'FOOD-06'] },
  context: ({ input }) => ({
    ...input,
    selection: input.edited?.selection ?? emptySelection,
    quantity: input.edited?.quantity ?? 1,
    lines: [],
    lineId: input.edited?.id ?? null,
    failure: null,
  }),
  initial: 'knowing',
  states: {
    knowing: {
      meta: { title: 'Is the item known?' },
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
        onDone: { target: 'ready', actions: { type: 'setItem', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    missing: { meta: { title: 'No such item' }, tags: 'empty' },
    failed: { meta: { title: 'Could not be loaded' }, tags: 'failed', on: { 'retry.requested': 'loading' } },
    ready: {
      description: 'Every choice is weighed anew. The total beside it is the price of the line, to the cent.',
      meta: { title: 'Ready', rules: ['FOOD-06', 'ITEM-16'] },
      initial: 'deciding',
      invoke: [
        {
          id: 'watchItem',
          src: 'watchItem',
          input: ({ context }) => ({ itemId: required(context.item, 'item').id }),
          onError: { description: 'What was loaded is shown.' },
        },
        {
          id: 'watchLines',
          src: 'watchLines',
          input: ({ context }) => ({ itemId: required(context.item, 'item').id }),
          onError: { description: 'Without the cart every choice is a new line; the cart joins them.' },
        },
      ],
      on: {
        'option.chosen': {
          target: '.deciding',
          actions: { type: 'chooseOption', params: ({ event }) => event },
        },
        'value.toggled': [
          {
            guard: { type: 'isGroupFull', params: ({ event }) => event },
            actions: { type: 'notifyGroupFull', params: ({ event }) => event },
          },
          { target: '.deciding', actions: { type: 'toggleValue', params: ({ event }) => event } },
        ],
        'addOn.changed': { actions: { type: 'changeAddOn', params: ({ event }) => event } },
        'quantity.increased': [
          { guard: 'isOutOfStock', actions: 'notifyOutOfStock' },
          { guard: 'isOutOfLimit', actions: 'notifyOutOfLimit' },
          { actions: 'increaseQuantity' },
        ],
        'quantity.decreased': { guard: 'isAboveOne', actions: 'decreaseQuantity' },
        'item.refreshed': {
          description: 'Prices and stock of now; what was chosen stays.',
          meta: { rules: ['CAT-12'] },
          target: '.deciding',
          actions: { type: 'setItem', params: ({ event }) => ({ output: event.item }) },
        },
        'lines.changed': {
          target: '.deciding',
          actions: { type: 'setLines', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          meta: { title: 'What can be done with it?' },
          always: [
            {
              guard: 'isOtherLine',
              description:
                'What is in the cart already is shown as it is there, so that the button changes exactly that.',
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
            incomplete: { meta: { title: 'Options are missing', rules: ['FOOD-03', 'FOOD-04', 'FOOD-05'] } },
            inStock: { meta: { title: 'Can be added', rules: ['ITEM-12'] } },
            outOfStock: { meta: { title: 'Out of stock', rules: ['ITEM-04', 'ITEM-05'] } },
          },
        },
        notAvailableNow: { meta: { title: 'Not available now', rules: ['FOOD-09'] } },
        campaign: {
          description: 'Only Order Now.',
          meta: { title: 'Campaign item', rules: ['FOOD-07', 'ITEM-14'] },
          initial: 'running',
          states: { running: { meta: { title: 'Running' } }, ended: { meta: { title: 'Ended' } } },
        },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import type { CartLine } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import * as rules from './add-to-cart.rules';
import type { AddToCartAsked, AddToCartContext, AddToCartEmitted, AddToCartEvent } from './add-to-cart.types';
import type { Addition } from './cart.types';
import { refusalNotice } from './notices';
import { serverQuantityRefusal, serverRefusal } from './server-refusal';

type AnswerParams = { output: CartLine[] };
type ErrorParams = { error: unknown };

export const addToCartMachine = setup({
  types: {} as {
    context: AddToCartContext;
    events: AddToCartEvent;
    emitted: AddToCartEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    addToCart: notProvided<CartLine[], Addition>('addToCart'),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isLoginNeeded: ({ context }) => rules.needsLogin(rules.asked(context)),
    isOrder: ({ context }) => rules.isOrder(rules.asked(context)),
    isUnchanged: ({ context }) => rules.isUnchanged(rules.asked(context)),
    hasOtherStore: ({ context }) => context.otherStore !== null,
    isUpdate: ({ context }) => rules.editedLine(rules.asked(context)) !== null,
    isNewWish: ({ context }, { request, world }: AddToCartAsked) =>
      rules.isNewWish(context, { request, world }),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isOtherStoreOnServer: (_, { error }: ErrorParams) => serverRefusal(error) === 'otherStore',
    isRefusedByServer: (_, { error }: ErrorParams) => serverQuantityRefusal(error) !== null,
  },
  actions: {
    remember: assign((_, { request, world }: AddToCartAsked) => ({ request, world, failure: null })),
    letWait: assign(({ context: { waiting } }, { request, world }: AddToCartAsked) => ({
      waiting: [...waiting, { request, world }],
    })),
    takeNext: assign(({ context: { waiting } }) => ({
      ...required(waiting[0] ?? null, 'waiting'),
      waiting: waiting.slice(1),
      failure: null,
    })),
    tellWaiting: assign(({ context }, { output }: AnswerParams) => ({
      waiting: rules.withLines(context.waiting, output),
    })),
    weigh: assign(({ context }) => ({
      refusal: rules.refusalOf(rules.asked(context)),
      otherStore: rules.conflictingStore(rules.asked(context)),
    })),
    setServerRefusal: assign((_, { error }: ErrorParams) => ({
      refusal: { code: required(serverQuantityRefusal(error), 'refusal') },
    })),
    setFailure: assign((_, { error }: ErrorParams) => ({ failure: failureOf(error) })),
    announceAdding: emit(({ context }) => ({
      type: 'item.added' as const,
      itemId: rules.asked(context).request.item.id,
    })),
    announceUpdate: emit(({ context }) => ({
      type: 'item.updated' as const,
      itemId: rules.asked(context).request.item.id,
    })),
    announceRefusal: emit(({ context }) => ({
      type: 'item.refused' as const,
      refusal: required(context.refusal, 'refusal'),
    })),
    requestLogin: emit(({ context }) => ({
      type: 'auth.requested' as const,
      mode: 'sign-in' as const,
      intent: { type: 'order' as const, request: rules.orderOf(rules.asked(context)) },
    })),
    requestOrder: emit(({ context }) => ({
      type: 'order.requested' as const,
      request: rules.orderOf(rules.asked(context)),
    })),
    notifyLogin: emit({ type: 'notice', code: 'loginRequired' }),
    notifyAdding: emit({ type: 'notice', code: 'itemAdded' }),
    notifyClearingAndAdding: emit({ type: 'notice', code: 'cartClearedAndItemAdded' }),
    notifyUpdate: emit({ type: 'notice', code: 'itemUpdated' }),
    notifyNothingToUpdate: emit({ type: 'notice', code: 'nothingToUpdate' }),
    notifyRefusal: emit(({ context }) => refusalNotice(required(context.refusal, 'refusal'))),
    notifyFailure: emit(({ context }) => failureNotice(required(context.failure, 'failure'))),
  },
}).createMachine({
  id: 'addToCart',
  description: 'Every add button of the product: one question at a time, and what is asked meanwhile waits.',
  meta: { title: 'Add to cart', rules: ['CART-20', 'CART-66'] },
  context: { request: null, world: null, refusal: null, otherStore: null, waiting: [], failure: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Waiting for a press' },
      always: { guard: 'hasWaiting', target: 'checking', actions: 'takeNext' },
      on: {
        'add.requested': { target: 'checking', actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'First what the item itself forbids, then who asks, then what the cart holds.',
      entry: 'weigh',
      meta: {
        title: 'May this be added?',
        rules: ['FOOD-03', 'FOOD-04', 'ITEM-04', 'ITEM-12', 'FOOD-09', 'ITEM-13', 'CART-24', 'CART-21'],
      },
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isLoginNeeded', target: 'idle', actions: ['requestLogin', 'notifyLogin'] },
        { guard: 'isOrder', target: 'idle', actions: 'requestOrder' },
        { guard: 'isUnchanged', target: 'idle', actions: 'notifyNothingToUpdate' },
        { guard: 'hasOtherStore', target: 'storeConflict' },
        { guard: 'isUpdate', target: 'updating' },
        { target: 'adding' },
      ],
    },
    refused: {
      description: 'The page points at the reason, the customer reads it.',
      meta: { title: 'Refused', rules: ['FOOD-10'] },
      entry: ['announceRefusal', 'notifyRefusal'],
      always: 'idle',
    },
    adding: {
      tags: 'busy',
      description: 'A second press meanwhile adds nothing; another item waits its turn.',
      meta: { title: 'Adding', rules: ['CART-20', 'CART-66'] },
      on: {
        'add.requested': {
          guard: { type: 'isNewWish', params: ({ event }) => event },
          actions: { type: 'letWait', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ request: rules.addition(rules.asked(context)), isClearing: false }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellWaiting', params: ({ event }) => event }, 'announceAdding', 'notifyAdding'],
        },
        onError: [
          {
            guard: { type: 'isOtherStoreOnServer', params: ({ event }) => event },
            description: 'Another tab was faster.',
            target: 'storeConflict',
          },
          {
            guard: { type: 'isRefusedByServer', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setServerRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    updating: {
      tags: 'busy',
      meta: { title: 'Updating the line', rules: ['CART-23', 'CART-24'] },
      on: {
        'add.requested': {
          guard: { type: 'isNewWish', params: ({ event }) => event },
          actions: { type: 'letWait', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'updateLine',
        src: 'addToCart',
        input: ({ context }) => ({ request: rules.asked(context).request, isClearing: false }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellWaiting', params: ({ event }) => event }, 'announceUpdate', 'notifyUpdate'],
        },
        onError: [
          {
            guard: { type: 'isRefusedByServer', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setServerRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    storeConflict: {
      description: 'One cart holds the goods of one store: only the customer may give the old ones up.',
      meta: { title: 'Goods of another store', rules: ['CART-21', 'CART-22', 'FOOD-08'] },
      initial: 'confirming',
      states: {
        confirming: {
          meta: { title: 'Start a new cart?' },
          tags: 'open',
          on: {
            'conflict.confirmed': 'clearing',
            'conflict.cancelled': '#addToCart.idle',
            'flow.dismissed': '#addToCart.idle',
          },
        },
        clearing: {
          tags: ['open', 'busy'],
          description: 'One request: the server clears and adds, or does neither.',
          meta: { title: 'Clearing and adding', rules: ['CART-22', 'CART-29'] },
          invoke: {
            id: 'clearAndAdd',
            src: 'addToCart',
            input: ({ context }) => ({ request: rules.addition(rules.asked(context)), isClearing: true }),
            onDone: {
              target: '#addToCart.idle',
              actions: ['announceAdding', 'notifyClearingAndAdding'],
            },
            onError: [
              {
                guard: { type: 'isRefusedByServer', params: ({ event }) => event },
                target: '#addToCart.refused',
                actions: { type: 'setServerRefusal', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        failed: {
          tags: ['open', 'failed'],
          description: 'The old cart is as it was.',
          meta: { title: 'The old cart stays', rules: ['CART-29'] },
          entry: 'notifyFailure',
          on: {
            'retry.requested': 'clearing',
            'conflict.confirmed': 'clearing',
            'conflict.cancelled': '#addToCart.idle',
            'flow.dismissed': '#addToCart.idle',
          },
        },
      },
    },
    failed: {
      meta: { title: 'Could not be added' },
      tags: 'failed',
      description: 'What waits is not held up by what failed.',
      entry: 'notifyFailure',
      always: { guard: 'hasWaiting', target: 'checking', actions: 'takeNext' },
      on: {
        'retry.requested': 'checking',
        'flow.dismissed': 'idle',
        'add.requested': { target: 'checking', actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
  },
});

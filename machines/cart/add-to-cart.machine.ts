import { assign, emit, setup } from 'xstate';
import {
  type AddRefusal,
  addRefusal,
  type CartLine,
  isSameAddOns,
  isSameChoice,
  matchingLine,
  otherStoreOf,
  type QuantityRefusal,
} from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf, refusalsOf } from '../shared/failure';
import type { OrderWish } from '../shared/intent';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import type {
  AddToCartAsked,
  AddToCartContext,
  AddToCartEmitted,
  AddToCartEvent,
  AddToCartRequest,
} from './add-to-cart.types';
import type { Addition } from './cart.types';
import { refusalNotice } from './notices';

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
    isLoginNeeded: ({ context }) => needsLogin(asked(context)),
    isOrder: ({ context }) => isOrder(asked(context)),
    isUnchanged: ({ context }) => isUnchanged(asked(context)),
    isPlaceNeeded: ({ context }) => needsPlace(asked(context)),
    hasOtherStore: ({ context }) => context.otherStore !== null,
    isUpdate: ({ context }) => editedLine(asked(context)) !== null,
    isNewWish: ({ context }, { request, world }: AddToCartAsked) => isNewWish(context, { request, world }),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isOtherStoreOnServer: (_, { error }: ErrorParams) => serverRefusal(error) === 'otherStore',
    isRefusedByServer: (_, { error }: ErrorParams) => serverQuantityRefusal(error) !== null,
  },
  actions: {
    remember: assign((_, { request, world }: AddToCartAsked) => ({ request, world, failure: null })),
    settle: assign(({ context }) => {
      const { request, world } = asked(context);
      return { world: { ...world, isPlaced: true, moduleId: request.item.moduleId } };
    }),
    letWait: assign(({ context: { waiting } }, { request, world }: AddToCartAsked) => ({
      waiting: [...waiting, { request, world }],
    })),
    takeNext: assign(({ context: { waiting } }) => ({
      ...required(waiting[0] ?? null, 'waiting'),
      waiting: waiting.slice(1),
      failure: null,
    })),
    tellWaiting: assign(({ context }, { output }: AnswerParams) => ({
      waiting: withLines(context.waiting, output),
    })),
    weigh: assign(({ context }) => ({
      refusal: refusalOf(asked(context)),
      otherStore: conflictingStore(asked(context)),
    })),
    setServerRefusal: assign((_, { error }: ErrorParams) => ({
      refusal: { code: required(serverQuantityRefusal(error), 'refusal') },
    })),
    setFailure: assign((_, { error }: ErrorParams) => ({ failure: failureOf(error) })),
    announceAdding: emit(({ context }) => ({
      type: 'item.added' as const,
      itemId: asked(context).request.item.id,
    })),
    announceUpdate: emit(({ context }) => ({
      type: 'item.updated' as const,
      itemId: asked(context).request.item.id,
    })),
    announceRefusal: emit(({ context }) => ({
      type: 'item.refused' as const,
      refusal: required(context.refusal, 'refusal'),
    })),
    requestPlace: emit(({ context }) => {
      const { request, world } = asked(context);
      return {
        type: 'place.requested' as const,
        moduleId: request.item.moduleId,
        isPlaced: world.isPlaced,
      };
    }),
    requestLogin: emit(({ context }) => ({
      type: 'auth.requested' as const,
      mode: 'sign-in' as const,
      intent: { type: 'order' as const, request: orderOf(asked(context)) },
    })),
    requestOrder: emit(({ context }) => ({
      type: 'order.requested' as const,
      request: orderOf(asked(context)),
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
        { guard: 'isPlaceNeeded', target: 'placing' },
        { guard: 'hasOtherStore', target: 'storeConflict' },
        { guard: 'isUpdate', target: 'updating' },
        { target: 'adding' },
      ],
    },
    placing: {
      description:
        'By a link from outside: the market is the item’s own, the address is asked once, and the press goes on.',
      meta: { title: 'Where to?', rules: ['NAV-28'] },
      entry: 'requestPlace',
      on: {
        'place.settled': { target: 'checking', actions: 'settle' },
        'place.dismissed': 'idle',
      },
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
        input: ({ context }) => ({ request: addition(asked(context)), isClearing: false }),
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
        input: ({ context }) => ({ request: asked(context).request, isClearing: false }),
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
            input: ({ context }) => ({ request: addition(asked(context)), isClearing: true }),
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

/** What the customer asked for and how things stood then: every state but `idle` has both. */
const asked = ({ request, world }: AddToCartContext): AddToCartAsked => ({
  request: required(request, 'request'),
  world: required(world, 'world'),
});

/** The line the customer edits. A line that is gone meanwhile is added anew. */
const editedLine = ({ request, world }: AddToCartAsked): CartLine | null =>
  world.lines.find(({ id }) => id === request.lineId) ?? null;

/** A line that is not in the cart can't be updated, only added. */
const addition = ({ request }: AddToCartAsked): AddToCartRequest => ({ ...request, lineId: null });

/**
 * Editing sets the quantity of the line; adding puts it on top of what the cart has of that choice [CART-23]. What is
 * ordered at once stands alone.
 */
function refusalOf({ request, world }: AddToCartAsked): AddRefusal | null {
  const { item, selection } = request;
  const isAlone = isOrder({ request }) || editedLine({ request, world }) !== null;
  const held = isAlone ? null : matchingLine(world.lines, item.id, selection);
  return addRefusal({
    terms: item,
    selection,
    quantity: request.quantity + (held?.quantity ?? 0),
    now: world.now,
    utcOffsetMinutes: world.utcOffsetMinutes,
  });
}

function isUnchanged({ request, world }: AddToCartAsked): boolean {
  const line = editedLine({ request, world });
  return (
    line !== null &&
    line.quantity === request.quantity &&
    isSameChoice(line.selection, request.selection) &&
    isSameAddOns(line.selection, request.selection)
  );
}

/** Ordering at once and campaign items are for shoppers who are known [ITEM-13, Q-08]. */
const needsLogin = ({ request, world }: AddToCartAsked): boolean => isOrder({ request }) && !world.isSignedIn;

/** Goods come from their own market to an address. */
const needsPlace = ({ request, world }: AddToCartAsked): boolean =>
  !world.isPlaced || world.moduleId !== request.item.moduleId;

/** Ordered beside the cart. */
const isOrder = ({ request }: Pick<AddToCartAsked, 'request'>): boolean => request.intent !== 'cart';

function orderOf({ request: { item, selection, quantity, intent } }: AddToCartAsked): OrderWish {
  if (intent === 'cart') throw new Error('What goes into the cart is not ordered at once');
  return { item, selection, quantity, intent };
}

const conflictingStore = ({ request, world }: AddToCartAsked): string | null =>
  otherStoreOf(world.lines, request.item.storeId)?.name ?? null;

/** Pressing twice asks once; another item is another wish [CART-66]. */
const isNewWish = (context: AddToCartContext, wish: AddToCartAsked): boolean =>
  [asked(context), ...context.waiting].every(({ request }) => request.item.id !== wish.request.item.id);

/** The cart has changed since the next item was asked for. */
const withLines = (waiting: AddToCartAsked[], lines: CartLine[]): AddToCartAsked[] =>
  waiting.map((wish) => ({ ...wish, world: { ...wish.world, lines } }));

type ServerRefusal = QuantityRefusal | 'otherStore';

/** Refusals that the customer can do something about, as the contract spells them. */
const REFUSALS: Readonly<Record<string, ServerRefusal>> = {
  other_store: 'otherStore',
  out_of_stock: 'outOfStock',
  out_of_limit: 'outOfLimit',
};

/** The server may know better than the page: another tab or customer was faster. `ApiError` has this shape. */
function serverRefusal(error: unknown): ServerRefusal | null {
  const known = refusalsOf(error).map(({ code }) => REFUSALS[code]);
  return known.find((refusal) => refusal !== undefined) ?? null;
}

function serverQuantityRefusal(error: unknown): QuantityRefusal | null {
  const refusal = serverRefusal(error);
  return refusal === 'otherStore' ? null : refusal;
}

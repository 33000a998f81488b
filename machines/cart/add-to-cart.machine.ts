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
import { errorOf, eventOf, outputOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import { refusalsOf } from '../shared/failure';
import type { OrderRequest } from '../shared/intent';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  AddToCartContext,
  AddToCartEmitted,
  AddToCartEvent,
  AddToCartRequest,
  PendingAddition,
} from './add-to-cart.types';
import type { Addition } from './cart.types';
import { refusalNotice } from './notices';

const actors = {
  addToCart: notProvided<CartLine[], Addition>('addToCart'),
  readCart: notProvided<CartLine[], void>('readCart'),
};

export const addToCartMachine = setup({
  types: {} as {
    context: AddToCartContext;
    events: AddToCartEvent;
    emitted: AddToCartEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isLoginNeeded: ({ context }) => needsLogin(pendingAddition(context)),
    isOrder: ({ context }) => isOrder(pendingAddition(context)),
    isUnchanged: ({ context }) => isUnchanged(pendingAddition(context)),
    isPlaceNeeded: ({ context }) => needsPlace(pendingAddition(context)),
    hasOtherStore: ({ context }) => context.otherStore !== null,
    isUpdate: ({ context }) => editedLine(pendingAddition(context)) !== null,
    isNewChange: ({ context, event }) => {
      const { request, world } = eventOf(event, 'add.requested');
      return isNewChange(context, { request, world });
    },
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasNoneWaiting: ({ context }) => context.waiting.length === 0,
    isOtherStoreOnServer: ({ event }) => serverRefusal(errorOf(event)) === 'otherStore',
    isOtherStoreKnown: ({ context, event }) =>
      storeIn(outputOf<typeof actors, 'readCart'>(event), pendingAddition(context)) !== null,
    isRefusedByServer: ({ event }) => serverQuantityRefusal(errorOf(event)) !== null,
  },
  actions: {
    remember: assign(({ event }) => {
      const { request, world } = eventOf(event, 'add.requested');
      return { request, world, failure: null };
    }),
    settle: assign(({ context }) => {
      const { request, world } = pendingAddition(context);
      return { world: { ...world, isPlaced: true, moduleId: request.item.moduleId } };
    }),
    letWait: assign(({ context: { waiting }, event }) => {
      const { request, world } = eventOf(event, 'add.requested');
      return {
        waiting: [...waiting, { request, world }],
      };
    }),
    takeNext: assign(({ context: { waiting } }) => ({
      ...required(waiting[0] ?? null, 'waiting'),
      waiting: waiting.slice(1),
      failure: null,
    })),
    refreshWaiting: assign(({ context, event }) => ({
      waiting: withLines(context.waiting, outputOf<typeof actors, 'addToCart'>(event)),
    })),
    weigh: assign(({ context }) => ({
      refusal: refusalOf(pendingAddition(context)),
      otherStore: conflictingStore(pendingAddition(context)),
    })),
    nameStore: assign(({ context, event }) => ({
      otherStore: storeIn(outputOf<typeof actors, 'readCart'>(event), pendingAddition(context)),
      failure: null,
    })),
    setServerRefusal: assign(({ event }) => ({
      refusal: { code: required(serverQuantityRefusal(errorOf(event)), 'refusal') },
    })),
    setFailure: setFailure(),
    announceAdding: emit(({ context }) => ({
      type: 'item.added' as const,
      itemId: pendingAddition(context).request.item.id,
    })),
    announceUpdate: emit(({ context }) => ({
      type: 'item.updated' as const,
      itemId: pendingAddition(context).request.item.id,
    })),
    announceRefusal: emit(({ context }) => ({
      type: 'item.refused' as const,
      refusal: required(context.refusal, 'refusal'),
    })),
    requestPlace: emit(({ context }) => {
      const { request, world } = pendingAddition(context);
      return {
        type: 'place.requested' as const,
        moduleId: request.item.moduleId,
        isPlaced: world.isPlaced,
      };
    }),
    requestLogin: emit(({ context }) => ({
      type: 'auth.requested' as const,
      mode: 'sign-in' as const,
      intent: { type: 'order' as const, request: orderOf(pendingAddition(context)) },
    })),
    requestOrder: emit(({ context }) => ({
      type: 'order.requested' as const,
      request: orderOf(pendingAddition(context)),
    })),
    notifyLogin: emit({ type: 'notice', code: 'loginRequired' }),
    notifyAdding: emit({ type: 'notice', code: 'itemAdded' }),
    notifyClearingAndAdding: emit({ type: 'notice', code: 'cartClearedAndItemAdded' }),
    notifyUpdate: emit({ type: 'notice', code: 'itemUpdated' }),
    notifyNothingToUpdate: emit({ type: 'notice', code: 'nothingToUpdate' }),
    notifyRefusal: emit(({ context }) => refusalNotice(required(context.refusal, 'refusal'))),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'addToCart',
  description: 'Every add button uses this flow. It shows one dialog at a time, and further adds wait.',
  meta: { title: 'Add to cart', rules: ['CART-20', 'CART-66'] },
  context: { request: null, world: null, refusal: null, otherStore: null, waiting: [], failure: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      on: {
        'add.requested': { target: 'checking', actions: 'remember' },
      },
    },
    next: {
      description: 'Adds that were requested meanwhile follow, one at a time.',
      meta: { title: 'Finding the next item to add' },
      always: [
        { guard: 'hasNoneWaiting', target: 'idle' },
        { target: 'checking', actions: 'takeNext' },
      ],
    },
    checking: {
      description: "Checks the item's own limits, then the visitor, then the cart.",
      entry: 'weigh',
      meta: {
        title: 'Checking the add',
        rules: ['FOOD-03', 'FOOD-04', 'ITEM-04', 'ITEM-12', 'FOOD-09', 'ITEM-13', 'CART-24', 'CART-21'],
      },
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isLoginNeeded', target: 'next', actions: ['requestLogin', 'notifyLogin'] },
        { guard: 'isOrder', target: 'next', actions: 'requestOrder' },
        { guard: 'isUnchanged', target: 'next', actions: 'notifyNothingToUpdate' },
        { guard: 'isPlaceNeeded', target: 'placing' },
        { guard: 'hasOtherStore', target: 'storeConflict' },
        { guard: 'isUpdate', target: 'updating' },
        { target: 'adding' },
      ],
    },
    placing: {
      description:
        "The customer opened a shared link. The app takes the item's module, asks for the address once and then continues the add.",
      meta: { title: 'Asking for the address', rules: ['NAV-28'] },
      entry: 'requestPlace',
      on: {
        'place.settled': { target: 'checking', actions: 'settle' },
        'place.dismissed': 'next',
      },
    },
    refused: {
      description: 'The page shows the reason next to the option that caused it.',
      meta: { title: 'Rejected', rules: ['FOOD-10'] },
      entry: ['announceRefusal', 'notifyRefusal'],
      always: 'next',
    },
    adding: {
      tags: 'busy',
      description:
        'A second press on the same item adds nothing. Another item waits until this one is added.',
      meta: { title: 'Adding', rules: ['CART-20', 'CART-66'] },
      on: {
        'add.requested': { guard: 'isNewChange', actions: 'letWait' },
      },
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ request: addition(pendingAddition(context)), isClearing: false }),
        onDone: { target: 'next', actions: ['refreshWaiting', 'announceAdding', 'notifyAdding'] },
        onError: [
          {
            guard: 'isOtherStoreOnServer',
            description:
              "Only the server knew of another store's items, because the cart was loading or another tab had changed it.",
            target: 'findingStore',
            actions: 'setFailure',
          },
          { guard: 'isRefusedByServer', target: 'refused', actions: 'setServerRefusal' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    findingStore: {
      tags: 'busy',
      description: 'The dialog names the store of the cart, so the cart is loaded first.',
      meta: { title: 'Looking up the other store', rules: ['CART-21'] },
      on: {
        'add.requested': { guard: 'isNewChange', actions: 'letWait' },
      },
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: [
          { guard: 'isOtherStoreKnown', target: 'storeConflict', actions: 'nameStore' },
          {
            description:
              "The cart changed again and no longer holds another store's items. The server's reason is shown.",
            target: 'failed',
          },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    updating: {
      tags: 'busy',
      meta: { title: 'Updating the line', rules: ['CART-23', 'CART-24'] },
      on: {
        'add.requested': { guard: 'isNewChange', actions: 'letWait' },
      },
      invoke: {
        id: 'updateLine',
        src: 'addToCart',
        input: ({ context }) => ({ request: pendingAddition(context).request, isClearing: false }),
        onDone: { target: 'next', actions: ['refreshWaiting', 'announceUpdate', 'notifyUpdate'] },
        onError: [
          { guard: 'isRefusedByServer', target: 'refused', actions: 'setServerRefusal' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    storeConflict: {
      description: 'A cart holds items of one store. Only the customer may replace them.',
      meta: { title: 'Items of another store', rules: ['CART-21', 'CART-22', 'FOOD-08'] },
      initial: 'confirming',
      states: {
        confirming: {
          meta: { title: 'Start a new cart?' },
          tags: 'open',
          on: {
            'conflict.confirmed': 'clearing',
            'conflict.cancelled': '#addToCart.next',
          },
        },
        clearing: {
          tags: ['open', 'busy'],
          description: 'One request clears the cart and adds the item. The server does both or neither.',
          meta: { title: 'Clearing and adding', rules: ['CART-22', 'CART-29'] },
          invoke: {
            id: 'clearAndAdd',
            src: 'addToCart',
            input: ({ context }) => ({ request: addition(pendingAddition(context)), isClearing: true }),
            onDone: { target: '#addToCart.next', actions: ['announceAdding', 'notifyClearingAndAdding'] },
            onError: [
              { guard: 'isRefusedByServer', target: '#addToCart.refused', actions: 'setServerRefusal' },
              { target: 'failed', actions: 'setFailure' },
            ],
          },
        },
        failed: {
          tags: ['open', 'failed'],
          description: 'The request failed, so the old cart is unchanged.',
          meta: { title: 'Old cart kept', rules: ['CART-29'] },
          entry: 'notifyFailure',
          on: {
            'retry.requested': 'clearing',
            'conflict.cancelled': '#addToCart.next',
          },
        },
      },
    },
    failed: {
      meta: { title: 'Adding failed' },
      tags: 'failed',
      description: 'Waiting adds continue after a failure.',
      entry: 'notifyFailure',
      always: { guard: 'hasWaiting', target: 'checking', actions: 'takeNext' },
      on: {
        'add.requested': { target: 'checking', actions: 'remember' },
      },
    },
  },
});

/** The requested item and the page's state at the press. Available in every state but `idle`. */
const pendingAddition = ({ request, world }: AddToCartContext): PendingAddition => ({
  request: required(request, 'request'),
  world: required(world, 'world'),
});

/** Returns the cart line being edited. `null`: the line was removed meanwhile, so the item is added again. */
const editedLine = ({ request, world }: PendingAddition): CartLine | null =>
  world.lines.find(({ id }) => id === request.lineId) ?? null;

/** Returns the request as an addition, for a line that is no longer in the cart. */
const addition = ({ request }: PendingAddition): AddToCartRequest => ({ ...request, lineId: null });

/**
 * Returns why the item can't be added, or `null`. Editing replaces the line's quantity, adding increases it
 * [CART-23].
 */
function refusalOf({ request, world }: PendingAddition): AddRefusal | null {
  const { item, selection } = request;
  const isAlone = isOrder({ request }) || editedLine({ request, world }) !== null;
  const line = isAlone ? null : matchingLine(world.lines, item.id, selection);
  return addRefusal({
    terms: item,
    selection,
    quantity: request.quantity + (line?.quantity ?? 0),
    now: world.now,
    utcOffsetMinutes: world.utcOffsetMinutes,
  });
}

function isUnchanged({ request, world }: PendingAddition): boolean {
  const line = editedLine({ request, world });
  return (
    line !== null &&
    line.quantity === request.quantity &&
    isSameChoice(line.selection, request.selection) &&
    isSameAddOns(line.selection, request.selection)
  );
}

/**
 * Returns whether the customer must sign in first. Direct orders and campaign items need an account [ITEM-13,
 *
 */
const needsLogin = ({ request, world }: PendingAddition): boolean =>
  isOrder({ request }) && !world.isSignedIn;

/**
 * Returns whether the customer must first choose a place, because the item's module is not open or has no
 * place.
 */
const needsPlace = ({ request, world }: PendingAddition): boolean =>
  !world.isPlaced || world.moduleId !== request.item.moduleId;

/** Returns whether the request is a direct order, which does not use the cart. */
const isOrder = ({ request }: Pick<PendingAddition, 'request'>): boolean => request.intent !== 'cart';

function orderOf({ request: { item, selection, quantity, intent } }: PendingAddition): OrderRequest {
  if (intent === 'cart') throw new Error('What goes into the cart is not ordered at once');
  return { item, selection, quantity, intent };
}

const conflictingStore = (addition: PendingAddition): string | null =>
  storeIn(addition.world.lines, addition);

const storeIn = (lines: CartLine[], { request }: Pick<PendingAddition, 'request'>): string | null =>
  otherStoreOf(lines, request.item.storeId)?.name ?? null;

/** Returns false for a second press on the same item, which has no effect [CART-66]. */
const isNewChange = (context: AddToCartContext, change: PendingAddition): boolean =>
  [pendingAddition(context), ...context.waiting].every(
    ({ request }) => request.item.id !== change.request.item.id,
  );

/** Gives waiting additions the current cart. */
const withLines = (waiting: PendingAddition[], lines: CartLine[]): PendingAddition[] =>
  waiting.map((change) => ({ ...change, world: { ...change.world, lines } }));

type ServerRefusal = QuantityRefusal | 'otherStore';

/** Refusals that the customer can resolve, by the server's error code. */
const REFUSALS: Readonly<Record<string, ServerRefusal>> = {
  other_store: 'otherStore',
  out_of_stock: 'outOfStock',
  out_of_limit: 'outOfLimit',
};

/**
 * Returns the server's refusal if the stock or the cart has changed meanwhile. Errors have the shape of
 * `ApiError`.
 */
function serverRefusal(error: unknown): ServerRefusal | null {
  const known = refusalsOf(error).map(({ code }) => REFUSALS[code]);
  return known.find((refusal) => refusal !== undefined) ?? null;
}

function serverQuantityRefusal(error: unknown): QuantityRefusal | null {
  const refusal = serverRefusal(error);
  return refusal === 'otherStore' ? null : refusal;
}

import type { SnapshotFrom } from 'xstate';
import type { CartItem, CartLine } from '../../../domain/cart';
import type { Selection } from '../../../domain/catalogue';
import type { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { PendingAddition } from '../../../machines/cart/add-to-cart.types';
import { choose, items, T0 } from '../../domain/demo-items';
import type { Act, Page, Target } from '../../support/model/page';
import { wireLine } from '../../support/model/wire';
import { saying } from '../session/sign-in-parts';
import {
  AS_GUEST,
  addTo,
  answers,
  failsToWrite,
  livesInHarbour,
  MSG_26,
  pharmacyItemsOf,
  press,
  SHELF,
} from '../shared/page-parts';
import { otherStore, refusedByServer, requested } from './add-to-cart.model';
import { cartItem, cartLine } from './cart-lines';

type At = SnapshotFrom<typeof addToCartMachine>;

const ADD = '/customer/cart/add';
const UPDATE = '/customer/cart/update';
const LIST = '/customer/cart/list';
const MINUTES = 10;
const PLACED = 'this page already has an address: a journey follows a link from outside';

const plain = cartItem();
const second = cartItem({ id: 102, name: 'Focaccia' });
const pizza = cartItem({ ...items['F-01'], id: 201, name: 'Pizza' });
const shirt = cartItem({ ...items['E-01'], id: 202, name: 'Shirt' });
const breakfast = cartItem({
  id: 205,
  name: 'Breakfast',
  availableHours: { starts: '07:00', ends: '13:05' },
});
const offer = cartItem({
  id: 206,
  name: 'Offer',
  campaign: { starts: '2026-11-22T00:00:00+04:00', ends: '2026-11-24T13:05:00+04:00' },
});
/** An item of a store outside the customer's zones. */
const elsewhere = cartItem({ id: 207, name: 'Calzone', storeId: 4, storeName: 'Hilltop Pizza', zoneId: 2 });
const shelf: readonly CartItem[] = [plain, second, pizza, shirt, breakfast, offer, elsewhere];
const lineOf = (item: CartItem, quantity: number): CartLine => ({ ...cartLine(1, quantity), item });
const later = { now: T0 + MINUTES * 60_000 };

const question: Target = { role: 'dialog', name: 'Are you sure, you want to reset?' };
const retry: Target = { role: 'button', name: 'Try again', inside: question };

/**
 * Prepares the cart for the press and closes any dialog above the list. Opens the page again if that loses no
 * state.
 */
const withCart = ({ lines }: PendingAddition['world'], isIdle: boolean): Act[] => [
  { act: 'serves', call: LIST, body: lines.map(wireLine) },
  ...(isIdle
    ? [{ act: 'goes', path: SHELF } as const]
    : [
        { act: 'key', key: 'Escape' } as const,
        { act: 'otherTabSays', channel: 'souk', message: 'cart.changed' } as const,
      ]),
  {
    act: 'awaits',
    sight: {
      sees: { role: 'button', name: 'Shopping Cart, lines: {shown}', values: { shown: lines.length } },
    },
  },
];

const choices = ({ options }: Selection): Act[] =>
  Object.values(options).map((option) => press('radio', option));
const times = (count: number, act: Act): Act[] => Array.from({ length: Math.max(0, count) }, () => act);

/** In the quick view: choose, set the quantity, let time pass, press. */
function throughQuickView({ request, world }: PendingAddition): Act[] {
  const { name } = request.item;
  const inside: Target = { role: 'dialog', name };
  const known = world.lines.find((line) => line.item.id === request.item.id)?.quantity ?? 1;
  const button =
    request.intent === 'buyNow'
      ? 'Buy Now'
      : request.intent === 'campaign'
        ? 'Order Now'
        : request.lineId !== null
          ? 'Update To Cart'
          : request.selection.options.Size === 'XL'
            ? 'Out of Stock'
            : 'Add to Cart';
  const bought: Target = { role: 'button', name: button, inside, isStart: true };
  return [
    press('link', 'Quick view of {0}', { values: { 0: name } }),
    { act: 'awaits', sight: { sees: inside } },
    ...choices(request.selection),
    ...times(
      request.quantity - known,
      press('button', 'Increase quantity of {name}', { values: { name }, inside }),
    ),
    { act: 'awaits', sight: { sees: bought } },
    ...(world.now > T0 ? [{ act: 'passes', milliseconds: MINUTES * 60_000 } as const] : []),
    { act: 'press', on: bought },
  ];
}

const isPlain = ({
  request: {
    item: { id },
    intent,
    lineId,
  },
}: PendingAddition) =>
  [plain.id, second.id, elsewhere.id].includes(id) && intent === 'cart' && lineId === null;

const busy = ({ context }: At): Target => ({
  ...addTo(context.request?.item.name ?? ''),
  isBusy: true,
});
const READ = 'this page answers the cart request at once: a journey adds before the cart has loaded';
const refusals = ['out_of_stock'].map(refusedByServer);

export const addToCartPage: Page<typeof addToCartMachine> = {
  model: {
    fixtures: [
      requested(),
      requested({ item: pizza }),
      requested({ item: shirt }),
      requested({ item: shirt, selection: choose({ options: { Colour: 'Dark-Blue', Size: 'XL' } }) }),
      requested({ item: breakfast }, later),
      requested({ item: offer, intent: 'campaign' }, later),
      requested({ item: elsewhere }),
      requested({ intent: 'buyNow' }),
      requested({ lineId: 1, quantity: 2 }, { lines: [lineOf(plain, 2)] }),
      requested({ lineId: 1, quantity: 3 }, { lines: [lineOf(plain, 2)] }),
      requested({}, { lines: otherStore }),
      requested({ item: second }),
      ...(['addToCart', 'updateLine', 'clearAndAdd'] as const).flatMap((actor) => [
        { type: `xstate.done.actor.${actor}` as const, output: [lineOf(plain, 1)] },
        { type: `xstate.error.actor.${actor}` as const, error: { code: 'server' } },
        ...refusals.map((error) => ({ type: `xstate.error.actor.${actor}` as const, error })),
      ]),
    ],
  },
  open: () => ({ path: SHELF, storage: { ...livesInHarbour, guest_id: 'guest-1' } }),
  calls: [ADD, UPDATE],
  fixed: { ...pharmacyItemsOf(shelf), [LIST]: [] },

  acts: {
    'add.requested': (event: PendingAddition, before) => {
      const added: Act = { act: 'press', on: addTo(event.request.item.name) };
      if (before.matches('updating')) return [{ act: 'key', key: 'Escape' }, added];
      if (before.hasTag('busy')) return [added];
      return [
        ...withCart(event.world, before.matches('idle')),
        ...(isPlain(event) ? [added] : throughQuickView(event)),
      ];
    },
    'conflict.confirmed': [press('button', 'Clear and add', { inside: question })],
    'conflict.cancelled': [press('button', 'Keep my cart', { inside: question })],
    'retry.requested': [{ act: 'press', on: retry }],
  },
  answers: {
    'xstate.done.actor.addToCart': (lines: CartLine[]) => [answers(ADD, lines.map(wireLine))],
    'xstate.error.actor.addToCart': (error: object) => [failsToWrite(ADD, error)],
    'xstate.done.actor.updateLine': (lines: CartLine[]) => [answers(UPDATE, lines.map(wireLine))],
    'xstate.error.actor.updateLine': (error: object) => [failsToWrite(UPDATE, error)],
    'xstate.done.actor.clearAndAdd': (lines: CartLine[]) => [answers(ADD, lines.map(wireLine))],
    'xstate.error.actor.clearAndAdd': (error: object) => [failsToWrite(ADD, error)],
  },
  timers: {},
  hasClock: true,
  sights: {
    idle: [{ lacks: question }],
    adding: (at) => [{ sees: busy(at) }, { lacks: question }],
    findingStore: (at) => [{ sees: busy(at) }, { lacks: question }],
    updating: ({ context: { waiting } }) =>
      waiting.length > 0
        ? [{ lacks: question }]
        : [{ sees: { role: 'button', name: 'Update To Cart', isStart: true, isBusy: true } }],
    'storeConflict.confirming': ({ context: { otherStore: store, request } }) => [
      { sees: question },
      { reads: MSG_26 },
      { reads: request?.item.storeName ?? '' },
      { sees: { role: 'button', name: 'Keep my cart', inside: question } },
      { reads: store ?? '' },
    ],
    'storeConflict.clearing': [
      { sees: { role: 'button', name: 'Clear and add', isBusy: true, inside: question } },
    ],
    'storeConflict.failed': ({ context }) => [{ sees: retry }, ...saying(context.failure)],
    failed: [{ lacks: question }],
    placing: [{ lacks: question }],
  },
  news: {
    'auth.requested': () => [{ address: 'panel=sign-in' }],
  },
  gaps: {
    'checking --always [isOrder]--> next': AS_GUEST,
    'checking --always [isPlaceNeeded]--> placing': PLACED,
    'adding --xstate.error.actor.addToCart [isOtherStoreOnServer]--> findingStore': READ,
    'findingStore --xstate.done.actor.readCart [isOtherStoreKnown]--> storeConflict': READ,
    'findingStore --xstate.done.actor.readCart--> failed': READ,
    'findingStore --xstate.error.actor.readCart--> failed': READ,
  },
  impossible: {
    'place.dismissed': PLACED,
    'place.settled': PLACED,
    'add.requested': (event: PendingAddition, at) =>
      at.hasTag('busy') && !(isPlain(event) && event.world.lines.length === 0)
        ? 'a dialog covers the list, so only items without options can be pressed meanwhile'
        : null,
  },
  endsIn: [],
};

import type { SnapshotFrom } from 'xstate';
import type { CartItem, CartLine } from '../../../domain/cart';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import type { CartCommand } from '../../../machines/cart/cart.types';
import { shownLines } from '../../../machines/cart/cart.view';
import type { Act, Page, Sight, Target } from '../../support/model/page';
import { wireLine } from '../../support/model/wire';
import {
  addTo,
  answers,
  failsToRead,
  failsToWrite,
  livesInHarbour,
  pharmacyItemsOf,
  press,
  SHELF,
} from '../shared/page-parts';
import { request } from './add-to-cart.model';
import { cartModel, given } from './cart.model';
import { cartItem, cartLine } from './cart-lines';

type At = SnapshotFrom<typeof cartMachine>;

const LIST = '/customer/cart/list';
const ADD = '/customer/cart/add';
const UPDATE = '/customer/cart/update';
const REMOVE = '/customer/cart/remove-item';
const REPLACE = '/customer/cart/replace';
const HILLTOP = { storeId: 4, storeName: 'Hilltop Pizza' };

const [basil, hilltop] = [
  { line: cartItem({ id: 101 }), other: cartItem({ id: 102, name: 'Focaccia' }) },
  {
    line: cartItem({ ...HILLTOP, id: 301, name: 'Pizza' }),
    other: cartItem({ ...HILLTOP, id: 302, name: 'Calzone' }),
  },
];
/** The cart after items of the other store replaced it. */
const replaced: CartLine[] = [cartLine(1, 1, { ...HILLTOP, id: 301, name: 'Pizza', stock: 2 })];
const adds = (item: CartItem, isClearing: boolean) =>
  given({ type: 'add', request: request({ item }), isClearing });

const NOT_HERE = 'only the paths of the review and the merge, or another device, cause this';

const drawer: Target = { role: 'dialog', name: 'Shopping Cart', isStart: true };
const question: Target = { role: 'dialog', name: 'Are you sure, you want to reset?' };
const undo: Target = { role: 'button', name: 'Undo', inside: drawer };
const clearsAndAdds: Act[] = [
  { act: 'awaits', sight: { sees: question } },
  press('button', 'Clear and add', { inside: question }),
];
const shown = ({ context }: At) => shownLines(context);
const storeOf = (at: At) => shown(at)[0]?.item.storeId ?? null;

const headerCount = (lines: CartLine[]): Target => ({
  role: 'button',
  name: 'Shopping Cart, lines: {shown}',
  values: { shown: lines.length },
});
const opensCart = (lines: CartLine[]): Act => ({ act: 'opens', layer: drawer, by: headerCount(lines) });
/** The buttons of the line, in the drawer. */
const onLine =
  (name: string) =>
  (_event: never, before: At): Act[] => [
    press('button', name, { values: { name: shown(before)[0]?.item.name ?? '' }, inside: drawer }),
  ];
/** True if the item is added from the list, which the drawer covers. */
const isOnShelf = (at: At) => at.matches({ syncing: 'adding' });
/** The question about the other store stays open after a failure. */
const isClearing = ({ context: { tasks } }: At) =>
  tasks.some((task) => task.type === 'add' && task.isClearing);
const inDrawer =
  (...sights: Sight[]) =>
  (at: At): Sight[] =>
    isOnShelf(at) ? [] : sights;

const counter = (name: string): Target => ({
  role: 'group',
  name: 'Quantity of {name}',
  values: { name },
  inside: drawer,
});
/** The quantities of the lines, without removed ones. */
const quantities = (at: At): Sight[] => {
  const names = shown(at).map(({ item }) => item.name);
  const gone = at.context.lines.map(({ item }) => item.name).filter((name) => !names.includes(name));
  return inDrawer(
    ...shown(at).map(
      ({ item: { name }, quantity }): Sight => ({
        sees: { role: 'status', name: '{quantity} in total', values: { quantity }, inside: counter(name) },
      }),
    ),
    ...gone.map((name): Sight => ({ lacks: counter(name) })),
  )(at);
};

/** States without an appearance of their own: the page shows a change before it is saved. */
const unseen = [
  ...['idle', 'settling', 'reading', 'sending', 'removing', 'clearing', 'restoring', 'adding'],
  ...['accepting', 'merging', 'comparing'],
];
/** The test can press only the first line that is shown. */
const noLine = ({ lineId }: { lineId: number }, at: At) =>
  shown(at)[0]?.id === lineId ? null : 'the page shows no such line';
const tooQuick = (at: At) =>
  at.matches({ syncing: 'settling' }) ? 'the debounce is too short for another press' : null;
/**
 * True while the page is offline and can't download anything. Only the network's return continues the path.
 */
const isCutOff = (at: At) => at.matches({ syncing: 'queuedOffline' }) && at.context.failure === null;
const cutOff = (at: At) => (isCutOff(at) ? 'the browser is offline' : null);
const isQuiet = (at: At) => at.matches({ syncing: 'idle' }) && !isSliding(at);
const isSliding = (at: At) => at.matches({ lines: { filled: 'sliding' } });
const onShelf = (at: At) =>
  isOnShelf(at) ? 'the drawer is closed while an item is added from the list' : null;

export const cartPage: Page<typeof cartMachine> = {
  model: {
    fixtures: [
      ...cartModel.fixtures.filter(
        (event) => event.type !== 'command.sent' && event.type !== 'xstate.done.actor.addItem',
      ),
      adds(basil.other, false),
      adds(hilltop.line, true),
      { type: 'xstate.done.actor.addItem', output: [cartLine(1, 2, { maximumQuantity: 2 })] },
      { type: 'xstate.done.actor.addItem', output: replaced },
    ] as never,
    vertex: ({ context: { lines, isLoaded, wanted, sending, tasks, failure, undo: old } }) => [
      lines.map(({ quantity, item }) => [quantity, item.stock, item.maximumQuantity, item.storeId]),
      isLoaded,
      wanted.map(({ lineId, quantity }) => [lineId, quantity]),
      sending && [sending.lineId, sending.quantity],
      tasks.length > 1 ? 'several' : tasks.map((task) => [task.type, task.type === 'add' && task.isClearing]),
      failure?.code,
      old !== null,
    ],
    stopWhen: ({ context }) => context.tasks.length > 1,
  },
  open: () => ({ path: `${SHELF}?panel=cart`, storage: { ...livesInHarbour, guest_id: 'guest-1' } }),
  calls: [LIST, ADD, UPDATE, REMOVE, REPLACE],
  fixed: pharmacyItemsOf([basil.line, basil.other, hilltop.line, hilltop.other]),
  acts: {
    'line.increased': onLine('Increase quantity of {name}'),
    'line.decreased': onLine('Decrease quantity of {name}'),
    'line.removed': onLine('Remove {name} from cart'),
    'cart.reloadRequested': [{ act: 'otherTabSays', channel: 'souk', message: 'cart.changed' }],
    'command.sent': ({ command }: { command: CartCommand }) =>
      command.type === 'add'
        ? [
            press('button', 'Close', { inside: drawer }),
            { act: 'press', on: addTo(command.request.item.name) },
            ...(command.isClearing ? clearsAndAdds : []),
          ]
        : [],
    'undo.requested': [{ act: 'press', on: undo }],
    'retry.requested': [press('button', 'Try again', { inside: drawer })],
    'network.offline': [{ act: 'network', isOn: false }],
    'network.online': [
      { act: 'network', isOn: false },
      { act: 'network', isOn: true },
    ],
  },
  answers: {
    'xstate.done.actor.loadCart': (lines: CartLine[]) => [answers(LIST, lines.map(wireLine))],
    'xstate.error.actor.loadCart': (error: object) => [failsToRead(LIST, error)],
    'xstate.done.actor.setQuantity': (lines: CartLine[]) => [answers(UPDATE, lines.map(wireLine))],
    'xstate.error.actor.setQuantity': (error: object) => [failsToWrite(UPDATE, error)],
    'xstate.done.actor.removeLine': (lines: CartLine[]) => [
      answers(REMOVE, {}),
      answers(LIST, lines.map(wireLine)),
    ],
    'xstate.error.actor.removeLine': (error: object) => [failsToWrite(REMOVE, error)],
    'xstate.done.actor.addItem': (lines: CartLine[]) => [answers(ADD, lines.map(wireLine)), opensCart(lines)],
    'xstate.error.actor.addItem': (error: object, before) => [
      failsToWrite(ADD, error),
      ...(isClearing(before) ? [press('button', 'Keep my cart', { inside: question })] : []),
      opensCart(shown(before)),
    ],
    'xstate.done.actor.restoreCart': (lines: CartLine[]) => [answers(REPLACE, lines.map(wireLine))],
    'xstate.error.actor.restoreCart': (error: object) => [failsToWrite(REPLACE, error)],
  },
  timers: { quietTime: 400, undoTime: 10_000, resendTime: 15_000, slideTime: 500 },
  sights: {
    'lines.loading': inDrawer({ sees: { role: 'status', name: 'Loading your cart', inside: drawer } }),
    'lines.failed': inDrawer(
      { reads: 'Your cart couldn’t be loaded' },
      { sees: { role: 'button', name: 'Try again', inside: drawer } },
    ),
    'lines.empty': inDrawer(
      { sees: { role: 'heading', name: 'Your cart is empty', inside: drawer } },
      { reads: 'No items added in your cart. Please add product to your cart list.' },
      { sees: { role: 'button', name: 'Continue Shopping', inside: drawer } },
    ),
    'lines.filled.still': quantities,
    'lines.filled.sliding': quantities,
    ...Object.fromEntries(unseen.map((name) => [`syncing.${name}`, []])),
    'syncing.queuedOffline': (at) =>
      at.matches({ lines: 'filled' })
        ? inDrawer({ reads: 'You’re offline. Your changes will sync when you’re back online.' })(at)
        : [],
    'undo.none': inDrawer({ lacks: undo }),
    'undo.offered': inDrawer({ sees: undo }),
    'undo.restoring': inDrawer({ sees: { ...undo, isBusy: true } }),
  },
  impossible: {
    ...Object.fromEntries(
      ['acceptChanges', 'mergeCarts', 'compareVersions'].flatMap((actor) =>
        ['done', 'error'].map((end) => [`xstate.${end}.actor.${actor}`, NOT_HERE]),
      ),
    ),
    'cart.clearRequested':
      'only a new place causes this, and the cart reloads at once: the paths of the location do it',
    'xstate.done.actor.clearCart': 'only a new place clears the cart',
    'xstate.error.actor.clearCart': 'only a new place clears the cart',
    'owner.changed': 'a sign-in or sign-out changes more than the cart: the paths of the session do it',
    'line.increased': (event: { lineId: number }, at) => noLine(event, at) ?? onShelf(at) ?? cutOff(at),
    'line.decreased': (event: { lineId: number }, at) =>
      noLine(event, at) ??
      onShelf(at) ??
      cutOff(at) ??
      (shown(at)[0]?.quantity === 1 ? 'at a quantity of one, the button removes the line' : null),
    'line.removed': (event: { lineId: number }, at) =>
      noLine(event, at) ??
      onShelf(at) ??
      cutOff(at) ??
      (shown(at)[0]?.quantity === 1 ? null : 'above a quantity of one, the button reduces the quantity'),
    'changes.found': 'this needs an earlier visit: the offline journey makes one',
    'line.instructed': 'dishes have no such choice: the grocery journey makes it',
    'cart.reloadRequested': (_event, at) => tooQuick(at) ?? cutOff(at),
    'cart.ordered': 'the checkout sends this after an order: a journey orders beside another tab',
    'command.sent': ({ command }: { command: CartCommand }, at) => {
      if (command.type !== 'add') return NOT_HERE;
      if (!isQuiet(at) || !at.context.isLoaded) return 'the drawer covers the list until the cart is idle';
      return command.isClearing === (storeOf(at) === basil.line.storeId)
        ? null
        : 'only items of another store replace the cart';
    },
    'command.withdrawn': 'no press can be cancelled',
    ...Object.fromEntries(
      [
        'undo.renewed',
        'undo.done',
        'undo.failed',
        'lines.changed',
        'change.made',
        'reading.failed',
        'reading.begun',
      ].map((type) => [type, 'the cart sends this event to itself']),
    ),
    'page.hidden': 'the page is closed then: a journey checks the next page',
    'undo.requested': (_event, at) =>
      at.matches({ undo: 'offered' }) ? (onShelf(at) ?? tooQuick(at) ?? cutOff(at)) : 'no Undo is offered',
    'retry.requested': (_event, at) =>
      at.matches({ lines: 'failed' }) ? null : 'changes that wait for the network are sent without a press',
    'xstate.after.slideTime.cart.lines.filled.sliding': (_event, at) =>
      at.matches({ syncing: 'settling' }) ? 'the debounce is shorter' : null,
    'xstate.after.undoTime.cart.undo.offered': (_event, at) =>
      isQuiet(at) ? null : 'ten seconds are longer than every other wait',
    'xstate.after.resendTime.cart.syncing.queuedOffline': (_event, at) =>
      at.matches({ undo: 'offered' })
        ? 'Undo ends earlier'
        : isSliding(at)
          ? 'a line moves for a moment only'
          : cutOff(at),
  },
  gaps: {
    'syncing.deciding --always [isAsked]--> syncing.clearing': 'only a new place clears the cart',
    'syncing.deciding --always [isAsked]--> syncing.accepting': NOT_HERE,
    'syncing.deciding --always [isAsked]--> syncing.merging': NOT_HERE,
    'syncing.deciding --always [isAsked]--> syncing.comparing': NOT_HERE,
    'syncing.settling --always [hasCommand]--> syncing.deciding':
      'the debounce is too short for another press',
    'syncing.queuedOffline --always [hasCommand]--> syncing.deciding': 'the browser is offline',
  },
  endsIn: [],
};

import { quantityRefusal } from '../../../domain/cart';
import { cartMachine } from '../../../machines/cart/cart.machine';
import type { CartCommand, CartEvent } from '../../../machines/cart/cart.types';
import { shownLines } from '../../../machines/cart/cart.view';
import { createModel } from '../../support/model';
import { request } from './add-to-cart.model';
import { cartItem, cartLine } from './cart-lines';

const one = [cartLine(1, 1, { stock: 2 })];
const full = [cartLine(1, 2, { maximumQuantity: 2 })];
const answers = [
  ...(['loadCart', 'setQuantity', 'removeLine', 'clearCart', 'restoreCart'] as const),
  ...(['addItem', 'acceptChanges'] as const),
] as const;
export const given = (command: CartCommand): CartEvent => ({
  type: 'command.sent',
  command: { ...command, commandId: command.type },
});

/** Events that the cart raises itself. */
const OWN: readonly string[] = [
  ...[
    'lines.changed',
    'change.made',
    'reading.failed',
    'reading.begun',
    'undo.renewed',
    'undo.done',
    'undo.failed',
  ],
];

export const cartModel = createModel(cartMachine, {
  fixtures: [
    { type: 'line.increased', lineId: 1 },
    { type: 'line.decreased', lineId: 1 },
    { type: 'line.removed', lineId: 1 },
    { type: 'line.instructed', lineId: 1, ifUnavailable: 'call' },
    { type: 'changes.found', stored: [{ lineId: 1, quantity: 2, name: 'Margherita' }] },
    given({ type: 'add', request: request({ item: cartItem({ storeId: 4 }) }), isClearing: true }),
    given({ type: 'add', request: request(), isClearing: false }),
    given({ type: 'accept', lines: [{ lineId: 1, token: 'risen' }] }),
    given({ type: 'merge', keep: null }),
    given({ type: 'compare', version: 7 }),
    { type: 'command.withdrawn', commandId: 'merge' },
    ...answers.flatMap((actor) => [
      { type: `xstate.done.actor.${actor}` as const, output: one },
      { type: `xstate.error.actor.${actor}` as const, error: { code: 'server' } },
    ]),
    { type: 'xstate.done.actor.loadCart', output: [] },
    { type: 'xstate.done.actor.setQuantity', output: [] },
    { type: 'xstate.done.actor.removeLine', output: [] },
    { type: 'xstate.done.actor.clearCart', output: [] },
    { type: 'xstate.done.actor.addItem', output: full },
    {
      type: 'xstate.done.actor.loadCart',
      output: [cartLine(1, 1, { stock: 2 }), cartLine(2, 1, { name: 'Focaccia' })],
    },
    { type: 'xstate.done.actor.mergeCarts', output: { isMerged: true, conflict: null } },
    { type: 'xstate.error.actor.mergeCarts', error: { code: 'server' } },
    { type: 'xstate.done.actor.compareVersions', output: true },
    { type: 'xstate.done.actor.compareVersions', output: false },
    { type: 'xstate.error.actor.compareVersions', error: { code: 'server' } },
    { type: 'xstate.error.actor.setQuantity', error: { code: 'offline' } },
    { type: 'xstate.error.actor.removeLine', error: { code: 'offline' } },
  ],
  isPossible: ({ type }) => !OWN.includes(type),
  vertex: ({ context: { lines, isLoaded, wanted, sending, tasks, failure, undo } }) => [
    lines.map(({ quantity, item }) => [quantity, item.stock, item.maximumQuantity]),
    isLoaded,
    wanted.map(({ lineId, quantity }) => [lineId, quantity]),
    sending && [sending.lineId, sending.quantity],
    tasks.length > 1 ? 'several' : tasks.map((task) => [task.type, task.type === 'add' && task.isClearing]),
    failure?.code,
    undo !== null,
  ],
  // More waiting tasks or removed lines add no new behaviour, and background requests don't depend on other
  // tasks.
  stopWhen: ({ context: { tasks, lines, wanted, sending, failure, undo }, value }) =>
    tasks.length > 1 ||
    (lines.length > 1 &&
      (tasks.length > 0 ||
        undo !== null ||
        (value.lines as { filled?: string }).filled !==
          (wanted.length > 0 || sending ? 'sliding' : 'still'))) ||
    (tasks.some(({ type }) => ['accept', 'merge', 'compare'].includes(type)) &&
      (wanted.length > 0 || sending !== null || failure !== null || undo !== null)),
  limit: 3_000,
  invariants: {
    'a failed cart has a failure': (at) => !at.matches({ lines: 'failed' }) || at.context.failure !== null,
    'an empty cart shows no lines, and a filled one shows some': (at) =>
      at.matches({ lines: 'filled' }) === (at.context.isLoaded && shownLines(at.context).length > 0),
    'a cart that has loaded once is never loading or failed again': (at) =>
      !at.context.isLoaded || at.matches({ lines: 'filled' }) || at.matches({ lines: 'empty' }),
    'no line exceeds its stock or limit': (at) =>
      shownLines(at.context).every(
        ({ item, selection, quantity }) => !quantityRefusal(item, selection, quantity),
      ),
    'a line is marked as sending exactly while its change is sent': (at) =>
      (at.context.sending !== null) ===
      (at.matches({ syncing: 'sending' }) || at.matches({ syncing: 'removing' })),
    'nothing is queued while the cart is idle': (at) =>
      !at.matches({ syncing: 'idle' }) || (at.context.wanted.length === 0 && at.context.tasks.length === 0),
    'each line has at most one queued change': (at) =>
      new Set(at.context.wanted.map(({ lineId }) => lineId)).size === at.context.wanted.length,
    'Undo is offered exactly while the old cart is known': (at) =>
      at.matches({ undo: 'none' }) === (at.context.undo === null),
  },
});

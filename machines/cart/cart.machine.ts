import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CartLine } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import * as change from './cart.changes';
import type { CartContext, CartEmitted, CartEvent, LineUpdate } from './cart.types';
import { lineRefusal, shownLines } from './cart.view';
import { changeFailureNotice, lossNotices } from './notices';

export const cartMachine = setup({
  types: {} as { context: CartContext; events: CartEvent; emitted: CartEmitted; tags: Tag; meta: ChartMeta },
  actors: {
    loadCart: notProvided<CartLine[], void>('loadCart'),
    setQuantity: notProvided<CartLine[], LineUpdate>('setQuantity'),
    removeLine: notProvided<CartLine[], change.LineParams>('removeLine'),
    clearCart: notProvided<CartLine[], void>('clearCart'),
    restoreCart: notProvided<CartLine[], change.LinesParams>('restoreCart'),
  },
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
    isUnread: ({ context }) => !context.isLoaded,
    hasFailed: ({ context }) => context.failure !== null,
    isWell: ({ context }) => context.failure === null,
    hasLines: ({ context }) => shownLines(context).length > 0,
    hasNoLines: ({ context }) => shownLines(context).length === 0,
    hasUndo: ({ context }) => context.undo !== null,
    hasNoUndo: ({ context }) => context.undo === null,
    isOutOfStock: ({ context }, at: change.LineParams) => lineRefusal(context, at.lineId) === 'outOfStock',
    isOutOfLimit: ({ context }, at: change.LineParams) => lineRefusal(context, at.lineId) === 'outOfLimit',
    hasErrands: ({ context }) => context.errands.length > 0,
    isAsked: ({ context }, { errand }: change.ErrandParams) => context.errands.includes(errand),
    isNotAsked: ({ context }, { errand }: change.ErrandParams) => !context.errands.includes(errand),
    isRemovalNext: ({ context }) => context.wanted[0]?.quantity === 0,
    isQuantityNext: ({ context }) => (context.wanted[0]?.quantity ?? 0) > 0,
    isChangeOffline: ({ context }) => context.sending !== null && context.failure?.code === 'offline',
  },
  actions: {
    wishOneMore: assign(({ context }, { lineId }: change.LineParams) => change.withStep(context, lineId, 1)),
    wishOneLess: assign(({ context }, { lineId }: change.LineParams) => change.withStep(context, lineId, -1)),
    instruct: assign(({ context }, wish: change.InstructionParams) => change.withInstruction(context, wish)),
    wishRemoval: assign(({ context }, { lineId }: change.LineParams) => change.withWish(context, lineId, 0)),
    takeUp: enqueueActions(({ context, enqueue }, { kept }: change.KeptParams) => {
      for (const notice of lossNotices(context, kept)) enqueue.emit(notice);
      enqueue.assign(change.withKept(context, kept));
    }),
    takeNextWish: assign(({ context }) => change.withNextWishTaken(context)),
    keepForLater: assign(({ context }) => change.withSendingKept(context)),
    rollBackLine: assign(({ context }) => change.rolledBack(context)),
    forgetAll: assign(change.emptyCart),
    accept: assign(({ context }, { output }: change.AnswerParams) => change.answered(context, output)),
    replaceLines: enqueueActions(({ context, enqueue }, { lines }: change.LinesParams) => {
      enqueue.assign(change.withLines(context, lines));
      enqueue.emit({ type: 'cart.changed' });
    }),
    adopt: enqueueActions(({ context, enqueue }, { output }: change.AnswerParams) => {
      enqueue.assign(change.answered(context, output));
      enqueue.emit({ type: 'cart.changed' });
    }),
    ask: assign(({ context }, { errand }: change.ErrandParams) => change.withErrand(context, errand)),
    strike: assign(({ context }, { errand }: change.ErrandParams) => change.withoutErrand(context, errand)),
    setFailure: assign((_, { error }: { error: unknown }) => change.failedBy(error)),
    forgetFailure: assign({ failure: null }),
    setUndo: assign((_, { undo }: { undo: CartLine[] | null }) => ({ undo })),
    forgetUndo: assign({ undo: null }),
    notifyOutOfStock: emit({ type: 'notice', code: 'outOfStock' }),
    notifyOutOfLimit: emit({ type: 'notice', code: 'outOfLimit' }),
    notifyRemoval: emit({ type: 'notice', code: 'lineRemoved' }),
    notifyRestoring: emit({ type: 'notice', code: 'cartRestored' }),
    notifyFailure: emit(({ context }) => changeFailureNotice(context)),
  },
  delays: { quietTime: 400, undoTime: 10_000, resendTime: 15_000 },
}).createMachine({
  id: 'cart',
  description: 'Shows every press at once and tells the server one thing at a time.',
  meta: { title: 'Cart', rules: ['CART-06', 'CART-61', 'CART-65'] },
  context: change.emptyCart,
  type: 'parallel',
  on: {
    'owner.changed': {
      target: ['.lines.loading', '.syncing.reading', '.undo.none'],
      actions: 'forgetAll',
    },
  },
  states: {
    drawer: {
      meta: { title: 'Drawer' },
      initial: 'closed',
      states: {
        closed: { meta: { title: 'Closed' }, on: { 'drawer.opened': 'open' } },
        open: { meta: { title: 'Open' }, tags: 'open', on: { 'drawer.closed': 'closed' } },
      },
    },
    lines: {
      description: 'What the customer sees of the cart. The decrease button is a delete button at one.',
      meta: { title: 'Lines', rules: ['CART-01', 'CART-07', 'CART-10', 'CART-12'] },
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading' },
          tags: 'busy',
          always: [
            { guard: 'isLoaded', target: 'filled' },
            { guard: 'hasFailed', target: 'failed' },
          ],
        },
        failed: { meta: { title: 'Failed' }, tags: 'failed', always: { guard: 'isWell', target: 'loading' } },
        empty: { meta: { title: 'Empty' }, tags: 'empty', always: { guard: 'hasLines', target: 'filled' } },
        filled: {
          meta: { title: 'Filled' },
          always: { guard: 'hasNoLines', target: 'empty' },
          on: {
            'line.increased': [
              { guard: { type: 'isOutOfStock', params: ({ event }) => event }, actions: 'notifyOutOfStock' },
              { guard: { type: 'isOutOfLimit', params: ({ event }) => event }, actions: 'notifyOutOfLimit' },
              { actions: { type: 'wishOneMore', params: ({ event }) => event } },
            ],
            'line.decreased': { actions: { type: 'wishOneLess', params: ({ event }) => event } },
            'line.removed': { actions: { type: 'wishRemoval', params: ({ event }) => event } },
            'line.instructed': { actions: { type: 'instruct', params: ({ event }) => event } },
          },
        },
      },
    },
    syncing: {
      description: 'One request at a time; the rest waits its turn, so that no answer can overtake another.',
      meta: { title: 'Saving', rules: ['CART-28', 'CART-61', 'CART-62'] },
      initial: 'reading',
      on: {
        'cart.reloadRequested': { actions: { type: 'ask', params: { errand: 'reload' } } },
        'cart.clearRequested': { actions: { type: 'ask', params: { errand: 'clear' } } },
        'undo.requested': { guard: 'hasUndo', actions: { type: 'ask', params: { errand: 'restore' } } },
        'cart.replaced': {
          description: 'The answer under way may be older than these lines: the cart is read again after it.',
          actions: [
            { type: 'replaceLines', params: ({ event }) => event },
            { type: 'ask', params: { errand: 'reload' } },
          ],
        },
      },
      states: {
        idle: {
          meta: { title: 'At rest' },
          always: { guard: 'hasErrands', target: 'deciding' },
          on: {
            'line.increased': 'settling',
            'line.decreased': 'settling',
            'line.removed': 'settling',
            'line.instructed': 'settling',
            'cart.replaced': { actions: { type: 'replaceLines', params: ({ event }) => event } },
            'changes.found': {
              target: 'deciding',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'retry.requested': { guard: 'isUnread', target: 'reading' },
            'network.online': { guard: 'isUnread', target: 'reading' },
          },
        },
        settling: {
          meta: { title: 'Waiting for more presses' },
          description: 'Waits until the customer stops pressing: ten fast presses are one request.',
          after: { quietTime: 'deciding' },
          on: {
            'line.increased': { target: 'settling', reenter: true },
            'line.decreased': { target: 'settling', reenter: true },
            'line.removed': { target: 'settling', reenter: true },
            'line.instructed': { target: 'settling', reenter: true },
            'network.offline': 'queuedOffline',
          },
        },
        deciding: {
          meta: { title: 'What is next?' },
          always: [
            { guard: { type: 'isAsked', params: { errand: 'clear' } }, target: 'clearing' },
            { guard: { type: 'isAsked', params: { errand: 'restore' } }, target: 'restoring' },
            { guard: 'isRemovalNext', target: 'removing', actions: 'takeNextWish' },
            { guard: 'isQuantityNext', target: 'sending', actions: 'takeNextWish' },
            { guard: { type: 'isAsked', params: { errand: 'reload' } }, target: 'reading' },
            { target: 'idle' },
          ],
        },
        reading: {
          meta: { title: 'Reading the cart' },
          description: 'A failure never empties a cart that is on the screen.',
          entry: ['forgetFailure', { type: 'strike', params: { errand: 'reload' } }],
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            onDone: { target: 'deciding', actions: { type: 'accept', params: ({ event }) => event } },
            onError: [
              { guard: 'isLoaded', target: 'deciding' },
              { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
          on: {
            'cart.reloadRequested': { target: 'reading', reenter: true },
            'cart.replaced': {
              target: 'reading',
              reenter: true,
              actions: { type: 'replaceLines', params: ({ event }) => event },
            },
          },
        },
        sending: {
          description: 'Sends the quantity the line shall have, never a step.',
          meta: { title: 'Saving a quantity', rules: ['CART-61'] },
          invoke: {
            id: 'setQuantity',
            src: 'setQuantity',
            input: ({ context }) => change.lineUpdate(context),
            onDone: { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event } },
            onError: { target: 'failing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        removing: {
          meta: { title: 'Removing a line', rules: ['CART-11'] },
          invoke: {
            id: 'removeLine',
            src: 'removeLine',
            input: ({ context }) => ({ lineId: required(context.sending, 'sending').lineId }),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'adopt', params: ({ event }) => event }, 'notifyRemoval'],
            },
            onError: { target: 'failing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        clearing: {
          meta: { title: 'Clearing the cart' },
          tags: 'busy',
          exit: { type: 'strike', params: { errand: 'clear' } },
          invoke: {
            id: 'clearCart',
            src: 'clearCart',
            onDone: { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event } },
            onError: { target: 'failing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        restoring: {
          tags: 'busy',
          description: 'Puts the old cart back, whole or not at all.',
          meta: { title: 'Bringing the old cart back', rules: ['CART-29'] },
          exit: { type: 'strike', params: { errand: 'restore' } },
          invoke: {
            id: 'restoreCart',
            src: 'restoreCart',
            input: ({ context }) => ({ lines: required(context.undo, 'undo') }),
            onDone: {
              target: 'deciding',
              actions: ['forgetUndo', { type: 'adopt', params: ({ event }) => event }, 'notifyRestoring'],
            },
            onError: { target: 'failing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        failing: {
          meta: { title: 'What went wrong?' },
          description: 'Offline a change is kept; otherwise the line goes back to what the server has.',
          always: [
            { guard: 'isChangeOffline', target: 'queuedOffline', actions: 'keepForLater' },
            { target: 'deciding', actions: ['notifyFailure', 'rollBackLine'] },
          ],
        },
        queuedOffline: {
          tags: 'queued',
          description: 'Changes are kept, marked "will sync", and sent when the network is back.',
          meta: { title: 'Kept until the network is back', rules: ['CART-68', 'NFR-08'] },
          after: { resendTime: 'deciding' },
          on: { 'network.online': 'deciding', 'retry.requested': 'deciding' },
        },
      },
    },
    undo: {
      description: 'After clear-and-add the old cart can be had back for ten seconds.',
      meta: { title: 'Undo', rules: ['CART-29'] },
      initial: 'none',
      on: {
        'cart.replaced': { target: '.none', actions: { type: 'setUndo', params: ({ event }) => event } },
      },
      states: {
        none: { meta: { title: 'Nothing to undo' }, always: { guard: 'hasUndo', target: 'offered' } },
        offered: {
          meta: { title: 'Undo offered' },
          after: { undoTime: { target: 'none', actions: 'forgetUndo' } },
          on: { 'undo.requested': 'restoring' },
        },
        restoring: {
          meta: { title: 'Undoing' },
          tags: 'busy',
          description: 'Waits its turn among the requests, and offers Undo again when it failed.',
          always: [
            { guard: 'hasNoUndo', target: 'none' },
            { guard: { type: 'isNotAsked', params: { errand: 'restore' } }, target: 'offered' },
          ],
          on: { 'cart.replaced': { description: 'The old cart is on its way back: what it is stays.' } },
        },
      },
    },
  },
});

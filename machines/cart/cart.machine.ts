import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { CartLine, CartMerge, LineToReview } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import * as change from './cart.changes';
import type { Addition, CartContext, CartEmitted, CartEvent, CartTask, LineUpdate } from './cart.types';
import { lineRefusal, shownLines } from './cart.view';
import type { CartKeep } from './cart-merge.machine';
import { changeFailureNotice, lineRefusalNotice, lossNotices, restoringNotice } from './notices';

const actors = {
  loadCart: notProvided<CartLine[], void>('loadCart'),
  setQuantity: notProvided<CartLine[], LineUpdate>('setQuantity'),
  removeLine: notProvided<CartLine[], change.LineParams>('removeLine'),
  clearCart: notProvided<CartLine[], void>('clearCart'),
  restoreCart: notProvided<CartLine[], change.LinesParams>('restoreCart'),
  addItem: notProvided<CartLine[], Addition>('addItem'),
  acceptChanges: notProvided<CartLine[], { lines: LineToReview[] }>('acceptChanges'),
  mergeCarts: notProvided<CartMerge, { keep: CartKeep | null }>('mergeCarts'),
  compareVersions: notProvided<boolean, { version: number }>('compareVersions'),
};

/** The effects that return the cart's lines. */
type LineEffect = Exclude<keyof typeof actors, 'mergeCarts' | 'compareVersions'>;

export const cartMachine = setup({
  types: {} as { context: CartContext; events: CartEvent; emitted: CartEmitted; tags: Tag; meta: ChartMeta },
  actors,
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
    hasLines: ({ context }) => shownLines(context).length > 0,
    hasChanges: ({ context }) => change.hasChanges(context),
    hasUndo: ({ context }) => context.undo !== null,
    isRefused: ({ context, event }) => lineRefusal(context, eventOf(event, 'line.increased').lineId) !== null,
    hasTasks: ({ context }) => context.tasks.length > 0,
    hasCommand: ({ context }) => change.hasCommand(context),
    isAsked: ({ context }, { task }: change.TaskParams) => context.tasks.some(({ type }) => type === task),
    isRemovalNext: ({ context }) => context.wanted[0]?.quantity === 0,
    isQuantityNext: ({ context }) => (context.wanted[0]?.quantity ?? 0) > 0,
    isOutdated: ({ event }) => outputOf<typeof actors, 'compareVersions'>(event),
    isChangeOffline: ({ context }) => context.sending !== null && context.failure?.code === 'offline',
  },
  actions: {
    increase: assign(({ context, event }) => change.withStep(context, eventOf(event, 'line.increased'), 1)),
    decrease: assign(({ context, event }) => change.withStep(context, eventOf(event, 'line.decreased'), -1)),
    instruct: assign(({ context, event }) =>
      change.withInstruction(context, eventOf(event, 'line.instructed')),
    ),
    schedule: raise({ type: 'change.made' }),
    removeLater: enqueueActions(({ context, enqueue, event }) => {
      const lineId = eventOf(event, 'line.removed').lineId;
      enqueue.assign(change.withChange(context, lineId, 0));
      enqueue.emit({ type: 'line.dropped', lineId });
      enqueue.raise({ type: 'change.made' });
      enqueue.raise({ type: 'lines.changed' });
    }),
    takeUp: enqueueActions(({ context, enqueue, event }) => {
      const kept = eventOf(event, 'changes.found').stored;
      for (const notice of lossNotices(context, kept)) enqueue.emit(notice);
      enqueue.assign(change.withStored(context, kept));
      enqueue.raise({ type: 'lines.changed' });
      enqueue.raise({ type: 'change.made' });
    }),
    announceWaiting: emit(({ context }) => change.waitingChanges(context)),
    announceEnd: emit({ type: 'changes.settled' }),
    sendLast: emit(({ context }) => change.lastChanges(context)),
    takeNextChange: assign(({ context }) => change.withNextChangeTaken(context)),
    keepForLater: assign(({ context }) => change.withSendingKept(context)),
    rollBackLine: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(change.rolledBack(context));
      enqueue.raise({ type: 'lines.changed' });
    }),
    forgetAll: enqueueActions(({ enqueue }) => {
      enqueue.assign(change.emptyCart);
      enqueue.emit(change.reading([]));
    }),
    accept: enqueueActions(({ context, enqueue, event }) => {
      const output = outputOf<typeof actors, LineEffect>(event);
      enqueue.assign(change.answered(context, output));
      enqueue.emit(change.reading(output));
      enqueue.raise({ type: 'lines.changed' });
    }),
    announceChange: emit({ type: 'cart.changed' }),
    ask: assign(({ context }, { task }: { task: CartTask }) => change.withTask(context, task)),
    strike: assign(({ context }, { task }: change.TaskParams) => change.withoutTask(context, task)),
    withdraw: assign(({ context, event }) =>
      change.withoutCommand(context, eventOf(event, 'command.withdrawn')),
    ),
    offerUndo: assign(({ context }) => ({ undo: change.replacedLines(context) })),
    renewUndo: raise({ type: 'undo.renewed' }),
    finishRemoval: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ undo: change.removedLines(context) });
      enqueue.raise({ type: 'undo.renewed' });
      enqueue.emit({ type: 'notice', code: 'lineRemoved' });
    }),
    finishUndo: raise({ type: 'undo.done' }),
    offerUndoAgain: raise({ type: 'undo.failed' }),
    raiseReadingFailed: raise({ type: 'reading.failed' }),
    raiseReadingBegun: raise({ type: 'reading.begun' }),
    finish: enqueueActions(({ context, enqueue }, outcome: change.CommandOutcome) => {
      enqueue.emit(change.outcomeOf(context, outcome));
      enqueue.assign(change.withoutTask(context, outcome.task));
    }),
    rejectCommands: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      for (const refusal of change.refusals(context, error)) enqueue.emit(refusal);
      enqueue.assign(change.withoutCommands(context));
    }),
    setFailure: assign(({ event }) => change.failedBy(errorOf(event))),
    forgetFailure: forgetFailure(),
    forgetUndo: assign({ undo: null }),
    notifyRefusal: emit(({ context, event }) => lineRefusalNotice(context, eventOf(event, 'line.increased'))),
    notifyRestoring: emit(({ context }) => restoringNotice(context)),
    notifyFailure: emit(({ context }) => changeFailureNotice(context)),
  },
  delays: { quietTime: 400, undoTime: 10_000, resendTime: 15_000, slideTime: 500 },
}).createMachine({
  id: 'cart',
  description: 'Shows every press immediately and is the only writer of the cart: one request at a time.',
  meta: { title: 'Cart', rules: ['CART-06', 'CART-61', 'CART-65'] },
  context: change.emptyCart,
  type: 'parallel',
  on: {
    'owner.changed': {
      target: ['.lines.loading', '.syncing.reading', '.undo.none'],
      actions: [{ type: 'rejectCommands', params: { error: null } }, 'forgetAll'],
    },
  },
  states: {
    lines: {
      description: 'The visible cart. At quantity 1 the decrease button is a delete button.',
      meta: { title: 'Lines', rules: ['CART-01', 'CART-07', 'CART-10', 'CART-12'] },
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading' },
          tags: 'busy',
          on: {
            'lines.changed': [{ guard: 'hasLines', target: 'filled' }, { target: 'empty' }],
            'reading.failed': 'failed',
          },
        },
        failed: {
          meta: { title: 'Failed' },
          tags: 'failed',
          on: {
            'lines.changed': [{ guard: 'hasLines', target: 'filled' }, { target: 'empty' }],
            'retry.requested': 'loading',
            'network.online': 'loading',
            'cart.reloadRequested': 'loading',
            'cart.ordered': 'loading',
            'reading.begun': 'loading',
          },
        },
        empty: {
          meta: { title: 'Empty' },
          tags: 'empty',
          on: { 'lines.changed': { guard: 'hasLines', target: 'filled' } },
        },
        filled: {
          meta: { title: 'Filled' },
          on: {
            'lines.changed': [{ guard: 'hasLines' }, { target: 'empty' }],
            'line.increased': [
              { guard: 'isRefused', actions: 'notifyRefusal' },
              { actions: ['increase', 'schedule'] },
            ],
            'line.decreased': { actions: ['decrease', 'schedule'] },
            'line.instructed': { actions: ['instruct', 'schedule'] },
          },
          initial: 'still',
          states: {
            still: {
              meta: { title: 'Lines not moving' },
              on: {
                'line.removed': { target: 'sliding', actions: 'removeLater' },
              },
            },
            sliding: {
              description: 'After a removal, presses on the moving lines are ignored for a moment.',
              meta: { title: 'Lines moving', rules: ['CART-11'] },
              after: { slideTime: 'still' },
            },
          },
        },
      },
    },
    syncing: {
      description: 'One request at a time, so responses cannot arrive out of order.',
      meta: { title: 'Saving', rules: ['CART-28', 'CART-61', 'CART-62'] },
      initial: 'reading',
      on: {
        'cart.reloadRequested': { actions: { type: 'ask', params: { task: { type: 'reload' } } } },
        'cart.ordered': {
          actions: ['announceChange', { type: 'ask', params: { task: { type: 'reload' } } }],
        },
        'cart.clearRequested': { actions: { type: 'ask', params: { task: { type: 'clear' } } } },
        'undo.requested': {
          guard: 'hasUndo',
          actions: { type: 'ask', params: { task: { type: 'restore' } } },
        },
        'command.sent': { actions: { type: 'ask', params: ({ event }) => ({ task: event.command }) } },
        'command.withdrawn': { actions: 'withdraw' },
        'changes.found': { actions: 'takeUp' },
        'page.hidden': { guard: 'hasChanges', actions: 'sendLast' },
      },
      states: {
        idle: {
          meta: { title: 'Idle' },
          always: { guard: 'hasTasks', target: 'deciding' },
          on: {
            'change.made': 'settling',
            'retry.requested': [{ guard: 'isLoaded' }, { target: 'reading' }],
            'network.online': [{ guard: 'isLoaded' }, { target: 'reading' }],
          },
        },
        settling: {
          meta: { title: 'Collecting presses' },
          description: 'Waits until the customer stops pressing: ten fast presses are one request.',
          always: { guard: 'hasCommand', target: 'deciding' },
          after: { quietTime: 'deciding' },
          on: { 'change.made': { target: 'settling', reenter: true }, 'network.offline': 'queuedOffline' },
        },
        deciding: {
          meta: { title: 'Choosing the next request' },
          always: [
            { guard: { type: 'isAsked', params: { task: 'clear' } }, target: 'clearing' },
            { guard: 'isRemovalNext', target: 'removing', actions: 'takeNextChange' },
            { guard: 'isQuantityNext', target: 'sending', actions: 'takeNextChange' },
            { guard: { type: 'isAsked', params: { task: 'restore' } }, target: 'restoring' },
            { guard: { type: 'isAsked', params: { task: 'add' } }, target: 'adding' },
            { guard: { type: 'isAsked', params: { task: 'accept' } }, target: 'accepting' },
            { guard: { type: 'isAsked', params: { task: 'merge' } }, target: 'merging' },
            { guard: { type: 'isAsked', params: { task: 'reload' } }, target: 'reading' },
            { guard: { type: 'isAsked', params: { task: 'compare' } }, target: 'comparing' },
            { target: 'idle', actions: 'announceEnd' },
          ],
        },
        reading: {
          meta: { title: 'Loading the cart' },
          description: 'A failure never empties a visible cart.',
          entry: ['forgetFailure', 'raiseReadingBegun', { type: 'strike', params: { task: 'reload' } }],
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            onDone: { target: 'deciding', actions: 'accept' },
            onError: [
              { guard: 'isLoaded', target: 'deciding' },
              { target: 'idle', actions: ['setFailure', 'raiseReadingFailed'] },
            ],
          },
          on: { 'cart.reloadRequested': { target: 'reading', reenter: true } },
        },
        sending: {
          description: 'Sends the final quantity, not the difference.',
          meta: { title: 'Saving a quantity', rules: ['CART-61'] },
          invoke: {
            id: 'setQuantity',
            src: 'setQuantity',
            input: ({ context }) => change.lineUpdate(context),
            onDone: { target: 'deciding', actions: ['accept', 'announceChange'] },
            onError: { target: 'failing', actions: 'setFailure' },
          },
        },
        removing: {
          meta: { title: 'Removing a line', rules: ['CART-11'] },
          invoke: {
            id: 'removeLine',
            src: 'removeLine',
            input: ({ context }) => ({ lineId: required(context.sending, 'sending').lineId }),
            onDone: { target: 'deciding', actions: ['finishRemoval', 'accept', 'announceChange'] },
            onError: { target: 'failing', actions: 'setFailure' },
          },
        },
        clearing: {
          meta: { title: 'Clearing the cart' },
          tags: 'busy',
          exit: { type: 'strike', params: { task: 'clear' } },
          invoke: {
            id: 'clearCart',
            src: 'clearCart',
            onDone: { target: 'deciding', actions: ['accept', 'announceChange'] },
            onError: { target: 'failing', actions: 'setFailure' },
          },
        },
        restoring: {
          tags: 'busy',
          description: 'Restores all removed lines, or none.',
          meta: { title: 'Restoring lines', rules: ['CART-29'] },
          exit: { type: 'strike', params: { task: 'restore' } },
          invoke: {
            id: 'restoreCart',
            src: 'restoreCart',
            input: ({ context }) => ({ lines: change.restoredLines(context) }),
            onDone: {
              target: 'deciding',
              actions: ['notifyRestoring', 'forgetUndo', 'accept', 'announceChange', 'finishUndo'],
            },
            onError: { target: 'failing', actions: ['setFailure', 'offerUndoAgain'] },
          },
        },
        adding: {
          description: 'Items of another store replace the cart in one request: both or neither.',
          meta: { title: 'Running a cart command', rules: ['CART-20', 'CART-22', 'CART-28'] },
          on: {
            'command.withdrawn': {
              description: "The command is already being carried out, so it can't be withdrawn.",
            },
          },
          invoke: {
            id: 'addItem',
            src: 'addItem',
            input: ({ context }) => change.addition(context),
            onDone: {
              target: 'deciding',
              actions: [
                'offerUndo',
                'renewUndo',
                'accept',
                'announceChange',
                { type: 'finish', params: ({ event }) => ({ task: 'add', answer: event.output }) },
              ],
            },
            onError: {
              target: 'deciding',
              actions: { type: 'finish', params: ({ event }) => ({ task: 'add', error: event.error }) },
            },
          },
        },
        accepting: {
          meta: { title: 'Accepting changes', rules: ['CART-63'] },
          on: {
            'command.withdrawn': {
              description: "The command is already being carried out, so it can't be withdrawn.",
            },
          },
          invoke: {
            id: 'acceptChanges',
            src: 'acceptChanges',
            input: ({ context }) => ({ lines: change.commandOf(context, 'accept').lines }),
            onDone: {
              target: 'deciding',
              actions: [
                'accept',
                'announceChange',
                { type: 'finish', params: ({ event }) => ({ task: 'accept', answer: event.output }) },
              ],
            },
            onError: {
              target: 'deciding',
              actions: { type: 'finish', params: ({ event }) => ({ task: 'accept', error: event.error }) },
            },
          },
        },
        merging: {
          description: "The merged cart is read after the customer's choice.",
          meta: { title: 'Merging carts', rules: ['CART-64'] },
          on: {
            'command.withdrawn': {
              description: "The command is already being carried out, so it can't be withdrawn.",
            },
          },
          invoke: {
            id: 'mergeCarts',
            src: 'mergeCarts',
            input: ({ context }) => ({ keep: change.commandOf(context, 'merge').keep }),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'finish', params: ({ event }) => ({ task: 'merge', answer: event.output }) }],
            },
            onError: {
              target: 'deciding',
              actions: { type: 'finish', params: ({ event }) => ({ task: 'merge', error: event.error }) },
            },
          },
        },
        comparing: {
          meta: { title: 'Checking the cart version', rules: ['CART-62'] },
          on: { 'command.withdrawn': { description: "Too late: the command's result is ignored." } },
          invoke: {
            id: 'compareVersions',
            src: 'compareVersions',
            input: ({ context }) => ({ version: change.commandOf(context, 'compare').version }),
            onDone: [
              {
                guard: 'isOutdated',
                target: 'reading',
                actions: ['announceChange', { type: 'finish', params: { task: 'compare', answer: true } }],
              },
              { target: 'deciding', actions: { type: 'finish', params: { task: 'compare', answer: false } } },
            ],
            onError: {
              target: 'deciding',
              actions: { type: 'finish', params: ({ event }) => ({ task: 'compare', error: event.error }) },
            },
          },
        },
        failing: {
          meta: { title: 'Handling a failure' },
          description: "Offline, the change is queued. Otherwise the line returns to the server's value.",
          always: [
            { guard: 'isChangeOffline', target: 'queuedOffline', actions: 'keepForLater' },
            { target: 'deciding', actions: ['notifyFailure', 'rollBackLine'] },
          ],
        },
        queuedOffline: {
          tags: 'queued',
          description: 'Queued changes are marked "will sync". Cart commands fail immediately.',
          entry: [{ type: 'rejectCommands', params: { error: { code: 'offline' } } }, 'announceWaiting'],
          always: { guard: 'hasCommand', target: 'deciding' },
          meta: { title: 'Queued offline', rules: ['CART-68', 'NFR-08'] },
          after: { resendTime: 'deciding' },
          on: {
            'network.online': 'deciding',
            'retry.requested': 'deciding',
            'change.made': { actions: 'announceWaiting' },
          },
        },
      },
    },
    undo: {
      description: 'A cleared or removed line can be restored for ten seconds.',
      meta: { title: 'Undo', rules: ['CART-29', 'CART-11', 'X-02'] },
      initial: 'none',
      on: { 'undo.renewed': [{ guard: 'hasUndo', target: '.offered' }, { target: '.none' }] },
      states: {
        none: { meta: { title: 'Nothing to undo' } },
        offered: {
          meta: { title: 'Undo offered' },
          after: { undoTime: { target: 'none', actions: 'forgetUndo' } },
          on: { 'undo.requested': 'restoring' },
        },
        restoring: {
          meta: { title: 'Undoing' },
          tags: 'busy',
          description: 'Waits until the earlier requests have finished.',
          on: {
            'undo.done': 'none',
            'undo.failed': 'offered',
            'undo.renewed': { description: 'The old cart is already being restored.' },
          },
        },
      },
    },
  },
});

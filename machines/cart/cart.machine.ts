import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { CartLine, CartMerge, LineToReview } from '../../domain/cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import * as change from './cart.changes';
import type { Addition, CartContext, CartEmitted, CartEvent, CartTask, LineUpdate } from './cart.types';
import { lineRefusal, shownLines } from './cart.view';
import type { CartKeep } from './cart-merge.machine';
import { changeFailureNotice, lineRefusalNotice, lossNotices, restoringNotice } from './notices';

export const cartMachine = setup({
  types: {} as { context: CartContext; events: CartEvent; emitted: CartEmitted; tags: Tag; meta: ChartMeta },
  actors: {
    loadCart: notProvided<CartLine[], void>('loadCart'),
    setQuantity: notProvided<CartLine[], LineUpdate>('setQuantity'),
    removeLine: notProvided<CartLine[], change.LineParams>('removeLine'),
    clearCart: notProvided<CartLine[], void>('clearCart'),
    restoreCart: notProvided<CartLine[], change.LinesParams>('restoreCart'),
    addItem: notProvided<CartLine[], Addition>('addItem'),
    acceptChanges: notProvided<CartLine[], { lines: LineToReview[] }>('acceptChanges'),
    mergeCarts: notProvided<CartMerge, { keep: CartKeep | null }>('mergeCarts'),
    compareVersions: notProvided<boolean, { version: number }>('compareVersions'),
  },
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
    hasLines: ({ context }) => shownLines(context).length > 0,
    hasWishes: ({ context }) => change.hasWishes(context),
    hasUndo: ({ context }) => context.undo !== null,
    isRefused: ({ context }, { lineId }: change.LineParams) => lineRefusal(context, lineId) !== null,
    hasTasks: ({ context }) => context.tasks.length > 0,
    hasErrand: ({ context }) => change.hasErrand(context),
    isAsked: ({ context }, { task }: change.TaskParams) => context.tasks.some(({ type }) => type === task),
    isRemovalNext: ({ context }) => context.wanted[0]?.quantity === 0,
    isQuantityNext: ({ context }) => (context.wanted[0]?.quantity ?? 0) > 0,
    isOutdated: (_, { output }: { output: boolean }) => output,
    isChangeOffline: ({ context }) => context.sending !== null && context.failure?.code === 'offline',
  },
  actions: {
    wishMore: assign(({ context }, { lineId }: change.LineParams) => change.withStep(context, lineId, 1)),
    wishLess: assign(({ context }, { lineId }: change.LineParams) => change.withStep(context, lineId, -1)),
    instruct: assign(({ context }, wish: change.InstructionParams) => change.withInstruction(context, wish)),
    tellWish: raise({ type: 'wish.made' }),
    wishRemoval: enqueueActions(({ context, enqueue }, { lineId }: change.LineParams) => {
      enqueue.assign(change.withWish(context, lineId, 0));
      enqueue.emit({ type: 'line.dropped', lineId });
      enqueue.raise({ type: 'wish.made' });
      enqueue.raise({ type: 'lines.told' });
    }),
    takeUp: enqueueActions(({ context, enqueue }, { kept }: change.KeptParams) => {
      for (const notice of lossNotices(context, kept)) enqueue.emit(notice);
      enqueue.assign(change.withKept(context, kept));
      enqueue.raise({ type: 'lines.told' });
      enqueue.raise({ type: 'wish.made' });
    }),
    announceWaiting: emit(({ context }) => change.waitingChanges(context)),
    announceEnd: emit({ type: 'changes.settled' }),
    sendLast: emit(({ context }) => change.lastChanges(context)),
    takeNextWish: assign(({ context }) => change.withNextWishTaken(context)),
    keepForLater: assign(({ context }) => change.withSendingKept(context)),
    rollBackLine: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(change.rolledBack(context));
      enqueue.raise({ type: 'lines.told' });
    }),
    forgetAll: enqueueActions(({ enqueue }) => {
      enqueue.assign(change.emptyCart);
      enqueue.emit(change.reading([]));
    }),
    accept: enqueueActions(({ context, enqueue }, { output }: change.AnswerParams) => {
      enqueue.assign(change.answered(context, output));
      enqueue.emit(change.reading(output));
      enqueue.raise({ type: 'lines.told' });
    }),
    announceChange: emit({ type: 'cart.changed' }),
    ask: assign(({ context }, { task }: { task: CartTask }) => change.withTask(context, task)),
    strike: assign(({ context }, { task }: change.TaskParams) => change.withoutTask(context, task)),
    withdraw: assign(({ context }, errand: change.ErrandId) => change.withoutErrand(context, errand)),
    offerUndo: assign(({ context }) => ({ undo: change.replacedLines(context) })),
    renewUndo: raise({ type: 'undo.renewed' }),
    finishRemoval: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ undo: change.removedLines(context) });
      enqueue.raise({ type: 'undo.renewed' });
      enqueue.emit({ type: 'notice', code: 'lineRemoved' });
    }),
    finishUndo: raise({ type: 'undo.done' }),
    offerUndoAgain: raise({ type: 'undo.failed' }),
    tellFailure: raise({ type: 'reading.failed' }),
    finish: enqueueActions(({ context, enqueue }, outcome: change.ErrandOutcome) => {
      enqueue.emit(change.outcomeOf(context, outcome));
      enqueue.assign(change.withoutTask(context, outcome.task));
    }),
    refuseErrands: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      for (const refusal of change.refusals(context, error)) enqueue.emit(refusal);
      enqueue.assign(change.withoutErrands(context));
    }),
    setFailure: assign((_, { error }: { error: unknown }) => change.failedBy(error)),
    forgetFailure: assign({ failure: null }),
    forgetUndo: assign({ undo: null }),
    notifyRefusal: emit(({ context }, line: change.LineParams) => lineRefusalNotice(context, line)),
    notifyRestoring: emit(({ context }) => restoringNotice(context)),
    notifyFailure: emit(({ context }) => changeFailureNotice(context)),
  },
  delays: { quietTime: 400, undoTime: 10_000, resendTime: 15_000, slideTime: 500 },
}).createMachine({
  id: 'cart',
  description: 'Shows every press at once, and alone tells the server: one thing at a time.',
  meta: { title: 'Cart', rules: ['CART-06', 'CART-61', 'CART-65'] },
  context: change.emptyCart,
  type: 'parallel',
  on: {
    'owner.changed': {
      target: ['.lines.loading', '.syncing.reading', '.undo.none'],
      actions: [{ type: 'refuseErrands', params: { error: null } }, 'forgetAll'],
    },
  },
  states: {
    lines: {
      description: 'What the customer sees of the cart. The decrease button is a delete button at one.',
      meta: { title: 'Lines', rules: ['CART-01', 'CART-07', 'CART-10', 'CART-12'] },
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading' },
          tags: 'busy',
          on: {
            'lines.told': [{ guard: 'hasLines', target: 'filled' }, { target: 'empty' }],
            'reading.failed': 'failed',
          },
        },
        failed: {
          meta: { title: 'Failed' },
          tags: 'failed',
          on: {
            'lines.told': [{ guard: 'hasLines', target: 'filled' }, { target: 'empty' }],
            'retry.requested': 'loading',
            'network.online': 'loading',
            'cart.reloadRequested': 'loading',
            'cart.ordered': 'loading',
          },
        },
        empty: {
          meta: { title: 'Empty' },
          tags: 'empty',
          on: { 'lines.told': { guard: 'hasLines', target: 'filled' } },
        },
        filled: {
          meta: { title: 'Filled' },
          on: {
            'lines.told': [{ guard: 'hasLines' }, { target: 'empty' }],
            'line.increased': [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                actions: { type: 'notifyRefusal', params: ({ event }) => event },
              },
              { actions: [{ type: 'wishMore', params: ({ event }) => event }, 'tellWish'] },
            ],
            'line.decreased': { actions: [{ type: 'wishLess', params: ({ event }) => event }, 'tellWish'] },
            'line.instructed': { actions: [{ type: 'instruct', params: ({ event }) => event }, 'tellWish'] },
          },
          initial: 'still',
          states: {
            still: {
              meta: { title: 'Still' },
              on: {
                'line.removed': {
                  target: 'sliding',
                  actions: { type: 'wishRemoval', params: ({ event }) => event },
                },
              },
            },
            sliding: {
              description: 'What slides below a finger that presses a bin twice stays where it is.',
              meta: { title: 'Lines are sliding', rules: ['CART-11'] },
              after: { slideTime: 'still' },
            },
          },
        },
      },
    },
    syncing: {
      description: 'One request at a time; the rest waits its turn, so that no answer can overtake another.',
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
        'errand.given': { actions: { type: 'ask', params: ({ event }) => ({ task: event.errand }) } },
        'errand.withdrawn': { actions: { type: 'withdraw', params: ({ event }) => event } },
        'changes.found': { actions: { type: 'takeUp', params: ({ event }) => event } },
        'page.hidden': { guard: 'hasWishes', actions: 'sendLast' },
      },
      states: {
        idle: {
          meta: { title: 'At rest' },
          always: { guard: 'hasTasks', target: 'deciding' },
          on: {
            'wish.made': 'settling',
            'retry.requested': [{ guard: 'isLoaded' }, { target: 'reading' }],
            'network.online': [{ guard: 'isLoaded' }, { target: 'reading' }],
          },
        },
        settling: {
          meta: { title: 'Waiting for more presses' },
          description: 'Waits until the customer stops pressing: ten fast presses are one request.',
          always: { guard: 'hasErrand', target: 'deciding' },
          after: { quietTime: 'deciding' },
          on: { 'wish.made': { target: 'settling', reenter: true }, 'network.offline': 'queuedOffline' },
        },
        deciding: {
          meta: { title: 'What is next?' },
          always: [
            { guard: { type: 'isAsked', params: { task: 'clear' } }, target: 'clearing' },
            { guard: 'isRemovalNext', target: 'removing', actions: 'takeNextWish' },
            { guard: 'isQuantityNext', target: 'sending', actions: 'takeNextWish' },
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
          meta: { title: 'Reading the cart' },
          description: 'A failure never empties a cart that is on the screen.',
          entry: ['forgetFailure', { type: 'strike', params: { task: 'reload' } }],
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            onDone: { target: 'deciding', actions: { type: 'accept', params: ({ event }) => event } },
            onError: [
              { guard: 'isLoaded', target: 'deciding' },
              {
                target: 'idle',
                actions: [{ type: 'setFailure', params: ({ event }) => event }, 'tellFailure'],
              },
            ],
          },
          on: { 'cart.reloadRequested': { target: 'reading', reenter: true } },
        },
        sending: {
          description: 'Sends the quantity the line shall have, never a step.',
          meta: { title: 'Saving a quantity', rules: ['CART-61'] },
          invoke: {
            id: 'setQuantity',
            src: 'setQuantity',
            input: ({ context }) => change.lineUpdate(context),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'accept', params: ({ event }) => event }, 'announceChange'],
            },
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
              actions: ['finishRemoval', { type: 'accept', params: ({ event }) => event }, 'announceChange'],
            },
            onError: { target: 'failing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        clearing: {
          meta: { title: 'Clearing the cart' },
          tags: 'busy',
          exit: { type: 'strike', params: { task: 'clear' } },
          invoke: {
            id: 'clearCart',
            src: 'clearCart',
            onDone: {
              target: 'deciding',
              actions: [{ type: 'accept', params: ({ event }) => event }, 'announceChange'],
            },
            onError: { target: 'failing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        restoring: {
          tags: 'busy',
          description: 'Puts back what is gone, whole or not at all.',
          meta: { title: 'Bringing back what is gone', rules: ['CART-29'] },
          exit: { type: 'strike', params: { task: 'restore' } },
          invoke: {
            id: 'restoreCart',
            src: 'restoreCart',
            input: ({ context }) => ({ lines: change.restoredLines(context) }),
            onDone: {
              target: 'deciding',
              actions: [
                'notifyRestoring',
                'forgetUndo',
                { type: 'accept', params: ({ event }) => event },
                'announceChange',
                'finishUndo',
              ],
            },
            onError: {
              target: 'failing',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'offerUndoAgain'],
            },
          },
        },
        adding: {
          description: 'Goods of another store take the place of the cart in one request: both or neither.',
          meta: { title: 'Putting something in', rules: ['CART-20', 'CART-22', 'CART-28'] },
          on: { 'errand.withdrawn': { description: 'Too late: it is finished for nobody.' } },
          invoke: {
            id: 'addItem',
            src: 'addItem',
            input: ({ context }) => change.addition(context),
            onDone: {
              target: 'deciding',
              actions: [
                'offerUndo',
                'renewUndo',
                { type: 'accept', params: ({ event }) => event },
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
          meta: { title: 'Agreeing to changes', rules: ['CART-63'] },
          on: { 'errand.withdrawn': { description: 'Too late: it is finished for nobody.' } },
          invoke: {
            id: 'acceptChanges',
            src: 'acceptChanges',
            input: ({ context }) => ({ lines: change.errandOf(context, 'accept').lines }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'accept', params: ({ event }) => event },
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
          description: 'What it has come to is read when the person has decided.',
          meta: { title: 'Joining two carts', rules: ['CART-64'] },
          on: { 'errand.withdrawn': { description: 'Too late: it is finished for nobody.' } },
          invoke: {
            id: 'mergeCarts',
            src: 'mergeCarts',
            input: ({ context }) => ({ keep: change.errandOf(context, 'merge').keep }),
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
          meta: { title: 'Is the cart of the server newer?', rules: ['CART-62'] },
          on: { 'errand.withdrawn': { description: 'Too late: it is finished for nobody.' } },
          invoke: {
            id: 'compareVersions',
            src: 'compareVersions',
            input: ({ context }) => ({ version: change.errandOf(context, 'compare').version }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
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
          meta: { title: 'What went wrong?' },
          description: 'Offline a change is kept; otherwise the line goes back to what the server has.',
          always: [
            { guard: 'isChangeOffline', target: 'queuedOffline', actions: 'keepForLater' },
            { target: 'deciding', actions: ['notifyFailure', 'rollBackLine'] },
          ],
        },
        queuedOffline: {
          tags: 'queued',
          description:
            'Changes are kept and marked “will sync”; whoever waits for an answer is told of none.',
          entry: [{ type: 'refuseErrands', params: { error: { code: 'offline' } } }, 'announceWaiting'],
          always: { guard: 'hasErrand', target: 'deciding' },
          meta: { title: 'Kept until the network is back', rules: ['CART-68', 'NFR-08'] },
          after: { resendTime: 'deciding' },
          on: {
            'network.online': 'deciding',
            'retry.requested': 'deciding',
            'wish.made': { actions: 'announceWaiting' },
          },
        },
      },
    },
    undo: {
      description: 'What was cleared for other goods, or taken out, can be had back for ten seconds.',
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
          description: 'Waits its turn among the requests.',
          on: {
            'undo.done': 'none',
            'undo.failed': 'offered',
            'undo.renewed': { description: 'The old cart is on its way back: what it is stays.' },
          },
        },
      },
    },
  },
});

import { assign, emit, enqueueActions, setup } from 'xstate';
import { emptyTripCart, isOutsideZones, type TripCart } from '../../domain/rental/trip-cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyKeptFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import { conflictsOf } from './conflicts';
import * as change from './trip-cart.changes';
import type {
  LineChange,
  TripCartContext,
  TripCartEmitted,
  TripCartEvent,
  TripChange,
  TripCommand,
  VehicleAddition,
} from './trip-cart.types';

const actors = {
  /** Sends the zones of the place, and requests a reload when another person uses the page. */
  watchWorld: notProvidedCallback<TripCartEvent>('watchWorld'),
  readCart: notProvided<TripCart, void>('readCart'),
  addVehicle: notProvided<TripCart, VehicleAddition>('addVehicle'),
  changeQuantity: notProvided<TripCart, LineChange>('changeQuantity'),
  removeLines: notProvided<TripCart, { lineIds: number[] }>('removeLines'),
  clearCart: notProvided<void, void>('clearCart'),
  /** Changes the trip of the cart. Rejects with the lines that do not fit the new trip [RENT-24]. */
  updateTrip: notProvided<TripCart, TripChange>('updateTrip'),
  /** Returns the cart as it would be with the new trip. Nothing is stored. */
  previewTrip: notProvided<TripCart, TripChange>('previewTrip'),
  /** Returns the cart without the lines that do not fit. Nothing is stored. */
  previewWithoutConflicts: notProvided<TripCart, TripChange>('previewWithoutConflicts'),
};

/** The effects that return the cart. */
type CartEffect = Exclude<keyof typeof actors, 'watchWorld' | 'clearCart'>;

export const tripCartMachine = setup({
  types: {} as {
    context: TripCartContext;
    events: TripCartEvent;
    emitted: TripCartEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isOutsideZones: ({ context: { cart, zoneIds } }) => zoneIds !== null && isOutsideZones(cart, zoneIds),
    hasLines: ({ context }) => context.cart.lines.length > 0,
    hasPlan: ({ context }) => context.cart.plan !== null,
    isAboveTotal: ({ context, event }) => change.isAboveTotal(context, eventOf(event, 'quantity.changed')),
    isAQuantity: ({ event }) => eventOf(event, 'quantity.changed').quantity >= 1,
    isUnsaved: ({ context }) => change.unsaved(context).length > 0,
    isNextARemoval: ({ context }) => change.wanted(context)[0]?.quantity === 0,
    hasNext: ({ context }) => change.wanted(context).length > 0,
    hasCommand: ({ context }) => context.commands.length > 0,
    isNextCommand: ({ context }, { command }: { command: TripCommand['type'] }) =>
      context.commands[0]?.type === command,
    hasConflictList: ({ event }) => conflictsOf(errorOf(event)).length > 0,
  },
  actions: {
    setCart: assign(({ event }) => change.withCart(outputOf<typeof actors, CartEffect>(event))),
    setZones: assign(({ event }) => ({ zoneIds: eventOf(event, 'zones.changed').zoneIds })),
    queueQuantity: assign(({ context, event }) =>
      change.withNext(context, eventOf(event, 'quantity.changed')),
    ),
    queueRemoval: assign(({ context, event }) =>
      change.withNext(context, { lineId: eventOf(event, 'line.removed').lineId, quantity: 0 }),
    ),
    takeNext: assign(({ context }) => change.withNextTaken(context)),
    forgetNext: assign({ next: [] }),
    sendLast: emit(({ context }) => ({ type: 'changes.left' as const, changes: change.unsaved(context) })),
    queueCommand: assign(({ context, event }) =>
      change.withCommand(context, eventOf(event, 'command.sent').command),
    ),
    queueReload: assign(({ context }) => change.withCommand(context, { type: 'read', commandId: 'reload' })),
    withdrawCommand: assign(({ context, event }) =>
      change.withoutCommand(context, eventOf(event, 'command.withdrawn')),
    ),
    finishCommand: enqueueActions(({ context, enqueue, event }) => {
      enqueue.emit(change.doneOf(context, outputOf<typeof actors, CartEffect>(event)));
      enqueue.assign(change.withoutFirst(context));
    }),
    refuseCommand: enqueueActions(({ context, enqueue, event }) => {
      enqueue.emit(change.failedOf(context, errorOf(event)));
      enqueue.assign(change.withoutFirst(context));
    }),
    refuseCommands: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      for (const refusal of change.refusals(context, error)) enqueue.emit(refusal);
      enqueue.assign({ commands: [] });
    }),
    setPlan: assign(({ event }) => ({ plan: eventOf(event, 'trip.submitted').plan, failure: null })),
    setPreview: assign(({ event }) => ({ preview: outputOf<typeof actors, CartEffect>(event) })),
    setConflicts: assign(({ event }) => ({ conflicts: conflictsOf(errorOf(event)), preview: null })),
    setFailure: assign(({ event }) => ({ change: null, next: [], failure: failureOf(errorOf(event)) })),
    forgetFailure: forgetFailure(),
    forgetLines: assign({ cart: emptyTripCart }),
    announceChange: emit({ type: 'tripCart.changed' }),
    notifyZoneMismatch: emit({ type: 'notice', code: 'tripCartCleared' }),
    notifyLimit: emit(({ context, event }) => ({
      type: 'notice' as const,
      code: 'vehicleLimit' as const,
      values: { n: change.totalOf(context, eventOf(event, 'quantity.changed').lineId) },
    })),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'tripCart',
  description:
    "Holds the vehicles of one trip and the trip's data. Only this flow writes them, one request at a time.",
  meta: { title: 'Trip cart', rules: ['RENT-20', 'CART-60', 'MOD-10'] },
  context: {
    cart: emptyTripCart,
    zoneIds: null,
    change: null,
    next: [],
    commands: [],
    plan: null,
    preview: null,
    conflicts: [],
    failure: null,
  },
  initial: 'loading',
  invoke: {
    id: 'watchWorld',
    src: 'watchWorld',
    onError: { description: 'If this fails, the cart reloads on the next visit.' },
  },
  on: {
    'cart.reloadRequested': {
      target: '.loading',
      actions: { type: 'refuseCommands', params: { error: null } },
    },
    'command.sent': { actions: 'queueCommand' },
    'command.withdrawn': { actions: 'withdrawCommand' },
    'cart.changedElsewhere': {
      description: 'Another tab added, removed or booked vehicles.',
      meta: { rules: ['CART-62'] },
      target: '.loading',
    },
    'cart.booked': {
      meta: { rules: ['RENT-53', 'CART-62'] },
      target: '.loading',
      actions: 'announceChange',
    },
    'zones.changed': {
      description: 'The place or the module changed, so the vehicles are checked against it.',
      meta: { rules: ['MOD-09', 'MOD-10'] },
      target: '.loading',
      actions: 'setZones',
    },
  },
  states: {
    loading: {
      meta: { title: 'Loading the trip cart', rules: ['MOD-10'] },
      tags: 'busy',
      entry: ['forgetFailure', 'forgetNext'],
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: { target: 'sorting', actions: 'setCart' },
        onError: {
          target: 'failed',
          actions: ['setFailure', { type: 'refuseCommands', params: ({ event }) => event }],
        },
      },
      on: {
        'zones.changed': { actions: 'setZones' },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'command.sent': {
          description: 'Another flow needs the cart, so loading is tried once more.',
          target: 'loading',
          actions: 'queueCommand',
        },
      },
    },
    sorting: {
      meta: { title: 'Checking the contents', rules: ['RENT-33', 'MOD-09'] },
      always: [
        { guard: 'isOutsideZones', target: 'zoneMismatch' },
        { guard: 'hasLines', target: 'filled' },
        { target: 'empty' },
      ],
    },
    zoneMismatch: {
      description: 'These vehicles are not available at the new place.',
      meta: {
        title: 'Your cart has been cleared as the selected zone does not support the previous pickup point.',
        rules: ['MOD-09', 'RENT-33', 'MSG-43', 'CONST-21', 'Q-39'],
      },
      tags: 'busy',
      invoke: {
        id: 'clearForZone',
        src: 'clearCart',
        onDone: { target: 'empty', actions: ['forgetLines', 'notifyZoneMismatch'] },
        onError: {
          target: 'failed',
          actions: ['setFailure', { type: 'refuseCommands', params: ({ event }) => event }],
        },
      },
    },
    empty: {
      meta: { title: 'Empty' },
      tags: 'empty',
      always: { guard: 'hasCommand', target: 'saving' },
    },
    saving: {
      description: "The customer's presses are sent first, then the commands of other flows.",
      meta: { title: 'Saving', rules: ['RENT-29', 'CART-61'] },
      tags: 'busy',
      initial: 'deciding',
      on: {
        'cart.changedElsewhere': { meta: { rules: ['CART-62'] }, actions: 'queueReload' },
        'cart.booked': { meta: { rules: ['RENT-53'] }, actions: ['announceChange', 'queueReload'] },
        'zones.changed': { meta: { rules: ['MOD-09'] }, actions: ['setZones', 'queueReload'] },
        'quantity.changed': [
          { meta: { rules: ['RENT-27', 'MSG-83'] }, guard: 'isAboveTotal', actions: 'notifyLimit' },
          { guard: 'isAQuantity', actions: 'queueQuantity' },
        ],
        'line.removed': { actions: 'queueRemoval' },
        'page.hidden': {
          description: 'The change is sent at once, so it is not lost if the page closes.',
          meta: { rules: ['CART-61'] },
          guard: 'isUnsaved',
          actions: 'sendLast',
        },
      },
      states: {
        deciding: {
          meta: { title: 'Choosing the next request', rules: ['RENT-29'] },
          always: [
            { guard: 'isNextARemoval', target: 'removing', actions: 'takeNext' },
            { guard: 'hasNext', target: 'changing', actions: 'takeNext' },
            { guard: { type: 'isNextCommand', params: { command: 'add' } }, target: 'adding' },
            { guard: { type: 'isNextCommand', params: { command: 'changeTrip' } }, target: 'changingTrip' },
            { guard: { type: 'isNextCommand', params: { command: 'remove' } }, target: 'removingVehicles' },
            { guard: { type: 'isNextCommand', params: { command: 'read' } }, target: 'reading' },
            { target: '#tripCart.sorting', actions: 'forgetNext' },
          ],
        },
        changing: {
          meta: { title: 'Changing the quantity', rules: ['RENT-29'] },
          invoke: {
            id: 'changeQuantity',
            src: 'changeQuantity',
            input: ({ context }) => required(context.change, 'change'),
            onDone: { target: 'deciding', actions: ['setCart', 'announceChange'] },
            onError: { target: 'deciding', actions: ['setFailure', 'notifyFailure'] },
          },
        },
        removing: {
          meta: { title: 'Removing a vehicle', rules: ['RENT-32'] },
          invoke: {
            id: 'removeLine',
            src: 'removeLines',
            input: ({ context }) => ({ lineIds: [required(context.change, 'change').lineId] }),
            onDone: { target: 'deciding', actions: ['setCart', 'announceChange'] },
            onError: { target: 'deciding', actions: ['setFailure', 'notifyFailure'] },
          },
        },
        adding: {
          meta: { title: 'Adding a vehicle', rules: ['RENT-21', 'RENT-22'] },
          on: { 'command.withdrawn': { description: 'The request is already being sent.' } },
          invoke: {
            id: 'adding',
            src: 'addVehicle',
            input: ({ context }) => change.commandAs(context, 'add').addition,
            onDone: { target: 'deciding', actions: ['finishCommand', 'setCart', 'announceChange'] },
            onError: { target: 'deciding', actions: 'refuseCommand' },
          },
        },
        changingTrip: {
          meta: { title: 'Changing the trip for a vehicle', rules: ['RENT-23', 'RENT-26'] },
          on: { 'command.withdrawn': { description: 'The request is already being sent.' } },
          invoke: {
            id: 'changingTrip',
            src: 'updateTrip',
            input: ({ context }) => change.commandAs(context, 'changeTrip').trip,
            onDone: { target: 'deciding', actions: ['finishCommand', 'setCart', 'announceChange'] },
            onError: { target: 'deciding', actions: 'refuseCommand' },
          },
        },
        removingVehicles: {
          meta: { title: 'Removing vehicles that do not fit', rules: ['RENT-25'] },
          on: { 'command.withdrawn': { description: 'The request is already being sent.' } },
          invoke: {
            id: 'removingVehicles',
            src: 'removeLines',
            input: ({ context }) => ({ lineIds: change.commandAs(context, 'remove').lineIds }),
            onDone: { target: 'deciding', actions: ['finishCommand', 'setCart', 'announceChange'] },
            onError: { target: 'deciding', actions: 'refuseCommand' },
          },
        },
        reading: {
          meta: { title: 'Reloading for a command', rules: ['RENT-22'] },
          on: { 'command.withdrawn': { description: 'The request is already being sent.' } },
          invoke: {
            id: 'reading',
            src: 'readCart',
            onDone: { target: 'deciding', actions: ['finishCommand', 'setCart'] },
            onError: { target: 'deciding', actions: 'refuseCommand' },
          },
        },
      },
    },
    filled: {
      meta: { title: 'Filled', rules: ['RENT-20'] },
      initial: 'resting',
      states: {
        resting: {
          meta: { title: 'Saved' },
          always: { guard: 'hasCommand', target: '#tripCart.saving' },
          on: {
            'quantity.changed': [
              { meta: { rules: ['RENT-27', 'MSG-83'] }, guard: 'isAboveTotal', actions: 'notifyLimit' },
              {
                description: 'The minimum is one; removing is a separate action.',
                meta: { rules: ['RENT-29'] },
                guard: 'isAQuantity',
                target: '#tripCart.saving',
                actions: 'queueQuantity',
              },
            ],
            'line.removed': { target: '#tripCart.saving', actions: 'queueRemoval' },
            'clear.requested': 'confirmingClear',
            'edit.requested': { guard: 'hasPlan', target: 'editingTrip' },
          },
        },
        confirmingClear: {
          meta: { title: 'Confirm removing all', rules: ['RENT-30'] },
          tags: 'open',
          always: { guard: 'hasCommand', target: '#tripCart.saving' },
          on: { 'clear.confirmed': 'clearing', 'question.closed': 'resting' },
        },
        clearing: {
          meta: { title: 'Removing all vehicles', rules: ['RENT-32'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'The response to this change will be newer.' } },
          invoke: {
            id: 'clearCart',
            src: 'clearCart',
            onDone: { target: '#tripCart.empty', actions: ['forgetLines', 'announceChange'] },
            onError: { target: 'confirmingClear', actions: ['setFailure', 'notifyFailure'] },
          },
        },
        editingTrip: {
          meta: { title: 'Changing the trip', rules: ['RENT-31'] },
          tags: 'open',
          always: { guard: 'hasCommand', target: '#tripCart.saving' },
          on: {
            'trip.submitted': { target: 'previewing', actions: 'setPlan' },
            'question.closed': 'resting',
          },
        },
        previewing: {
          description: 'The server answers with a preview and stores nothing.',
          meta: { title: 'Loading the preview', rules: ['RENT-31'] },
          tags: ['open', 'busy'],
          invoke: {
            id: 'previewTrip',
            src: 'previewTrip',
            input: ({ context }) => change.tripChangeOf(context),
            onDone: {
              target: 'considering',
              actions: 'setPreview',
            },
            onError: [
              { guard: 'hasConflictList', target: 'incompatible', actions: 'setConflicts' },
              { target: 'editingTrip', actions: 'setFailure' },
            ],
          },
        },
        considering: {
          description: 'Shows the old and the new total; nothing has changed.',
          meta: { title: 'Confirming the change', rules: ['RENT-31', 'RENT-29'] },
          tags: 'open',
          always: { guard: 'hasCommand', target: '#tripCart.saving' },
          on: {
            'change.confirmed': 'updatingTrip',
            'edit.requested': 'editingTrip',
            'question.closed': 'resting',
          },
        },
        updatingTrip: {
          meta: { title: 'Saving the trip', rules: ['RENT-31', 'RENT-24'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'The response to this change will be newer.' } },
          invoke: {
            id: 'updateTrip',
            src: 'updateTrip',
            input: ({ context }) => change.tripChangeOf(context),
            onDone: {
              target: '#tripCart.sorting',
              actions: ['setCart', 'announceChange'],
            },
            onError: [
              { guard: 'hasConflictList', target: 'incompatible', actions: 'setConflicts' },
              { target: 'editingTrip', actions: 'setFailure' },
            ],
          },
        },
        incompatible: {
          description: 'Nothing has changed: shows what stays, what is removed and the new total.',
          meta: {
            title: 'These vehicles do not fit the new trip',
            rules: ['RENT-24', 'RENT-25', 'MSG-88', 'X-18'],
          },
          tags: 'open',
          always: { guard: 'hasCommand', target: '#tripCart.saving' },
          invoke: {
            id: 'previewWithoutConflicts',
            src: 'previewWithoutConflicts',
            input: ({ context }) => change.tripChangeOf(context),
            onDone: { actions: 'setPreview' },
            onError: { description: 'Without the preview, the dialog is shown without the new total.' },
          },
          on: { 'removal.confirmed': 'removingIncompatible', 'question.closed': 'resting' },
        },
        removingIncompatible: {
          meta: { title: 'Remove & Continue', rules: ['RENT-25'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'The response to this change will be newer.' } },
          invoke: {
            id: 'removeIncompatible',
            src: 'removeLines',
            input: ({ context }) => ({ lineIds: context.conflicts }),
            onDone: {
              target: 'goingOn',
              actions: ['setCart', 'announceChange'],
            },
            onError: { target: 'incompatible', actions: ['setFailure', 'notifyFailure'] },
          },
        },
        goingOn: {
          meta: { title: 'Checking for a trip to change' },
          always: [{ guard: 'hasLines', target: 'updatingTrip' }, { target: '#tripCart.empty' }],
        },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import { emptyTripCart, isOutsideZones, type TripCart, type TripPlan } from '../../domain/rental/trip-cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, notifyKeptFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import { conflictsOf } from './conflicts';
import type { LineChange, TripCartContext, TripCartEmitted, TripCartEvent } from './trip-cart.types';

type Answered = { cart: TripCart };
type TripChange = { id: number; plan: TripPlan };

export const tripCartMachine = setup({
  types: {} as {
    context: TripCartContext;
    events: TripCartEvent;
    emitted: TripCartEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Reports the zones of the place, and requests a reload when another person uses the page. */
    watchWorld: notProvidedCallback<TripCartEvent>('watchWorld'),
    readCart: notProvided<TripCart, void>('readCart'),
    changeQuantity: notProvided<TripCart, LineChange>('changeQuantity'),
    removeLines: notProvided<TripCart, { lineIds: number[] }>('removeLines'),
    clearCart: notProvided<void, void>('clearCart'),
    /** Rejects with the lines that do not fit the new trip [RENT-24]. */
    updateTrip: notProvided<TripCart, TripChange>('updateTrip'),
    /** A preview; nothing is stored. */
    previewTrip: notProvided<TripCart, TripChange>('previewTrip'),
    /** The cart without the lines that do not fit; nothing is stored. */
    foreseeTrip: notProvided<TripCart, TripChange>('foreseeTrip'),
  },
  guards: {
    isOutsideZones: ({ context: { cart, zoneIds } }) => zoneIds !== null && isOutsideZones(cart, zoneIds),
    hasLines: ({ context }) => context.cart.lines.length > 0,
    hasPlan: ({ context }) => context.cart.plan !== null,
    isAboveTotal: ({ context, event }) => {
      const { lineId, quantity } = eventOf(event, 'quantity.changed');
      return quantity > totalOf(context, lineId);
    },
    isAQuantity: ({ event }) => eventOf(event, 'quantity.changed').quantity >= 1,
    isNextARemoval: ({ context }) => stillWanted(context)[0]?.quantity === 0,
    hasNext: ({ context }) => stillWanted(context).length > 0,
    hasConflictList: ({ event }) => conflictsOf(errorOf(event)).length > 0,
  },
  actions: {
    setCart: assign((_, { cart }: Answered) => ({ cart, change: null, failure: null })),
    setZones: assign(({ event }) => ({ zoneIds: eventOf(event, 'zones.changed').zoneIds })),
    setChange: assign((_, { lineId, quantity }: LineChange) => ({
      change: { lineId, quantity },
      failure: null,
    })),
    setNext: assign(({ context: { next } }, { lineId, quantity }: LineChange) => ({
      next: [...next.filter((change) => change.lineId !== lineId), { lineId, quantity }],
    })),
    takeNext: assign(({ context }) => {
      const [change = null, ...next] = stillWanted(context);
      return { change, next };
    }),
    forgetNext: assign({ next: [] }),
    sendLast: emit(({ context }) => ({ type: 'changes.left' as const, changes: unanswered(context) })),
    setPlan: assign(({ event }) => ({ plan: eventOf(event, 'trip.submitted').plan, failure: null })),
    setPreview: assign((_, { cart }: Answered) => ({ preview: cart })),
    setConflicts: assign(({ event }) => ({ conflicts: conflictsOf(errorOf(event)), preview: null })),
    setFailure: assign(({ event }) => ({ change: null, next: [], failure: failureOf(errorOf(event)) })),
    forgetFailure: forgetFailure(),
    forgetLines: assign({ cart: emptyTripCart }),
    /** Other tabs reload the trip cart. */
    announceChange: emit({ type: 'tripCart.changed' }),
    notifyZoneMismatch: emit({ type: 'notice', code: 'tripCartCleared' }),
    notifyLimit: emit(({ context, event }) => ({
      type: 'notice' as const,
      code: 'vehicleLimit' as const,
      values: { n: totalOf(context, eventOf(event, 'quantity.changed').lineId) },
    })),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'tripCart',
  description: "The vehicles of one trip and the trip's data. Each guest or customer has one.",
  meta: { title: 'Trip cart', rules: ['RENT-20', 'CART-60', 'MOD-10'] },
  context: {
    cart: emptyTripCart,
    zoneIds: null,
    change: null,
    next: [],
    plan: null,
    preview: null,
    conflicts: [],
    failure: null,
  },
  initial: 'loading',
  invoke: {
    id: 'watchWorld',
    src: 'watchWorld',
    onError: { description: 'The cart reloads on the next visit.' },
  },
  on: {
    'cart.reloadRequested': '.loading',
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
      description: 'A new place or module: the cart is compared with it.',
      meta: { rules: ['MOD-09', 'MOD-10'] },
      target: '.loading',
      actions: 'setZones',
    },
    'cart.changed': {
      target: '.sorting',
      actions: ['forgetNext', { type: 'setCart', params: ({ event }) => event }, 'announceChange'],
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
        onDone: {
          target: 'sorting',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: {
        'zones.changed': { actions: 'setZones' },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: { 'retry.requested': 'loading' },
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
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    empty: {
      meta: { title: 'Empty' },
      tags: 'empty',
    },
    filled: {
      meta: { title: 'Filled', rules: ['RENT-20'] },
      initial: 'resting',
      states: {
        resting: {
          meta: { title: 'Saved' },
          on: {
            'quantity.changed': [
              {
                meta: { rules: ['RENT-27', 'MSG-83'] },
                guard: 'isAboveTotal',
                actions: 'notifyLimit',
              },
              {
                description: 'The minimum is one; removing is a separate action.',
                meta: { rules: ['RENT-29'] },
                guard: 'isAQuantity',
                target: 'sending.changing',
                actions: { type: 'setChange', params: ({ event }) => event },
              },
            ],
            'line.removed': {
              target: 'sending.removing',
              actions: { type: 'setChange', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
            },
            'clear.requested': 'confirmingClear',
            'edit.requested': { guard: 'hasPlan', target: 'editingTrip' },
          },
        },
        sending: {
          description: 'Further presses wait and follow.',
          meta: { title: 'Saving a change', rules: ['RENT-29'] },
          tags: 'busy',
          initial: 'changing',
          on: {
            'cart.changedElsewhere': { description: 'A newer answer is already shown.' },
            'quantity.changed': [
              {
                meta: { rules: ['RENT-27', 'MSG-83'] },
                guard: 'isAboveTotal',
                actions: 'notifyLimit',
              },
              {
                guard: 'isAQuantity',
                actions: { type: 'setNext', params: ({ event }) => event },
              },
            ],
            'line.removed': {
              actions: { type: 'setNext', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
            },
            'page.hidden': {
              description: 'A change that the customer made is not lost with the page.',
              meta: { rules: ['CART-61'] },
              actions: 'sendLast',
            },
          },
          states: {
            changing: {
              meta: { title: 'Changing the quantity', rules: ['RENT-29'] },
              invoke: {
                id: 'changeQuantity',
                src: 'changeQuantity',
                input: ({ context }) => required(context.change, 'change'),
                onDone: {
                  target: '#tripCart.filled.settled',
                  actions: [
                    { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                    'announceChange',
                  ],
                },
                onError: { target: '#tripCart.filled.resting', actions: ['setFailure', 'notifyFailure'] },
              },
            },
            removing: {
              meta: { title: 'Removing a vehicle', rules: ['RENT-32'] },
              invoke: {
                id: 'removeLine',
                src: 'removeLines',
                input: ({ context }) => ({ lineIds: [required(context.change, 'change').lineId] }),
                onDone: {
                  target: '#tripCart.filled.settled',
                  actions: [
                    { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                    'announceChange',
                  ],
                },
                onError: { target: '#tripCart.filled.resting', actions: ['setFailure', 'notifyFailure'] },
              },
            },
          },
        },
        settled: {
          meta: { title: 'Checking for more presses', rules: ['RENT-29'] },
          always: [
            { guard: 'isNextARemoval', target: 'sending.removing', actions: 'takeNext' },
            { guard: 'hasNext', target: 'sending.changing', actions: 'takeNext' },
            { target: '#tripCart.sorting', actions: 'forgetNext' },
          ],
        },
        confirmingClear: {
          meta: { title: 'Confirm removing all', rules: ['RENT-30'] },
          tags: 'open',
          on: { 'clear.confirmed': 'clearing', 'question.closed': 'resting' },
        },
        clearing: {
          meta: { title: 'Removing all vehicles', rules: ['RENT-32'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'A newer answer is already shown.' } },
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
            input: ({ context }) => changeOf(context),
            onDone: {
              target: 'considering',
              actions: { type: 'setPreview', params: ({ event }) => ({ cart: event.output }) },
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
          on: {
            'change.confirmed': 'updatingTrip',
            'edit.requested': 'editingTrip',
            'question.closed': 'resting',
          },
        },
        updatingTrip: {
          meta: { title: 'Saving the trip', rules: ['RENT-31', 'RENT-24'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'A newer answer is already shown.' } },
          invoke: {
            id: 'updateTrip',
            src: 'updateTrip',
            input: ({ context }) => changeOf(context),
            onDone: {
              target: '#tripCart.sorting',
              actions: [
                { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                'announceChange',
              ],
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
          invoke: {
            id: 'foreseeTrip',
            src: 'foreseeTrip',
            input: ({ context }) => changeOf(context),
            onDone: { actions: { type: 'setPreview', params: ({ event }) => ({ cart: event.output }) } },
            onError: { description: 'Without the preview, the question is shown without the new total.' },
          },
          on: { 'removal.confirmed': 'removingIncompatible', 'question.closed': 'resting' },
        },
        removingIncompatible: {
          meta: { title: 'Remove & Continue', rules: ['RENT-25'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'A newer response is already shown.' } },
          invoke: {
            id: 'removeIncompatible',
            src: 'removeLines',
            input: ({ context }) => ({ lineIds: context.conflicts }),
            onDone: {
              target: 'goingOn',
              actions: [
                { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                'announceChange',
              ],
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

const totalOf = ({ cart }: TripCartContext, lineId: number): number =>
  cart.lines.find(({ id }) => id === lineId)?.vehicle.total ?? 0;

/** The waiting presses for vehicles that still exist. */
const stillWanted = ({ cart, next }: TripCartContext): LineChange[] =>
  next.filter(({ lineId }) => cart.lines.some(({ id }) => id === lineId));

/** The latest change of each line. A request in progress may be aborted with the page. */
const unanswered = ({ change, next }: TripCartContext): LineChange[] =>
  change === null || next.some(({ lineId }) => lineId === change.lineId) ? next : [change, ...next];

const changeOf = ({ cart, plan }: TripCartContext): TripChange => ({
  id: cart.plan?.id ?? 0,
  plan: required(plan, 'plan'),
});

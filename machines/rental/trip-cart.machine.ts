import { assign, emit, setup } from 'xstate';
import { emptyTripCart, isOutsideZones, type TripCart, type TripPlan } from '../../domain/rental/trip-cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import { conflictsOf } from './conflicts';
import type { TripCartContext, TripCartEmitted, TripCartEvent } from './trip-cart.types';

type Failed = { error: unknown };
type Answered = { cart: TripCart };
type TripChange = { id: number; plan: TripPlan };
type Changed = { lineId: number; quantity: number };

export const tripCartMachine = setup({
  types: {} as {
    context: TripCartContext;
    events: TripCartEvent;
    emitted: TripCartEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Tells the zones of the place, and asks for a reload when somebody else is here. */
    watchWorld: notProvidedCallback<TripCartEvent>('watchWorld'),
    readCart: notProvided<TripCart, void>('readCart'),
    changeQuantity: notProvided<TripCart, Changed>('changeQuantity'),
    removeLines: notProvided<TripCart, { lineIds: number[] }>('removeLines'),
    clearCart: notProvided<void, void>('clearCart'),
    /** Refuses with the lines that do not fit the new trip [RENT-24]. */
    updateTrip: notProvided<TripCart, TripChange>('updateTrip'),
    /** The same, but nothing is kept. */
    previewTrip: notProvided<TripCart, TripChange>('previewTrip'),
    /** The cart once what does not fit has left it; nothing is kept. */
    foreseeTrip: notProvided<TripCart, TripChange>('foreseeTrip'),
  },
  guards: {
    isOutsideZones: ({ context: { cart, zoneIds } }) => zoneIds !== null && isOutsideZones(cart, zoneIds),
    hasLines: ({ context }) => context.cart.lines.length > 0,
    hasPlan: ({ context }) => context.cart.plan !== null,
    isAboveTotal: ({ context }, { lineId, quantity }: Changed) => quantity > totalOf(context, lineId),
    isAQuantity: (_, { quantity }: Changed) => quantity >= 1,
    isNextARemoval: ({ context }) => canGoOn(context) && context.next?.quantity === 0,
    hasNext: ({ context }) => canGoOn(context),
    hasConflictList: (_, { error }: Failed) => conflictsOf(error).length > 0,
  },
  actions: {
    setCart: assign((_, { cart }: Answered) => ({ cart, change: null, failure: null })),
    setZones: assign((_, { zoneIds }: { zoneIds: number[] | null }) => ({ zoneIds })),
    setChange: assign((_, { lineId, quantity }: Changed) => ({
      change: { lineId, quantity },
      failure: null,
    })),
    setNext: assign((_, { lineId, quantity }: Changed) => ({ next: { lineId, quantity } })),
    takeNext: assign(({ context }) => ({ change: context.next, next: null })),
    forgetNext: assign({ next: null }),
    setPlan: assign((_, { plan }: { plan: TripPlan }) => ({ plan, failure: null })),
    setPreview: assign((_, { cart }: Answered) => ({ preview: cart })),
    setConflicts: assign((_, { error }: Failed) => ({ conflicts: conflictsOf(error), preview: null })),
    setFailure: assign((_, { error }: Failed) => ({ change: null, next: null, failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetLines: assign({ cart: emptyTripCart }),
    /** The server has changed it for this tab: the others read it again. */
    announceChange: emit({ type: 'tripCart.changed' }),
    notifyZoneMismatch: emit({ type: 'notice', code: 'tripCartCleared' }),
    notifyLimit: emit(({ context }, { lineId }: Changed) => ({
      type: 'notice' as const,
      code: 'vehicleLimit' as const,
      values: { n: totalOf(context, lineId) },
    })),
    notifyFailure: emit(({ context }) => failureNotice(required(context.failure, 'failure'))),
  },
}).createMachine({
  id: 'tripCart',
  description: 'The vehicles of one trip and what the trip is: one of each person, guest or known.',
  meta: { title: 'Trip cart', rules: ['RENT-20', 'CART-60', 'MOD-10'] },
  context: {
    cart: emptyTripCart,
    zoneIds: null,
    change: null,
    next: null,
    plan: null,
    preview: null,
    conflicts: [],
    failure: null,
  },
  initial: 'loading',
  invoke: {
    id: 'watchWorld',
    src: 'watchWorld',
    onError: { description: 'The cart is read anew with the next visit.' },
  },
  on: {
    'cart.reloadRequested': '.loading',
    'cart.changedElsewhere': {
      description: 'Another tab has put something in, taken something out, or booked it.',
      meta: { rules: ['CART-62'] },
      target: '.loading',
    },
    'cart.booked': {
      meta: { rules: ['RENT-53', 'CART-62'] },
      target: '.loading',
      actions: 'announceChange',
    },
    'zones.told': {
      description: 'Another place, or another market: what is in the cart is compared with it.',
      meta: { rules: ['MOD-09', 'MOD-10'] },
      target: '.loading',
      actions: { type: 'setZones', params: ({ event }) => event },
    },
    'cart.told': {
      target: '.sorting',
      actions: ['forgetNext', { type: 'setCart', params: ({ event }) => event }, 'announceChange'],
    },
  },
  states: {
    loading: {
      meta: { title: 'Reading the trip cart', rules: ['MOD-10'] },
      tags: 'busy',
      entry: ['forgetFailure', 'forgetNext'],
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: {
          target: 'sorting',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: {
        'zones.told': { actions: { type: 'setZones', params: ({ event }) => event } },
      },
    },
    failed: {
      meta: { title: 'The trip cart could not be read' },
      tags: 'failed',
      on: { 'retry.requested': 'loading' },
    },
    sorting: {
      meta: { title: 'What is in it?', rules: ['RENT-33', 'MOD-09'] },
      always: [
        { guard: 'isOutsideZones', target: 'zoneMismatch' },
        { guard: 'hasLines', target: 'filled' },
        { target: 'empty' },
      ],
    },
    zoneMismatch: {
      description: 'The place is another one: nobody hands these vehicles over here.',
      meta: {
        title: 'Your cart has been cleared as the selected zone does not support the previous pickup point.',
        rules: ['MOD-09', 'RENT-33', 'MSG-43', 'CONST-21', 'Q-39'],
      },
      tags: 'busy',
      invoke: {
        id: 'clearForZone',
        src: 'clearCart',
        onDone: { target: 'empty', actions: ['forgetLines', 'notifyZoneMismatch'] },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    empty: {
      meta: { title: 'No vehicle chosen' },
      tags: 'empty',
    },
    filled: {
      meta: { title: 'Vehicles are chosen', rules: ['RENT-20'] },
      initial: 'resting',
      states: {
        resting: {
          meta: { title: 'As the server has it' },
          on: {
            'quantity.changed': [
              {
                meta: { rules: ['RENT-27', 'MSG-83'] },
                guard: { type: 'isAboveTotal', params: ({ event }) => event },
                actions: { type: 'notifyLimit', params: ({ event }) => event },
              },
              {
                description: 'Fewer than one is none: that is what removing is for.',
                meta: { rules: ['RENT-29'] },
                guard: { type: 'isAQuantity', params: ({ event }) => event },
                target: 'changing',
                actions: { type: 'setChange', params: ({ event }) => event },
              },
            ],
            'line.removed': {
              target: 'removing',
              actions: { type: 'setChange', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
            },
            'clear.requested': 'confirmingClear',
            'edit.requested': { guard: 'hasPlan', target: 'editingTrip' },
          },
        },
        changing: {
          description: 'What is pressed meanwhile is kept, and done after it.',
          meta: { title: 'Changing the quantity', rules: ['RENT-29'] },
          tags: 'busy',
          on: {
            'cart.changedElsewhere': { description: 'The answer is newer.' },
            'quantity.changed': [
              {
                meta: { rules: ['RENT-27', 'MSG-83'] },
                guard: { type: 'isAboveTotal', params: ({ event }) => event },
                actions: { type: 'notifyLimit', params: ({ event }) => event },
              },
              {
                guard: { type: 'isAQuantity', params: ({ event }) => event },
                actions: { type: 'setNext', params: ({ event }) => event },
              },
            ],
            'line.removed': {
              actions: { type: 'setNext', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
            },
          },
          invoke: {
            id: 'changeQuantity',
            src: 'changeQuantity',
            input: ({ context }) => required(context.change, 'change'),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                'announceChange',
              ],
            },
            onError: {
              target: 'resting',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
            },
          },
        },
        removing: {
          meta: { title: 'Removing a vehicle', rules: ['RENT-32'] },
          tags: 'busy',
          on: { 'cart.changedElsewhere': { description: 'The answer is newer.' } },
          invoke: {
            id: 'removeLine',
            src: 'removeLines',
            input: ({ context }) => ({ lineIds: [required(context.change, 'change').lineId] }),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                'announceChange',
              ],
            },
            onError: {
              target: 'resting',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
            },
          },
        },
        settled: {
          meta: { title: 'Was more pressed meanwhile?', rules: ['RENT-29'] },
          always: [
            { guard: 'isNextARemoval', target: 'removing', actions: 'takeNext' },
            { guard: 'hasNext', target: 'changing', actions: 'takeNext' },
            { target: '#tripCart.sorting', actions: 'forgetNext' },
          ],
        },
        confirmingClear: {
          meta: { title: 'Remove all vehicles?', rules: ['RENT-30'] },
          tags: 'open',
          on: { 'clear.confirmed': 'clearing', 'question.closed': 'resting' },
        },
        clearing: {
          meta: { title: 'Removing all vehicles', rules: ['RENT-32'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'The answer is newer.' } },
          invoke: {
            id: 'clearCart',
            src: 'clearCart',
            onDone: { target: '#tripCart.empty', actions: ['forgetLines', 'announceChange'] },
            onError: {
              target: 'confirmingClear',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
            },
          },
        },
        editingTrip: {
          meta: { title: 'Another trip?', rules: ['RENT-31'] },
          tags: 'open',
          on: {
            'trip.submitted': {
              target: 'previewing',
              actions: { type: 'setPlan', params: ({ event }) => event },
            },
            'question.closed': 'resting',
          },
        },
        previewing: {
          description: 'The server answers the cart as it would be, and keeps nothing.',
          meta: { title: 'What would change?', rules: ['RENT-31'] },
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
              {
                guard: { type: 'hasConflictList', params: ({ event }) => event },
                target: 'incompatible',
                actions: { type: 'setConflicts', params: ({ event }) => event },
              },
              { target: 'editingTrip', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        considering: {
          description: 'The old total and the new one; nothing has changed yet.',
          meta: { title: 'Is that all right?', rules: ['RENT-31', 'RENT-29'] },
          tags: 'open',
          on: {
            'change.confirmed': 'updatingTrip',
            'edit.requested': 'editingTrip',
            'question.closed': 'resting',
          },
        },
        updatingTrip: {
          meta: { title: 'Changing the trip', rules: ['RENT-31', 'RENT-24'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'The answer is newer.' } },
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
              {
                guard: { type: 'hasConflictList', params: ({ event }) => event },
                target: 'incompatible',
                actions: { type: 'setConflicts', params: ({ event }) => event },
              },
              { target: 'editingTrip', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        incompatible: {
          description:
            'Nothing has changed yet: what stays, what goes and what it costs then is shown with it.',
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
            onError: { description: 'It is asked without the new total.' },
          },
          on: { 'removal.confirmed': 'removingIncompatible', 'question.closed': 'resting' },
        },
        removingIncompatible: {
          meta: { title: 'Remove & Continue', rules: ['RENT-25'] },
          tags: ['open', 'busy'],
          on: { 'cart.changedElsewhere': { description: 'The answer is newer.' } },
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
            onError: {
              target: 'incompatible',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
            },
          },
        },
        goingOn: {
          meta: { title: 'Is there a trip left to change?' },
          always: [{ guard: 'hasLines', target: 'updatingTrip' }, { target: '#tripCart.empty' }],
        },
      },
    },
  },
});

const totalOf = ({ cart }: TripCartContext, lineId: number): number =>
  cart.lines.find(({ id }) => id === lineId)?.vehicle.total ?? 0;

/** What was pressed meanwhile is of a vehicle that is still there. */
const canGoOn = ({ cart, next }: TripCartContext): boolean =>
  cart.lines.some(({ id }) => id === next?.lineId);

const changeOf = ({ cart, plan }: TripCartContext): TripChange => ({
  id: cart.plan?.id ?? 0,
  plan: required(plan, 'plan'),
});

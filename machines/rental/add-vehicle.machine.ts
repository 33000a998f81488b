import { assign, emit, setup } from 'xstate';
import { isOfferedAs, isOtherTrip, type TripCart } from '../../domain/rental/trip-cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import { isRefusedFor } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import {
  additionOf,
  CART_REFUSALS,
  isTooLate,
  matchingQuantity,
  otherProvider,
  planOfCart,
  refusalOf,
  requestOf,
} from './add-vehicle.rules';
import type {
  AddVehicleContext,
  AddVehicleEmitted,
  AddVehicleEvent,
  VehicleRefusal,
} from './add-vehicle.types';
import { conflictsOf } from './conflicts';
import type { TripChange, VehicleAddition } from './trip-cart.types';

type Failed = { error: unknown };

const actors = {
  addVehicle: notProvided<TripCart, VehicleAddition>('addVehicle'),
  /** Changes the trip of the cart. Rejects with the lines that do not fit the new trip [RENT-24]. */
  updateTrip: notProvided<TripCart, TripChange>('updateTrip'),
  removeLines: notProvided<TripCart, { lineIds: number[] }>('removeLines'),
  readCart: notProvided<TripCart, void>('readCart'),
  /** Returns the cart as it would be after the change. Nothing is stored. */
  previewCart: notProvided<TripCart, VehicleAddition>('previewCart'),
};

export const addVehicleMachine = setup({
  types: {} as {
    context: AddVehicleContext;
    events: AddVehicleEvent;
    emitted: AddVehicleEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isTripUnknown: ({ context }) => context.plan === null || !requestOf(context).draft.isKindChosen,
    isTooLate: ({ context }) => isTooLate(context),
    isTripTypeNotOffered: ({ context }) =>
      !isOfferedAs(requestOf(context).draft.vehicle, required(context.plan, 'plan').kind),
    isAtItsMost: ({ context }) => matchingQuantity(context) >= requestOf(context).draft.vehicle.total,
    isTooMany: ({ context }) =>
      matchingQuantity(context) + requestOf(context).draft.quantity > requestOf(context).draft.vehicle.total,
    hasOtherProvider: ({ context }) => otherProvider(context) !== null,
    hasOtherKind: ({ context }) => {
      const cartPlan = planOfCart(context);
      return cartPlan !== null && cartPlan.kind !== required(context.plan, 'plan').kind;
    },
    hasOtherDuration: ({ context }) => {
      const cartPlan = planOfCart(context);
      return cartPlan !== null && isOtherTrip(cartPlan, required(context.plan, 'plan'));
    },
    hasConflictList: ({ event }) => conflictsOf(errorOf(event)).length > 0,
    isRefusedFor: (_, { error, reason }: Failed & { reason: VehicleRefusal }) => refusalOf(error) === reason,
    isCartAnother: ({ context, event }) =>
      !context.isReread && CART_REFUSALS.some((code) => isRefusedFor(errorOf(event), code)),
  },
  actions: {
    remember: assign(({ event }) => {
      const { draft, world } = eventOf(event, 'add.requested');
      return {
        draft,
        world,
        plan: draft.plan,
        otherProvider: null,
        conflicts: [],
        preview: null,
        failure: null,
        isReread: false,
      };
    }),
    setPlan: assign(({ context, event }) => {
      const plan = eventOf(event, 'trip.chosen').plan;
      const { draft } = requestOf(context);
      const isAsSearched = draft.plan !== null && !isOtherTrip(draft.plan, plan);
      return {
        plan,
        draft: { ...draft, isKindChosen: true, isAvailable: isAsSearched ? draft.isAvailable : true },
      };
    }),
    nameProvider: assign(({ context }) => ({ otherProvider: otherProvider(context) })),
    markReread: assign({ isReread: true }),
    takeCartsTrip: assign(({ context }) => ({ plan: required(planOfCart(context), 'held') })),
    setPreview: assign(({ event }) => ({ preview: outputOf<typeof actors, 'previewCart'>(event) })),
    setConflicts: assign(({ event }) => ({ conflicts: conflictsOf(errorOf(event)) })),
    setCart: assign(({ context, event }) => ({
      world: {
        ...requestOf(context).world,
        cart: outputOf<typeof actors, 'updateTrip' | 'removeLines' | 'readCart'>(event),
      },
    })),
    setFailure: setFailure(),
    announceAdding: emit(({ context }) => ({
      type: 'vehicle.added' as const,
      vehicleId: requestOf(context).draft.vehicle.id,
    })),
    notifyAdding: emit({ type: 'notice', code: 'vehicleAdded' }),
    notifyPickTime: emit({ type: 'notice', code: 'vehicleNotAvailable' }),
    notifyLimit: emit(({ context }) => ({
      type: 'notice' as const,
      code: 'vehicleLimit' as const,
      values: { n: requestOf(context).draft.vehicle.total },
    })),
    notifyOptions: emit(({ context }) => ({
      type: 'notice' as const,
      code: 'vehicleOptions' as const,
      values: { n: requestOf(context).draft.vehicle.total },
    })),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'addVehicle',
  description:
    'Every add button of the rental module uses this flow. Dialogs open one after the other, and the customer can cancel each.',
  meta: { title: 'Add a vehicle', rules: ['RENT-21', 'RENT-30'] },
  context: {
    draft: null,
    world: null,
    plan: null,
    refusal: null,
    otherProvider: null,
    conflicts: [],
    preview: null,
    failure: null,
    isReread: false,
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      on: {
        'add.requested': { target: 'sorting', actions: 'remember' },
      },
    },
    sorting: {
      meta: { title: 'Checking for a trip' },
      always: [{ guard: 'isTripUnknown', target: 'choosingTrip' }, { target: 'checking' }],
    },
    choosingTrip: {
      description: 'Shows the price of each trip type of this vehicle and marks the cheapest.',
      meta: { title: 'Choosing the trip type', rules: ['RENT-43', 'RENT-30'] },
      tags: 'open',
      on: {
        'trip.chosen': { target: 'checking', actions: 'setPlan' },
        'question.closed': 'idle',
      },
    },
    checking: {
      description: "Checks in this order: time, type, quantity, provider, the cart's trip, duration.",
      meta: {
        title: 'Checking the add',
        rules: ['RENT-09', 'RENT-04', 'RENT-27', 'RENT-28', 'RENT-22', 'RENT-23', 'RENT-26'],
      },
      always: [
        { guard: 'isTooLate', target: 'refused.pickTime' },
        { guard: 'isTripTypeNotOffered', target: 'choosingTrip' },
        { guard: 'isAtItsMost', target: 'refused.options' },
        { guard: 'isTooMany', target: 'refused.limit' },
        { guard: 'hasOtherProvider', target: 'providerConflict' },
        { guard: 'hasOtherKind', target: 'tripTypeConflict' },
        { guard: 'hasOtherDuration', target: 'hourDifference' },
        { target: 'adding' },
      ],
    },
    refused: {
      meta: { title: 'Rejected' },
      initial: 'pickTime',
      states: {
        pickTime: {
          meta: { title: 'This vehicle is not available in this pick time', rules: ['RENT-09', 'MSG-85'] },
          entry: 'notifyPickTime',
          always: '#addVehicle.idle',
        },
        limit: {
          meta: {
            title: 'You can’t add more than {n} quantities of this vehicle.',
            rules: ['RENT-27', 'MSG-83'],
          },
          entry: 'notifyLimit',
          always: '#addVehicle.idle',
        },
        options: {
          meta: {
            title: 'Vehicle can have up to N rental options; no more can be added',
            rules: ['RENT-28', 'MSG-84', 'Q-51'],
          },
          entry: 'notifyOptions',
          always: '#addVehicle.idle',
        },
      },
    },
    providerConflict: {
      description: 'A trip has one provider. Only the customer may replace the vehicles.',
      meta: { title: 'Vehicles of another provider', rules: ['RENT-22', 'RENT-30'] },
      tags: 'open',
      entry: 'nameProvider',
      invoke: {
        id: 'previewReset',
        src: 'previewCart',
        input: ({ context }) => additionOf(context, false),
        onDone: { actions: 'setPreview' },
        onError: { description: 'Without the preview, the dialog is shown without the new total.' },
      },
      on: { 'reset.confirmed': 'resetting', 'question.closed': 'idle' },
    },
    resetting: {
      description: 'One request empties the cart and adds the vehicle. The server does both or neither.',
      meta: { title: 'Resetting and adding', rules: ['RENT-22'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'resetAndAdd',
        src: 'addVehicle',
        input: ({ context }) => additionOf(context, true),
        onDone: 'added',
        onError: [
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, reason: 'pickTime' }),
            },
            target: 'refused.pickTime',
          },
          {
            guard: { type: 'isRefusedFor', params: ({ event }) => ({ error: event.error, reason: 'limit' }) },
            target: 'refused.limit',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    tripTypeConflict: {
      description: 'Shows which vehicles stay, which are removed, and the new total.',
      meta: { title: 'Do you want to change trip type', rules: ['RENT-23', 'MSG-81', 'RENT-30', 'X-18'] },
      tags: 'open',
      invoke: {
        id: 'previewTripType',
        src: 'previewCart',
        input: ({ context }) => additionOf(context, false),
        onDone: { actions: 'setPreview' },
        onError: { description: 'Without the preview, the dialog is shown without the new total.' },
      },
      on: { 'change.confirmed': 'updatingTrip', 'question.closed': 'idle' },
    },
    updatingTrip: {
      description: 'The server changes the whole trip or nothing.',
      meta: { title: 'Changing the trip', rules: ['RENT-23', 'RENT-24', 'RENT-31'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'updateTrip',
        src: 'updateTrip',
        input: ({ context }) => ({
          id: requestOf(context).world.cart.plan?.id ?? 0,
          plan: required(context.plan, 'plan'),
        }),
        onDone: { target: 'adding', actions: 'setCart' },
        onError: [
          { guard: 'hasConflictList', target: 'incompatible', actions: 'setConflicts' },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, reason: 'pickTime' }),
            },
            target: 'refused.pickTime',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    incompatible: {
      description: 'Nothing has changed: the server only lists the vehicles that do not fit.',
      meta: { title: 'These vehicles do not fit the new trip', rules: ['RENT-24', 'RENT-25', 'MSG-88'] },
      tags: 'open',
      on: { 'removal.confirmed': 'removingIncompatible', 'question.closed': 'idle' },
    },
    removingIncompatible: {
      description: 'Removes exactly the listed vehicles, then changes the trip.',
      meta: { title: 'Remove & Continue', rules: ['RENT-25'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'removeLines',
        src: 'removeLines',
        input: ({ context }) => ({ lineIds: context.conflicts }),
        onDone: { target: 'goingOn', actions: 'setCart' },
        onError: { target: 'incompatible', actions: ['setFailure', 'notifyFailure'] },
      },
    },
    goingOn: {
      description: 'An empty cart uses the trip of its first vehicle.',
      meta: { title: 'Checking for a trip to change', rules: ['RENT-25'] },
      always: [
        { guard: 'hasOtherKind', target: 'updatingTrip' },
        { guard: 'hasOtherDuration', target: 'updatingTrip' },
        { target: 'adding' },
      ],
    },
    hourDifference: {
      description:
        'All vehicles in the cart have one duration. The new vehicle takes it, or the trip changes.',
      meta: { title: 'Different duration', rules: ['RENT-26', 'RENT-30'] },
      tags: 'open',
      invoke: {
        id: 'previewDuration',
        src: 'previewCart',
        input: ({ context }) => additionOf(context, false),
        onDone: { actions: 'setPreview' },
        onError: { description: 'Without the preview, the dialog is shown without the new total.' },
      },
      on: {
        'trip.kept': { target: 'adding', actions: 'takeCartsTrip' },
        'trip.updated': 'updatingTrip',
        'question.closed': 'idle',
      },
    },
    adding: {
      description: 'A second press adds nothing.',
      meta: { title: 'Adding', rules: ['RENT-21'] },
      tags: 'busy',
      invoke: {
        id: 'addVehicle',
        src: 'addVehicle',
        input: ({ context }) => additionOf(context, false),
        onDone: 'added',
        onError: [
          {
            description:
              'The button was pressed before the cart was loaded, or another tab changed the cart.',
            guard: 'isCartAnother',
            target: 'rereading',
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, reason: 'pickTime' }),
            },
            target: 'refused.pickTime',
          },
          {
            guard: { type: 'isRefusedFor', params: ({ event }) => ({ error: event.error, reason: 'limit' }) },
            target: 'refused.limit',
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, reason: 'options' }),
            },
            target: 'refused.options',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    rereading: {
      description: 'The checks run once more, for the current cart.',
      meta: {
        title: 'Cart changed',
        rules: ['RENT-22', 'RENT-23', 'RENT-26'],
      },
      tags: 'busy',
      entry: 'markReread',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: { target: 'checking', actions: 'setCart' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    added: {
      meta: { title: 'The vehicle successfully added to your cart.', rules: ['RENT-21', 'MSG-82'] },
      entry: ['announceAdding', 'notifyAdding'],
      always: 'idle',
    },
    failed: {
      meta: { title: 'Adding failed' },
      tags: 'failed',
      entry: 'notifyFailure',
      on: {
        'retry.requested': 'checking',
        'question.closed': 'idle',
        'add.requested': { target: 'sorting', actions: 'remember' },
      },
    },
  },
});

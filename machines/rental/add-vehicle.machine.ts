import { assign, emit, setup } from 'xstate';
import { isLetAs, isOtherTrip, type TripCart, type TripPlan } from '../../domain/rental/trip-cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import {
  type Asked,
  additionOf,
  askedOf,
  hasCode,
  heldHere,
  heldPlan,
  isTooLate,
  OF_THE_CART,
  otherProvider,
  refusalOf,
} from './add-vehicle.rules';
import type {
  AddVehicleContext,
  AddVehicleEmitted,
  AddVehicleEvent,
  VehicleAddition,
  VehicleRefusal,
} from './add-vehicle.types';
import { conflictsOf } from './conflicts';

type Failed = { error: unknown };
type Answered = { output: TripCart };

export const addVehicleMachine = setup({
  types: {} as {
    context: AddVehicleContext;
    events: AddVehicleEvent;
    emitted: AddVehicleEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    addVehicle: notProvided<TripCart, VehicleAddition>('addVehicle'),
    /** Refuses with the lines that do not fit the new trip [RENT-24]. */
    updateTrip: notProvided<TripCart, { id: number; plan: TripPlan }>('updateTrip'),
    removeLines: notProvided<TripCart, { lineIds: number[] }>('removeLines'),
    readCart: notProvided<TripCart, void>('readCart'),
    /** The cart once the question is agreed to; nothing is kept. */
    foreseeCart: notProvided<TripCart, VehicleAddition>('foreseeCart'),
  },
  guards: {
    isTripUnknown: ({ context }) => context.plan === null || !askedOf(context).wish.isKindChosen,
    isTooLate: ({ context }) => isTooLate(context),
    isNotLetLikeThis: ({ context }) =>
      !isLetAs(askedOf(context).wish.vehicle, required(context.plan, 'plan').kind),
    isAtItsMost: ({ context }) => heldHere(context) >= askedOf(context).wish.vehicle.total,
    isTooMany: ({ context }) =>
      heldHere(context) + askedOf(context).wish.quantity > askedOf(context).wish.vehicle.total,
    hasOtherProvider: ({ context }) => otherProvider(context) !== null,
    hasOtherKind: ({ context }) => {
      const held = heldPlan(context);
      return held !== null && held.kind !== required(context.plan, 'plan').kind;
    },
    hasOtherDuration: ({ context }) => {
      const held = heldPlan(context);
      return held !== null && isOtherTrip(held, required(context.plan, 'plan'));
    },
    hasConflictList: (_, { error }: Failed) => conflictsOf(error).length > 0,
    isRefusedFor: (_, { error, reason }: Failed & { reason: VehicleRefusal }) => refusalOf(error) === reason,
    isCartAnother: ({ context }, { error }: Failed) =>
      !context.isReread && OF_THE_CART.some((code) => hasCode(error, code)),
  },
  actions: {
    remember: assign((_, { wish, world }: Asked) => ({
      wish,
      world,
      plan: wish.plan,
      otherProvider: null,
      conflicts: [],
      foreseen: null,
      failure: null,
      isReread: false,
    })),
    setPlan: assign(({ context }, { plan }: { plan: TripPlan }) => {
      const { wish } = askedOf(context);
      const isAsSearched = wish.plan !== null && !isOtherTrip(wish.plan, plan);
      return {
        plan,
        wish: { ...wish, isKindChosen: true, isAvailable: isAsSearched ? wish.isAvailable : true },
      };
    }),
    nameProvider: assign(({ context }) => ({ otherProvider: otherProvider(context) })),
    markReread: assign({ isReread: true }),
    takeCartsTrip: assign(({ context }) => ({ plan: required(heldPlan(context), 'held') })),
    setForeseen: assign((_, { output }: Answered) => ({ foreseen: output })),
    setConflicts: assign((_, { error }: Failed) => ({ conflicts: conflictsOf(error) })),
    setCart: assign(({ context }, { output }: Answered) => ({
      world: { ...askedOf(context).world, cart: output },
    })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    tellCart: emit((_, { output }: Answered) => ({ type: 'cart.told' as const, cart: output })),
    announceAdding: emit(({ context }) => ({
      type: 'vehicle.added' as const,
      vehicleId: askedOf(context).wish.vehicle.id,
    })),
    notifyAdding: emit({ type: 'notice', code: 'vehicleAdded' }),
    notifyPickTime: emit({ type: 'notice', code: 'vehicleNotAvailable' }),
    notifyLimit: emit(({ context }) => ({
      type: 'notice' as const,
      code: 'vehicleLimit' as const,
      values: { n: askedOf(context).wish.vehicle.total },
    })),
    notifyOptions: emit(({ context }) => ({
      type: 'notice' as const,
      code: 'vehicleOptions' as const,
      values: { n: askedOf(context).wish.vehicle.total },
    })),
    notifyFailure: emit(({ context }) => failureNotice(required(context.failure, 'failure'))),
  },
}).createMachine({
  id: 'addVehicle',
  description:
    'Every add button of the rental market: one question after the other, and each can be declined.',
  meta: { title: 'Add a vehicle', rules: ['RENT-21', 'RENT-30'] },
  context: {
    wish: null,
    world: null,
    plan: null,
    refusal: null,
    otherProvider: null,
    conflicts: [],
    foreseen: null,
    failure: null,
    isReread: false,
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Waiting for a press' },
      on: {
        'add.requested': { target: 'sorting', actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
    sorting: {
      meta: { title: 'Is the trip known?' },
      always: [{ guard: 'isTripUnknown', target: 'choosingTrip' }, { target: 'checking' }],
    },
    choosingTrip: {
      description: 'The price of every kind of trip that this vehicle is let for; the cheapest is marked.',
      meta: { title: 'Which kind of trip?', rules: ['RENT-43', 'RENT-30'] },
      tags: 'open',
      on: {
        'trip.chosen': { target: 'checking', actions: { type: 'setPlan', params: ({ event }) => event } },
        'question.closed': 'idle',
      },
    },
    checking: {
      description:
        'The order is fixed: the moment, the kind of trip, how many, whose, the cart’s trip, how long.',
      meta: {
        title: 'May this be added?',
        rules: ['RENT-09', 'RENT-04', 'RENT-27', 'RENT-28', 'RENT-22', 'RENT-23', 'RENT-26'],
      },
      always: [
        { guard: 'isTooLate', target: 'refused.pickTime' },
        { guard: 'isNotLetLikeThis', target: 'choosingTrip' },
        { guard: 'isAtItsMost', target: 'refused.options' },
        { guard: 'isTooMany', target: 'refused.limit' },
        { guard: 'hasOtherProvider', target: 'providerConflict' },
        { guard: 'hasOtherKind', target: 'tripTypeConflict' },
        { guard: 'hasOtherDuration', target: 'hourDifference' },
        { target: 'adding' },
      ],
    },
    refused: {
      meta: { title: 'Refused' },
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
      description: 'A trip is booked from one provider: only the customer may give the others up.',
      meta: { title: 'Vehicles of another provider', rules: ['RENT-22', 'RENT-30'] },
      tags: 'open',
      entry: 'nameProvider',
      invoke: {
        id: 'foreseeReset',
        src: 'foreseeCart',
        input: ({ context }) => additionOf(context, false),
        onDone: { actions: { type: 'setForeseen', params: ({ event }) => event } },
        onError: { description: 'It is asked without the new total.' },
      },
      on: { 'reset.confirmed': 'resetting', 'question.closed': 'idle' },
    },
    resetting: {
      description: 'One request: the server empties the cart and adds, or does neither.',
      meta: { title: 'Resetting and adding', rules: ['RENT-22'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'resetAndAdd',
        src: 'addVehicle',
        input: ({ context }) => additionOf(context, true),
        onDone: {
          target: 'added',
          actions: { type: 'tellCart', params: ({ event }) => event },
        },
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
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    tripTypeConflict: {
      description: 'Which vehicles stay, which go and what it costs then is shown with it.',
      meta: { title: 'Do you want to change trip type', rules: ['RENT-23', 'MSG-81', 'RENT-30', 'X-18'] },
      tags: 'open',
      invoke: {
        id: 'foreseeKind',
        src: 'foreseeCart',
        input: ({ context }) => additionOf(context, false),
        onDone: { actions: { type: 'setForeseen', params: ({ event }) => event } },
        onError: { description: 'It is asked without the new total.' },
      },
      on: { 'change.confirmed': 'updatingTrip', 'question.closed': 'idle' },
    },
    updatingTrip: {
      description: 'The whole trip of the cart becomes the new one, or nothing of it.',
      meta: { title: 'Changing the trip', rules: ['RENT-23', 'RENT-24', 'RENT-31'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'updateTrip',
        src: 'updateTrip',
        input: ({ context }) => ({
          id: askedOf(context).world.cart.plan?.id ?? 0,
          plan: required(context.plan, 'plan'),
        }),
        onDone: {
          target: 'adding',
          actions: [
            { type: 'setCart', params: ({ event }) => event },
            { type: 'tellCart', params: ({ event }) => event },
          ],
        },
        onError: [
          {
            guard: { type: 'hasConflictList', params: ({ event }) => event },
            target: 'incompatible',
            actions: { type: 'setConflicts', params: ({ event }) => event },
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, reason: 'pickTime' }),
            },
            target: 'refused.pickTime',
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    incompatible: {
      description: 'Nothing has changed yet: the server has only said which vehicles do not fit.',
      meta: { title: 'These vehicles do not fit the new trip', rules: ['RENT-24', 'RENT-25', 'MSG-88'] },
      tags: 'open',
      on: { 'removal.confirmed': 'removingIncompatible', 'question.closed': 'idle' },
    },
    removingIncompatible: {
      description: 'Exactly those that were listed, then the trip is changed.',
      meta: { title: 'Remove & Continue', rules: ['RENT-25'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'removeLines',
        src: 'removeLines',
        input: ({ context }) => ({ lineIds: context.conflicts }),
        onDone: [
          {
            target: 'goingOn',
            actions: [
              { type: 'setCart', params: ({ event }) => event },
              { type: 'tellCart', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'incompatible',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
        },
      },
    },
    goingOn: {
      description: 'An empty cart takes the new trip with its first vehicle.',
      meta: { title: 'Is there a trip left to change?', rules: ['RENT-25'] },
      always: [
        { guard: 'hasOtherKind', target: 'updatingTrip' },
        { guard: 'hasOtherDuration', target: 'updatingTrip' },
        { target: 'adding' },
      ],
    },
    hourDifference: {
      description:
        'A cart has one duration: the vehicle comes along for that, or the trip becomes the new one.',
      meta: { title: 'Another duration than the trip of the cart', rules: ['RENT-26', 'RENT-30'] },
      tags: 'open',
      invoke: {
        id: 'foreseeHours',
        src: 'foreseeCart',
        input: ({ context }) => additionOf(context, false),
        onDone: { actions: { type: 'setForeseen', params: ({ event }) => event } },
        onError: { description: 'It is asked without the new total.' },
      },
      on: {
        'trip.kept': { target: 'adding', actions: 'takeCartsTrip' },
        'trip.updated': 'updatingTrip',
        'question.closed': 'idle',
      },
    },
    adding: {
      description: 'A second press meanwhile adds nothing.',
      meta: { title: 'Adding', rules: ['RENT-21'] },
      tags: 'busy',
      invoke: {
        id: 'addVehicle',
        src: 'addVehicle',
        input: ({ context }) => additionOf(context, false),
        onDone: { target: 'added', actions: { type: 'tellCart', params: ({ event }) => event } },
        onError: [
          {
            description: 'It was pressed before the cart was read, or another tab was faster.',
            guard: { type: 'isCartAnother', params: ({ event }) => event },
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
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    rereading: {
      description: 'The questions are asked of the cart as it is, once.',
      meta: {
        title: 'The cart is another than the page knew',
        rules: ['RENT-22', 'RENT-23', 'RENT-26'],
      },
      tags: 'busy',
      entry: 'markReread',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: {
          target: 'checking',
          actions: [
            { type: 'setCart', params: ({ event }) => event },
            { type: 'tellCart', params: ({ event }) => event },
          ],
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    added: {
      meta: { title: 'The vehicle successfully added to your cart.', rules: ['RENT-21', 'MSG-82'] },
      entry: ['announceAdding', 'notifyAdding'],
      always: 'idle',
    },
    failed: {
      meta: { title: 'Could not be added' },
      tags: 'failed',
      entry: 'notifyFailure',
      on: {
        'retry.requested': 'checking',
        'question.closed': 'idle',
        'add.requested': { target: 'sorting', actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
  },
});

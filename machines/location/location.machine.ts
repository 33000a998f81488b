import { assign, emit, setup } from 'xstate';
import type { Place } from '../../domain/catalogue';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import { geolocationProblemOf } from './geolocation-problem';
import type {
  CartCheck,
  Coordinates,
  LocationContext,
  LocationEmitted,
  LocationEvent,
  LocationInput,
  PlaceRequest,
  ResolvedPlace,
} from './location.types';
import { pointRequest, suggestionRequest } from './place-request';

type Failed = { error: unknown };

const nothingAsked = {
  request: null,
  candidate: null,
  nearbyZones: [],
  geolocationProblem: null,
  failure: null,
  conflictingStore: null,
};

export const locationMachine = setup({
  types: {} as {
    input: LocationInput;
    context: LocationContext;
    events: LocationEvent;
    emitted: LocationEmitted;
    tags: 'busy' | 'failed' | 'open';
    meta: ChartMeta;
  },
  actors: {
    readPlace: notProvided<Place | null, void>('readPlace'),
    currentPosition: notProvided<Coordinates, void>('currentPosition'),
    resolvePlace: notProvided<ResolvedPlace, { request: PlaceRequest }>('resolvePlace'),
    checkCart: notProvided<CartCheck, { zoneIds: number[] }>('checkCart'),
    storePlace: notProvided<void, { place: Place }>('storePlace'),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    isKnown: (_, place: Place | null) => place !== null,
    isOutOfZone: (_, place: Place) => place.zoneIds.length === 0,
    hasConflict: (_, { conflictingStore }: CartCheck) => conflictingStore !== null,
    isDenied: ({ context }) => context.geolocationProblem === 'denied',
    isTimeout: ({ context }) => context.geolocationProblem === 'timeout',
  },
  actions: {
    setPlace: assign((_, place: Place | null) => ({ place })),
    setRequest: assign((_, request: PlaceRequest) => ({ ...nothingAsked, request })),
    forgetRequest: assign(nothingAsked),
    setCandidate: assign((_, { place, nearbyZones }: ResolvedPlace) => ({ candidate: place, nearbyZones })),
    setGeolocationProblem: assign((_, { error }: Failed) => ({
      geolocationProblem: geolocationProblemOf(error),
    })),
    setConflict: assign((_, { conflictingStore }: CartCheck) => ({ conflictingStore })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    acceptCandidate: assign(({ context }) => ({ place: required(context.candidate, 'candidate') })),
    announceLoaded: emit(({ context }) => ({ type: 'location.loaded' as const, place: context.place })),
    announceChange: emit(({ context }) => ({
      type: 'location.changed' as const,
      place: required(context.place, 'place'),
    })),
    noticeSelection: emit(({ context }) => ({
      type: 'notice' as const,
      code: context.isRental ? ('pickupAddressSelected' as const) : ('deliveryAddressSelected' as const),
    })),
    announceSettled: emit({ type: 'place.settled' }),
    requestClearCart: emit({ type: 'cart.clearRequested' }),
    requestHome: emit({ type: 'home.requested' }),
    setRental: assign((_, isRental: boolean) => ({ isRental })),
  },
  delays: { geolocationTimeout: 5_000 },
}).createMachine({
  id: 'location',
  description: 'Where to deliver or pick up. A new place counts only when it is served and the cart agrees.',
  meta: { title: 'Location', rules: ['LOC-04'] },
  context: ({ input }) => ({ ...nothingAsked, place: null, isRental: input.isRental }),
  initial: 'loading',
  on: {
    'suggestion.chosen': {
      target: '.resolving',
      actions: { type: 'setRequest', params: ({ event }) => suggestionRequest(event.suggestion) },
    },
    'point.chosen': {
      target: '.resolving',
      actions: { type: 'setRequest', params: ({ event }) => pointRequest(event) },
    },
    'currentLocation.requested': {
      description: 'The browser asks for permission only after this.',
      meta: { rules: ['LOC-08', 'LOC-10'] },
      target: '.locating',
      actions: 'forgetRequest',
    },
    'place.changedElsewhere': [
      {
        description: 'All tabs are at one place.',
        meta: { rules: ['STO-03'] },
        guard: { type: 'isKnown', params: ({ event }) => event.place },
        target: '.set',
        actions: [
          'forgetRequest',
          { type: 'setPlace', params: ({ event }) => event.place },
          'announceChange',
        ],
      },
      {
        target: '.unset',
        actions: ['forgetRequest', { type: 'setPlace', params: null }, 'announceLoaded'],
      },
    ],
    'module.typeChanged': {
      description: 'Rental has pickup addresses.',
      meta: { rules: ['LOC-07'] },
      actions: { type: 'setRental', params: ({ event }) => event.isRental },
    },
  },
  states: {
    loading: {
      description: 'Nothing can be chosen before the stored place is known.',
      meta: { title: 'Reading the stored place', rules: ['LOC-17'] },
      tags: 'busy',
      invoke: {
        id: 'readPlace',
        src: 'readPlace',
        onDone: {
          target: 'settling',
          actions: [{ type: 'setPlace', params: ({ event }) => event.output }, 'announceLoaded'],
        },
        onError: { target: 'unset', actions: 'announceLoaded' },
      },
      on: { 'suggestion.chosen': {}, 'point.chosen': {}, 'currentLocation.requested': {} },
    },
    settling: {
      description: 'Whatever went wrong with another place, the place before stays.',
      meta: { title: 'Back to the place before' },
      entry: 'forgetRequest',
      always: [{ guard: 'hasPlace', target: 'set' }, { target: 'unset' }],
    },
    unset: { meta: { title: 'No place yet' } },
    set: { meta: { title: 'Place chosen' } },
    locating: {
      meta: { title: 'Locating this device', rules: ['LOC-08', 'LOC-09'] },
      tags: 'busy',
      after: {
        geolocationTimeout: {
          target: 'failed',
          actions: { type: 'setGeolocationProblem', params: { error: { code: 'timeout' } } },
        },
      },
      invoke: {
        id: 'currentPosition',
        src: 'currentPosition',
        onDone: {
          target: 'resolving',
          actions: { type: 'setRequest', params: ({ event }) => pointRequest(event.output) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setGeolocationProblem', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The reason is stated; searching and choosing go on, and so does another try.',
      meta: { title: 'This device could not be located', rules: ['LOC-10'] },
      tags: 'failed',
      initial: 'judging',
      on: {
        'retry.requested': { target: 'locating', actions: 'forgetRequest' },
        'problem.dismissed': 'settling',
      },
      states: {
        judging: {
          meta: { title: 'Why?' },
          always: [
            { guard: 'isDenied', target: 'denied' },
            { guard: 'isTimeout', target: 'timeout' },
            { target: 'unavailable' },
          ],
        },
        denied: { meta: { title: 'Not allowed' } },
        timeout: { meta: { title: 'Took too long' } },
        unavailable: { meta: { title: 'Not available' } },
      },
    },
    resolving: {
      meta: { title: 'Looking the place up', rules: ['LOC-11', 'LOC-13', 'LOC-14'] },
      tags: 'busy',
      invoke: {
        id: 'resolvePlace',
        src: 'resolvePlace',
        input: ({ context }) => ({ request: required(context.request, 'request') }),
        onDone: [
          {
            guard: { type: 'isOutOfZone', params: ({ event }) => event.output.place },
            target: 'outOfZone',
            actions: { type: 'setCandidate', params: ({ event }) => event.output },
          },
          {
            target: 'checkingCart',
            actions: { type: 'setCandidate', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'lookupFailed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    lookupFailed: {
      meta: { title: 'The place could not be looked up', rules: ['LOC-21'] },
      tags: 'failed',
      on: { 'retry.requested': 'resolving', 'problem.dismissed': 'settling' },
    },
    outOfZone: {
      description: 'The place is named, the place before is kept, and covered zones nearby are offered.',
      meta: { title: 'Not served there', rules: ['LOC-12'] },
      on: { 'problem.dismissed': 'settling' },
    },
    checkingCart: {
      meta: { title: 'Asking the cart', rules: ['LOC-18'] },
      tags: 'busy',
      invoke: {
        id: 'checkCart',
        src: 'checkCart',
        input: ({ context }) => ({ zoneIds: required(context.candidate, 'candidate').zoneIds }),
        onDone: [
          {
            guard: { type: 'hasConflict', params: ({ event }) => event.output },
            target: 'cartConflict',
            actions: { type: 'setConflict', params: ({ event }) => event.output },
          },
          { target: 'storing' },
        ],
        onError: {
          target: 'lookupFailed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    cartConflict: {
      description:
        'The store of the cart does not deliver to the new place: asked now, never first at the checkout.',
      meta: { title: 'The cart is from elsewhere', rules: ['LOC-18'] },
      tags: 'open',
      on: {
        'conflict.placeKept': 'settling',
        'conflict.cartCleared': { target: 'storing', actions: 'requestClearCart' },
        'conflict.storeChanged': {
          description: 'The cart stays until something of another store replaces it.',
          target: 'storing',
          actions: 'requestHome',
        },
      },
    },
    storing: {
      description:
        'The new place counts at once; a browser that refuses to store keeps it until it is closed.',
      meta: { title: 'New place', rules: ['LOC-06', 'LOC-07', 'STO-02'] },
      entry: ['acceptCandidate', 'announceChange', 'announceSettled', 'noticeSelection'],
      invoke: {
        id: 'storePlace',
        src: 'storePlace',
        input: ({ context }) => ({ place: required(context.place, 'place') }),
        onDone: 'settling',
        onError: 'settling',
      },
    },
  },
});

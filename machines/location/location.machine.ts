import { assign, emit, setup } from 'xstate';
import type { Place } from '../../domain/catalogue';
import type { ChartMeta } from '../shared/chart';
import { setFailure } from '../shared/failing';
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
    setFailure: setFailure(),
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
  description:
    'Chooses the place to deliver to or pick up from. A new place applies only if it is served and fits the cart.',
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
      description: 'The browser asks for permission only after this press.',
      meta: { rules: ['LOC-08', 'LOC-10'] },
      target: '.locating',
      actions: 'forgetRequest',
    },
    'place.changedElsewhere': [
      {
        description: 'All tabs share one place.',
        meta: { rules: ['STO-03'] },
        guard: { type: 'isKnown', params: ({ event }) => event.place },
        target: '.set',
        actions: [
          'forgetRequest',
          { type: 'setPlace', params: ({ event }) => event.place },
          'announceChange',
        ],
      },
      { target: '.unset', actions: ['forgetRequest', { type: 'setPlace', params: null }, 'announceLoaded'] },
    ],
    'module.typeChanged': {
      description: 'The rental module calls the place a pickup address.',
      meta: { rules: ['LOC-07'] },
      actions: { type: 'setRental', params: ({ event }) => event.isRental },
    },
  },
  states: {
    loading: {
      description: 'Nothing can be chosen before the stored place is read.',
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
      description: 'If choosing another place fails, the earlier one stays.',
      meta: { title: 'Restoring the earlier place' },
      entry: 'forgetRequest',
      always: [{ guard: 'hasPlace', target: 'set' }, { target: 'unset' }],
    },
    unset: { meta: { title: 'No place yet' } },
    set: { meta: { title: 'Place chosen' } },
    locating: {
      meta: { title: 'Locating the device', rules: ['LOC-08', 'LOC-09'] },
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
      description: 'The reason is shown; search, selection and retry still work.',
      meta: { title: 'Locating failed', rules: ['LOC-10'] },
      tags: 'failed',
      initial: 'judging',
      on: {
        'retry.requested': { target: 'locating', actions: 'forgetRequest' },
        'problem.dismissed': 'settling',
      },
      states: {
        judging: {
          meta: { title: 'Checking why locating failed' },
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
      meta: { title: 'Looking up the address', rules: ['LOC-11', 'LOC-13', 'LOC-14'] },
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
        onError: { target: 'lookupFailed', actions: 'setFailure' },
      },
    },
    lookupFailed: {
      meta: { title: 'Lookup failed', rules: ['LOC-21'] },
      tags: 'failed',
      on: { 'retry.requested': 'resolving', 'problem.dismissed': 'settling' },
    },
    outOfZone: {
      description: 'The dialog names the new place and offers served zones nearby. The earlier place stays.',
      meta: { title: 'Not served', rules: ['LOC-12'] },
      on: { 'problem.dismissed': 'settling' },
    },
    checkingCart: {
      meta: { title: 'Checking the cart', rules: ['LOC-18'] },
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
        onError: { target: 'lookupFailed', actions: 'setFailure' },
      },
    },
    cartConflict: {
      description: "The cart's store does not deliver there. The customer decides here, before checkout.",
      meta: { title: 'Cart from another area', rules: ['LOC-18'] },
      tags: 'open',
      on: {
        'conflict.placeKept': 'settling',
        'conflict.cartCleared': { target: 'storing', actions: 'requestClearCart' },
        'conflict.storeChanged': {
          description: "The cart stays until another store's items replace it.",
          target: 'storing',
          actions: 'requestHome',
        },
      },
    },
    storing: {
      description:
        'The new place applies immediately. If it cannot be stored, it lasts until the browser closes.',
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

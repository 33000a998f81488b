import { assign, emit, setup } from 'xstate';
import {
  draftAs,
  estimatedRoute,
  isRoundTrip,
  returnsToPickup,
  returnTripOf,
  tripOf,
  tripProblem,
} from '../../domain/rental/trip-search';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  FoundProgress,
  RenewQuestion,
  RentalSearchContext,
  RentalSearchEmitted,
  RentalSearchEvent,
  RentalSearchInput,
  RouteQuery,
  RouteResult,
  SearchQuestion,
  TravelMode,
} from './rental-search.types';

const NOTHING: FoundProgress = { pages: 0, shown: 0, total: 0 };

const routeQuery = ({ draft }: RentalSearchContext, mode: TravelMode): RouteQuery => ({
  from: required(draft.pickup, 'pickup'),
  to: required(draft.destination, 'destination'),
  mode,
});

/**
 * Returns whether the pick-up place was chosen by the customer or by a searched trip. False for the shop's
 * default place.
 */
const isOwnPickup = ({ draft: { pickup }, here, trip }: RentalSearchContext): boolean =>
  trip !== null || pickup?.lat !== here?.lat || pickup?.lng !== here?.lng;

const actors = {
  /** Returns the route. `null`: there is no route of this kind. */
  findRoute: notProvided<RouteResult, RouteQuery>('findRoute'),
  searchVehicles: notProvided<FoundProgress, SearchQuestion>('searchVehicles'),
  /** Reloads all shown pages of the list, then replaces them together. */
  renewVehicles: notProvided<FoundProgress, RenewQuestion>('renewVehicles'),
  watchAnswers: notProvidedCallback<RentalSearchEvent>('watchAnswers'),
  watchHere: notProvidedCallback<RentalSearchEvent>('watchHere'),
};

export const rentalSearchMachine = setup({
  types: {} as {
    input: RentalSearchInput;
    context: RentalSearchContext;
    events: RentalSearchEvent;
    emitted: RentalSearchEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isIncomplete: ({ context, event }) => {
      const { now, clock } = eventOf(event, 'search.requested');
      return tripProblem(context.draft, now, clock) !== null;
    },
    isRoundTrip: ({ context }) => isRoundTrip(context.draft),
    isReturn: ({ context }) => returnsToPickup(context.draft),
    isOffline: ({ event }) => failureOf(errorOf(event)).code === 'offline',
    isFound: ({ event }) => outputOf<typeof actors, 'findRoute'>(event) !== null,
    isOwnPickup: ({ context }) => isOwnPickup(context),
    hasList: ({ context }) => context.filters !== null,
    isRead: ({ context }) => context.filters !== null && context.progress.pages > 0,
    isReadEmpty: ({ context }) =>
      context.filters !== null && context.progress.pages > 0 && context.progress.shown === 0,
    isComplete: ({ context }) => context.progress.shown >= context.progress.total,
    isNothing: ({ event }) => outputOf<typeof actors, 'searchVehicles'>(event).shown === 0,
    hasNothingNew: ({ context, event }) =>
      outputOf<typeof actors, 'searchVehicles'>(event).shown <= context.progress.shown,
  },
  actions: {
    setPlace: assign(({ context, event }) => {
      const { end, place } = eventOf(event, 'place.chosen');
      return {
        draft: { ...context.draft, [end]: place },
        problem: null,
      };
    }),
    clearDestination: assign(({ context: { draft } }) => ({
      draft: { ...draft, destination: null },
      problem: null,
    })),
    swapPlaces: assign(({ context: { draft } }) => ({
      draft: { ...draft, pickup: draft.destination, destination: draft.pickup },
      problem: null,
    })),
    setKind: assign(({ context, event }) => ({
      draft: draftAs(context.draft, eventOf(event, 'kind.chosen').kind),
      problem: null,
    })),
    setMoment: assign(({ context, event }) => ({
      draft: { ...context.draft, pickupAt: eventOf(event, 'moment.chosen').pickupAt },
      problem: null,
    })),
    setDuration: assign(({ context, event }) => ({
      draft: { ...context.draft, hours: eventOf(event, 'duration.chosen').hours },
      problem: null,
    })),
    setProblem: assign(({ context, event }) => {
      const { now, clock } = eventOf(event, 'search.requested');
      return {
        problem: tripProblem(context.draft, now, clock),
      };
    }),
    forgetProblem: assign({ problem: null }),
    setOffline: assign({ problem: 'offline' as const }),
    setRoute: assign(({ context }, { mode, output }: { mode: TravelMode; output: RouteResult }) => ({
      trip: tripOf(context.draft, { mode, ...required(output, 'way') }),
      progress: NOTHING,
    })),
    estimateRoute: assign(({ context }) => {
      const { pickup, destination } = context.draft;
      const estimated = estimatedRoute(required(pickup, 'pickup'), required(destination, 'destination'));
      return { trip: tripOf(context.draft, estimated), progress: NOTHING };
    }),
    setReturn: assign(({ context }) => ({ trip: returnTripOf(context.draft), progress: NOTHING })),
    setProgress: assign(({ event }) => ({
      progress: outputOf<typeof actors, 'searchVehicles' | 'renewVehicles'>(event),
    })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    setHere: assign(({ event }) => ({ here: eventOf(event, 'here.changed').place })),
    followHere: assign(({ context: { draft, here } }) => ({
      draft: { ...draft, pickup: here },
      problem: null,
    })),
    announceDraft: emit(({ context: { draft, here } }) => ({ type: 'draft.changed' as const, draft, here })),
    announceTrip: emit(({ context }) => ({
      type: 'trip.changed' as const,
      trip: required(context.trip, 'trip'),
    })),
  },
}).createMachine({
  id: 'rentalSearch',
  description:
    'The customer enters places, time, duration and trip type, then sees the distance and the available vehicles. The input is kept for the next visit.',
  meta: { title: 'Vehicle search', rules: ['RENT-01', 'RENT-02', 'RENT-12'] },
  context: ({ input }) => ({
    ...input,
    progress: input.progress ?? NOTHING,
    problem: input.problem ?? null,
    failure: null,
  }),
  initial: 'deciding',
  invoke: [
    {
      id: 'watchAnswers',
      src: 'watchAnswers',
      onError: { description: 'If this fails, the list reloads when it is opened again.' },
    },
    {
      id: 'watchHere',
      src: 'watchHere',
      onError: { description: 'If this fails, the form uses a new place when it is opened again.' },
    },
  ],
  on: {
    'here.changed': [
      {
        description: 'A “From” that the customer chose or has searched with stays.',
        guard: 'isOwnPickup',
        actions: 'setHere',
      },
      {
        description: '“From” is the place in the header until the customer chooses another one.',
        meta: { rules: ['RENT-11'] },
        target: '.deciding',
        actions: ['setHere', 'followHere', 'announceDraft'],
      },
    ],
    'place.chosen': {
      meta: { rules: ['RENT-11'] },
      actions: ['setPlace', 'announceDraft'],
    },
    'destination.cleared': {
      meta: { rules: ['RENT-61'] },
      actions: ['clearDestination', 'announceDraft'],
    },
    'places.swapped': { actions: ['swapPlaces', 'announceDraft'] },
    'kind.chosen': {
      description: 'A daily trip lasts whole days, so hours are rounded up.',
      meta: { rules: ['RENT-05'] },
      actions: ['setKind', 'announceDraft'],
    },
    'moment.chosen': { actions: ['setMoment', 'announceDraft'] },
    'duration.chosen': { actions: ['setDuration', 'announceDraft'] },
    'search.requested': [
      {
        description:
          'Place, time or duration is missing, or the time has passed. The field shows the reason.',
        guard: 'isIncomplete',
        actions: 'setProblem',
      },
      {
        description:
          'For hourly and daily trips, an empty “To” means a return to the pickup location. No route is needed.',
        meta: { rules: ['RENT-61'] },
        guard: 'isReturn',
        target: '.routing.known',
        actions: ['forgetProblem', 'setReturn'],
      },
      {
        description: '“From” and “To” are the same place. That may be a mistake, so the customer is asked.',
        meta: { rules: ['RENT-58'] },
        guard: 'isRoundTrip',
        target: '.askingReturn',
        actions: 'forgetProblem',
      },
      { target: '.routing', actions: 'forgetProblem' },
    ],
  },
  states: {
    deciding: {
      description: 'Cached pages are shown immediately, so Back restores the list.',
      meta: { title: 'Reading the URL', rules: ['NAV-18', 'NAV-30'] },
      always: [
        { guard: 'isReadEmpty', target: 'empty' },
        { guard: 'isRead', target: 'results' },
        { guard: 'hasList', target: 'searching' },
        { target: 'editing' },
      ],
    },
    editing: { meta: { title: 'Editing the trip', rules: ['RENT-02', 'RENT-11'] } },
    askingReturn: {
      meta: { title: 'Will the vehicle be returned to the pickup location?', rules: ['RENT-58'] },
      tags: 'open',
      on: {
        'return.confirmed': 'routing',
        'question.closed': 'deciding',
        'place.chosen': {},
        'destination.cleared': {},
        'kind.chosen': {},
      },
    },
    routing: {
      description:
        'Routes by car, on foot and by bicycle are requested separately. A failed one is skipped. Without a network, a route does not count as missing.',
      meta: { title: 'Measuring the distance', rules: ['RENT-06', 'RENT-52'] },
      tags: 'busy',
      initial: 'driving',
      on: {
        'place.chosen': { target: 'deciding', actions: ['setPlace', 'announceDraft'] },
        'destination.cleared': { target: 'deciding', actions: ['clearDestination', 'announceDraft'] },
        'places.swapped': { target: 'deciding', actions: ['swapPlaces', 'announceDraft'] },
        'kind.chosen': { target: 'deciding', actions: ['setKind', 'announceDraft'] },
        'moment.chosen': { target: 'deciding', actions: ['setMoment', 'announceDraft'] },
        'duration.chosen': { target: 'deciding', actions: ['setDuration', 'announceDraft'] },
      },
      states: {
        driving: {
          meta: { title: 'By car', rules: ['RENT-52'] },
          invoke: {
            id: 'findDrivingRoute',
            src: 'findRoute',
            input: ({ context }) => routeQuery(context, 'driving'),
            onDone: [
              {
                guard: 'isFound',
                target: 'known',
                actions: {
                  type: 'setRoute',
                  params: ({ event }) => ({ mode: 'driving', output: event.output }),
                },
              },
              { target: 'walking' },
            ],
            onError: [
              { guard: 'isOffline', target: '#rentalSearch.deciding', actions: 'setOffline' },
              { target: 'walking' },
            ],
          },
        },
        walking: {
          meta: { title: 'On foot', rules: ['RENT-52'] },
          invoke: {
            id: 'findWalkingRoute',
            src: 'findRoute',
            input: ({ context }) => routeQuery(context, 'walking'),
            onDone: [
              {
                guard: 'isFound',
                target: 'known',
                actions: {
                  type: 'setRoute',
                  params: ({ event }) => ({ mode: 'walking', output: event.output }),
                },
              },
              { target: 'bicycling' },
            ],
            onError: [
              { guard: 'isOffline', target: '#rentalSearch.deciding', actions: 'setOffline' },
              { target: 'bicycling' },
            ],
          },
        },
        bicycling: {
          meta: { title: 'By bicycle', rules: ['RENT-52'] },
          invoke: {
            id: 'findBicyclingRoute',
            src: 'findRoute',
            input: ({ context }) => routeQuery(context, 'bicycling'),
            onDone: [
              {
                guard: 'isFound',
                target: 'known',
                actions: {
                  type: 'setRoute',
                  params: ({ event }) => ({ mode: 'bicycling', output: event.output }),
                },
              },
              { target: 'noRoute' },
            ],
            onError: [
              { guard: 'isOffline', target: '#rentalSearch.deciding', actions: 'setOffline' },
              { target: 'noRoute' },
            ],
          },
        },
        noRoute: {
          description: 'The straight line replaces the distance, and every page says so.',
          meta: { title: 'No route', rules: ['RENT-06', 'RENT-52'] },
          entry: 'estimateRoute',
          always: 'known',
        },
        known: {
          description: 'The URL stores the trip. A page with a list reloads its vehicles.',
          meta: { title: 'Trip complete', rules: ['NAV-18', 'RENT-11'] },
          entry: 'announceTrip',
          always: '#rentalSearch.deciding',
        },
      },
    },
    searching: {
      meta: { title: 'Searching', rules: ['RENT-14'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'searchVehicles',
        src: 'searchVehicles',
        input: ({ context }) => ({
          trip: context.trip,
          filters: required(context.filters, 'filters'),
          page: 1,
        }),
        onDone: [
          { guard: 'isNothing', target: 'empty', actions: 'setProgress' },
          { target: 'results', actions: 'setProgress' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    results: {
      meta: { title: 'Vehicles found', rules: ['RENT-08', 'RENT-12'] },
      initial: 'counting',
      on: { 'answers.outdated': '.renewing' },
      states: {
        renewing: {
          description: 'The list stays visible until all its pages have reloaded.',
          meta: { title: 'Reloading', rules: ['X-15'] },
          tags: 'busy',
          invoke: {
            id: 'renewVehicles',
            src: 'renewVehicles',
            input: ({ context }) => ({
              trip: context.trip,
              filters: required(context.filters, 'filters'),
              pages: context.progress.pages,
            }),
            onDone: { target: '#rentalSearch.deciding', actions: 'setProgress' },
            onError: { description: 'If reloading fails, the old entries stay.', target: 'counting' },
          },
        },
        counting: {
          meta: { title: 'Checking for more' },
          always: [{ guard: 'isComplete', target: 'all' }, { target: 'partial' }],
        },
        partial: {
          meta: { title: 'More to load' },
          on: { 'more.requested': 'loadingMore' },
        },
        loadingMore: {
          meta: { title: 'Loading more' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'searchMore',
            src: 'searchVehicles',
            input: ({ context }) => ({
              trip: context.trip,
              filters: required(context.filters, 'filters'),
              page: context.progress.pages + 1,
            }),
            onDone: [
              {
                description:
                  'A page without new entries ends the list, even if the total says there are more.',
                guard: 'hasNothingNew',
                target: 'all',
              },
              { target: 'counting', actions: 'setProgress' },
            ],
            onError: { target: 'moreFailed', actions: 'setFailure' },
          },
        },
        moreFailed: {
          description: 'The entries already shown stay.',
          meta: { title: 'Loading more failed' },
          tags: 'failed',
          on: { 'retry.requested': 'loadingMore' },
        },
        all: { meta: { title: 'All shown' } },
      },
    },
    empty: {
      meta: { title: 'No vehicles', rules: ['RENT-12'] },
      tags: 'empty',
      on: { 'answers.outdated': 'searching' },
    },
    failed: {
      meta: { title: 'Search failed' },
      tags: 'failed',
      on: { 'retry.requested': 'searching', 'answers.outdated': 'searching' },
    },
  },
});

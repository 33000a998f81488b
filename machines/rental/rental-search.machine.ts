import { assign, emit, setup } from 'xstate';
import type { CityClock } from '../../domain/rental/local-time';
import type { TripPlace } from '../../domain/rental/trip-cart';
import { draftAs, estimatedWay, tripOf, tripProblem } from '../../domain/rental/trip-search';
import type { RentalType } from '../../domain/rental/vehicle';
import type { ChartMeta, Tag } from '../shared/chart';
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
  SearchQuestion,
  TravelMode,
  TripEnd,
  WayAnswer,
  WayQuestion,
} from './rental-search.types';

type Asked = { now: number; clock: CityClock };
type Found = { output: FoundProgress };

const NOTHING: FoundProgress = { pages: 0, shown: 0, total: 0 };

const wayBetween = ({ draft }: RentalSearchContext, mode: TravelMode): WayQuestion => ({
  from: required(draft.pickup, 'pickup'),
  to: required(draft.destination, 'destination'),
  mode,
});

export const rentalSearchMachine = setup({
  types: {} as {
    input: RentalSearchInput;
    context: RentalSearchContext;
    events: RentalSearchEvent;
    emitted: RentalSearchEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Null where nothing leads there in this way. */
    findWay: notProvided<WayAnswer, WayQuestion>('findWay'),
    searchVehicles: notProvided<FoundProgress, SearchQuestion>('searchVehicles'),
    /** As many pages as are shown, put in their place at once. */
    renewVehicles: notProvided<FoundProgress, RenewQuestion>('renewVehicles'),
    watchAnswers: notProvidedCallback<RentalSearchEvent>('watchAnswers'),
  },
  guards: {
    isIncomplete: ({ context }, { now, clock }: Asked) => tripProblem(context.draft, now, clock) !== null,
    isOffline: (_, { error }: { error: unknown }) => failureOf(error).code === 'offline',
    isFound: (_, { output }: { output: WayAnswer }) => output !== null,
    hasList: ({ context }) => context.filters !== null,
    isRead: ({ context }) => context.filters !== null && context.progress.pages > 0,
    isReadEmpty: ({ context }) =>
      context.filters !== null && context.progress.pages > 0 && context.progress.shown === 0,
    isComplete: ({ context }) => context.progress.shown >= context.progress.total,
    isNothing: (_, { output }: Found) => output.shown === 0,
    hasNothingNew: ({ context }, { output }: Found) => output.shown <= context.progress.shown,
  },
  actions: {
    setPlace: assign(({ context }, { end, place }: { end: TripEnd; place: TripPlace }) => ({
      draft: { ...context.draft, [end]: place },
      problem: null,
    })),
    swapPlaces: assign(({ context: { draft } }) => ({
      draft: { ...draft, pickup: draft.destination, destination: draft.pickup },
      problem: null,
    })),
    setKind: assign(({ context }, { kind }: { kind: RentalType }) => ({
      draft: draftAs(context.draft, kind),
      problem: null,
    })),
    setMoment: assign(({ context }, { pickupAt }: { pickupAt: string | null }) => ({
      draft: { ...context.draft, pickupAt },
      problem: null,
    })),
    setDuration: assign(({ context }, { hours }: { hours: number }) => ({
      draft: { ...context.draft, hours },
      problem: null,
    })),
    setProblem: assign(({ context }, { now, clock }: Asked) => ({
      problem: tripProblem(context.draft, now, clock),
    })),
    forgetProblem: assign({ problem: null }),
    setOffline: assign({ problem: 'offline' as const }),
    setWay: assign(({ context }, { mode, output }: { mode: TravelMode; output: WayAnswer }) => ({
      trip: tripOf(context.draft, { mode, ...required(output, 'way') }),
      progress: NOTHING,
    })),
    estimateWay: assign(({ context }) => {
      const { pickup, destination } = context.draft;
      const way = estimatedWay(required(pickup, 'pickup'), required(destination, 'destination'));
      return { trip: tripOf(context.draft, way), progress: NOTHING };
    }),
    setProgress: assign((_, { output }: Found) => ({ progress: output })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    tellDraft: emit(({ context: { draft } }) => ({ type: 'draft.told' as const, draft })),
    tellTrip: emit(({ context }) => ({ type: 'trip.told' as const, trip: required(context.trip, 'trip') })),
  },
}).createMachine({
  id: 'rentalSearch',
  description:
    'From where to where, when, how long and in which kind of trip: then how far that is, and which vehicles can be had for it. What is filled in stays while the list is read, and is kept for whoever comes back.',
  meta: { title: 'Vehicle search', rules: ['RENT-01', 'RENT-02', 'RENT-12'] },
  context: ({ input }) => ({
    ...input,
    progress: input.progress ?? NOTHING,
    problem: input.problem ?? null,
    failure: null,
  }),
  initial: 'deciding',
  invoke: {
    id: 'watchAnswers',
    src: 'watchAnswers',
    onError: { description: 'The list is read anew when it is opened again.' },
  },
  on: {
    'place.chosen': {
      meta: { rules: ['RENT-11'] },
      actions: [{ type: 'setPlace', params: ({ event }) => event }, 'tellDraft'],
    },
    'places.swapped': { actions: ['swapPlaces', 'tellDraft'] },
    'kind.chosen': {
      description: 'Days are whole: what was said in hours is rounded up.',
      meta: { rules: ['RENT-05'] },
      actions: [{ type: 'setKind', params: ({ event }) => event }, 'tellDraft'],
    },
    'moment.chosen': { actions: [{ type: 'setMoment', params: ({ event }) => event }, 'tellDraft'] },
    'duration.chosen': { actions: [{ type: 'setDuration', params: ({ event }) => event }, 'tellDraft'] },
    'search.requested': [
      {
        description: 'A place, a time or a duration is missing, or the time is over: its field says so.',
        guard: { type: 'isIncomplete', params: ({ event }) => event },
        actions: { type: 'setProblem', params: ({ event }) => event },
      },
      { target: '.routing', actions: 'forgetProblem' },
    ],
  },
  states: {
    deciding: {
      description: 'Pages that are known already are shown at once, so that Back restores the list.',
      meta: { title: 'What is asked for?', rules: ['NAV-18', 'NAV-30'] },
      always: [
        { guard: 'isReadEmpty', target: 'empty' },
        { guard: 'isRead', target: 'results' },
        { guard: 'hasList', target: 'searching' },
        { target: 'editing' },
      ],
    },
    editing: { meta: { title: 'Filling in the trip', rules: ['RENT-02', 'RENT-11'] } },
    routing: {
      description:
        'Each way of going there is asked for by itself; one that fails is passed over, but without a network nothing is said of any. Whoever changes the trip meanwhile asks anew.',
      meta: { title: 'How far is it?', rules: ['RENT-06', 'RENT-52'] },
      tags: 'busy',
      initial: 'driving',
      on: {
        'place.chosen': {
          target: 'deciding',
          actions: [{ type: 'setPlace', params: ({ event }) => event }, 'tellDraft'],
        },
        'places.swapped': { target: 'deciding', actions: ['swapPlaces', 'tellDraft'] },
        'kind.chosen': {
          target: 'deciding',
          actions: [{ type: 'setKind', params: ({ event }) => event }, 'tellDraft'],
        },
        'moment.chosen': {
          target: 'deciding',
          actions: [{ type: 'setMoment', params: ({ event }) => event }, 'tellDraft'],
        },
        'duration.chosen': {
          target: 'deciding',
          actions: [{ type: 'setDuration', params: ({ event }) => event }, 'tellDraft'],
        },
      },
      states: {
        driving: {
          meta: { title: 'By car', rules: ['RENT-52'] },
          invoke: {
            id: 'findDrivingWay',
            src: 'findWay',
            input: ({ context }) => wayBetween(context, 'driving'),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'known',
                actions: {
                  type: 'setWay',
                  params: ({ event }) => ({ mode: 'driving', output: event.output }),
                },
              },
              { target: 'walking' },
            ],
            onError: [
              {
                guard: { type: 'isOffline', params: ({ event }) => event },
                target: '#rentalSearch.deciding',
                actions: 'setOffline',
              },
              { target: 'walking' },
            ],
          },
        },
        walking: {
          meta: { title: 'On foot', rules: ['RENT-52'] },
          invoke: {
            id: 'findWalkingWay',
            src: 'findWay',
            input: ({ context }) => wayBetween(context, 'walking'),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'known',
                actions: {
                  type: 'setWay',
                  params: ({ event }) => ({ mode: 'walking', output: event.output }),
                },
              },
              { target: 'bicycling' },
            ],
            onError: [
              {
                guard: { type: 'isOffline', params: ({ event }) => event },
                target: '#rentalSearch.deciding',
                actions: 'setOffline',
              },
              { target: 'bicycling' },
            ],
          },
        },
        bicycling: {
          meta: { title: 'By bicycle', rules: ['RENT-52'] },
          invoke: {
            id: 'findBicyclingWay',
            src: 'findWay',
            input: ({ context }) => wayBetween(context, 'bicycling'),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'known',
                actions: {
                  type: 'setWay',
                  params: ({ event }) => ({ mode: 'bicycling', output: event.output }),
                },
              },
              { target: 'noRoute' },
            ],
            onError: [
              {
                guard: { type: 'isOffline', params: ({ event }) => event },
                target: '#rentalSearch.deciding',
                actions: 'setOffline',
              },
              { target: 'noRoute' },
            ],
          },
        },
        noRoute: {
          description: 'The line through the air stands for the distance, and every page says that it does.',
          meta: { title: 'No way leads there', rules: ['RENT-06', 'RENT-52'] },
          entry: 'estimateWay',
          always: 'known',
        },
        known: {
          description: 'The address takes the trip over. A page that lists vehicles reads them anew.',
          meta: { title: 'The trip is whole', rules: ['NAV-18', 'RENT-11'] },
          entry: 'tellTrip',
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
          {
            guard: { type: 'isNothing', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'setProgress', params: ({ event }) => event },
          },
          { target: 'results', actions: { type: 'setProgress', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    results: {
      meta: { title: 'Vehicles for this trip', rules: ['RENT-08', 'RENT-12'] },
      initial: 'counting',
      on: { 'answers.outdated': '.renewing' },
      states: {
        renewing: {
          description: 'What is shown stays until all of it is there anew, so that nothing jumps.',
          meta: { title: 'Reading anew what is shown', rules: ['X-15'] },
          tags: 'busy',
          invoke: {
            id: 'renewVehicles',
            src: 'renewVehicles',
            input: ({ context }) => ({
              trip: context.trip,
              filters: required(context.filters, 'filters'),
              pages: context.progress.pages,
            }),
            onDone: {
              target: '#rentalSearch.deciding',
              actions: { type: 'setProgress', params: ({ event }) => event },
            },
            onError: { description: 'What was shown is better than nothing.', target: 'counting' },
          },
        },
        counting: {
          meta: { title: 'Are there more?' },
          always: [{ guard: 'isComplete', target: 'all' }, { target: 'partial' }],
        },
        partial: {
          meta: { title: 'With more to come' },
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
                description: 'A page without news is the last one, whatever the total says.',
                guard: { type: 'hasNothingNew', params: ({ event }) => event },
                target: 'all',
              },
              { target: 'counting', actions: { type: 'setProgress', params: ({ event }) => event } },
            ],
            onError: { target: 'moreFailed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        moreFailed: {
          description: 'What is shown stays.',
          meta: { title: 'More could not be loaded' },
          tags: 'failed',
          on: { 'retry.requested': 'loadingMore' },
        },
        all: { meta: { title: 'All shown' } },
      },
    },
    empty: {
      meta: { title: 'No vehicle for this trip', rules: ['RENT-12'] },
      tags: 'empty',
      on: { 'answers.outdated': 'searching' },
    },
    failed: {
      meta: { title: 'The search failed' },
      tags: 'failed',
      on: { 'retry.requested': 'searching', 'answers.outdated': 'searching' },
    },
  },
});

import { assign, setup } from 'xstate';
import { type BookedTrip, isTripOver } from '../../domain/rental/booked-trip';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  AskedTrip,
  TripTrackingContext,
  TripTrackingEvent,
  TripTrackingInput,
} from './trip-tracking.types';

type Failed = { error: unknown };

export const tripTrackingMachine = setup({
  types: {} as {
    input: TripTrackingInput;
    context: TripTrackingContext;
    events: TripTrackingEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { readTrip: notProvided<BookedTrip, AskedTrip>('readTrip') },
  guards: {
    isAsked: ({ context }) => context.asked !== null,
    isOver: ({ context: { trip } }) => trip !== null && isTripOver(trip),
    isUnknown: (_, { error }: Failed) => failureOf(error).code === 'notFound',
  },
  actions: {
    setAsked: assign((_, { asked }: { asked: AskedTrip }) => ({ asked, trip: null, failure: null })),
    forgetTrip: assign({ asked: null, trip: null, failure: null }),
    setTrip: assign((_, { output }: { output: BookedTrip }) => ({ trip: output, failure: null })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { pollTime: 10_000 },
}).createMachine({
  id: 'tripTracking',
  description: 'One booked trip: found, and followed without reloading as long as it is not over.',
  meta: { title: 'Trip tracking', rules: ['RENT-54', 'RENT-55'] },
  context: ({ input }) => ({ asked: input.asked, trip: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'Which trip?' },
      always: [{ guard: 'isAsked', target: 'loading' }, { target: 'lookup' }],
    },
    lookup: {
      meta: { title: 'A guest says which', rules: ['RENT-55', 'NAV-14'] },
      tags: 'empty',
      on: {
        'lookup.submitted': {
          target: 'loading',
          actions: { type: 'setAsked', params: ({ event }) => event },
        },
      },
    },
    loading: {
      meta: { title: 'Reading' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'readTrip',
        src: 'readTrip',
        input: ({ context }) => required(context.asked, 'asked trip'),
        onDone: { target: 'sorting', actions: { type: 'setTrip', params: ({ event }) => event } },
        onError: [
          {
            description: 'A wrong number and a wrong phone are answered alike.',
            meta: { rules: ['RENT-55', 'X-24'] },
            guard: { type: 'isUnknown', params: ({ event }) => event },
            target: 'notFound',
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    notFound: {
      meta: { title: 'No such trip', rules: ['RENT-55'] },
      tags: 'empty',
      on: {
        'lookup.submitted': {
          target: 'loading',
          actions: { type: 'setAsked', params: ({ event }) => event },
        },
      },
    },
    failed: {
      meta: { title: 'Could not be read' },
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'lookup.submitted': {
          target: 'loading',
          actions: { type: 'setAsked', params: ({ event }) => event },
        },
      },
    },
    sorting: {
      meta: { title: 'Is it still to come?' },
      always: [{ guard: 'isOver', target: 'finished' }, { target: 'following' }],
    },
    following: {
      meta: { title: 'Still to come, or under way', rules: ['RENT-54'] },
      after: { pollTime: 'catchingUp' },
      on: {
        'trip.changed': 'catchingUp',
        'retry.requested': 'catchingUp',
        'lookup.reopened': { target: 'lookup', actions: 'forgetTrip' },
      },
    },
    catchingUp: {
      description: 'Quietly, above what is known; what can not be asked now is asked a little later.',
      meta: { title: 'Catching up' },
      invoke: {
        id: 'catchUp',
        src: 'readTrip',
        input: ({ context }) => required(context.asked, 'asked trip'),
        onDone: { target: 'sorting', actions: { type: 'setTrip', params: ({ event }) => event } },
        onError: { target: 'following', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: {
        'trip.changed': { target: 'catchingUp', reenter: true },
        'lookup.reopened': { target: 'lookup', actions: 'forgetTrip' },
      },
    },
    finished: {
      meta: { title: 'Over', rules: ['RENT-54'] },
      on: {
        'trip.changed': 'catchingUp',
        'lookup.reopened': { target: 'lookup', actions: 'forgetTrip' },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { type BookedTrip, isTripOver } from '../../domain/rental/booked-trip';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  TripLookup,
  TripTrackingContext,
  TripTrackingEvent,
  TripTrackingInput,
} from './trip-tracking.types';

const actors = { readTrip: notProvided<BookedTrip, TripLookup>('readTrip') };

export const tripTrackingMachine = setup({
  types: {} as {
    input: TripTrackingInput;
    context: TripTrackingContext;
    events: TripTrackingEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isAsked: ({ context }) => context.lookup !== null,
    isOver: ({ context: { trip } }) => trip !== null && isTripOver(trip),
    isUnknown: ({ event }) => failureOf(errorOf(event)).code === 'notFound',
  },
  actions: {
    setAsked: assign(({ event }) => ({
      lookup: eventOf(event, 'lookup.submitted').lookup,
      trip: null,
      failure: null,
    })),
    forgetTrip: assign({ lookup: null, trip: null, failure: null }),
    setTrip: assign(({ event }) => ({ trip: outputOf<typeof actors, 'readTrip'>(event), failure: null })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
  },
  delays: { pollTime: 10_000 },
}).createMachine({
  id: 'tripTracking',
  description: 'Finds one booked trip and follows it live until it ends.',
  meta: { title: 'Trip tracking', rules: ['RENT-54', 'RENT-55'] },
  context: ({ input }) => ({ lookup: input.lookup, trip: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'Finding the trip' },
      always: [{ guard: 'isAsked', target: 'loading' }, { target: 'lookup' }],
    },
    lookup: {
      meta: { title: 'Guest enters the trip', rules: ['RENT-55', 'NAV-14'] },
      tags: 'empty',
      on: {
        'lookup.submitted': { target: 'loading', actions: 'setAsked' },
      },
    },
    loading: {
      meta: { title: 'Loading' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'readTrip',
        src: 'readTrip',
        input: ({ context }) => required(context.lookup, 'asked trip'),
        onDone: { target: 'sorting', actions: 'setTrip' },
        onError: [
          {
            description: 'A wrong number and a wrong phone get the same answer.',
            meta: { rules: ['RENT-55', 'X-24'] },
            guard: 'isUnknown',
            target: 'notFound',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    notFound: {
      meta: { title: 'Not found', rules: ['RENT-55'] },
      tags: 'empty',
      on: {
        'lookup.submitted': { target: 'loading', actions: 'setAsked' },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'lookup.submitted': { target: 'loading', actions: 'setAsked' },
      },
    },
    sorting: {
      meta: { title: 'Checking the status' },
      always: [{ guard: 'isOver', target: 'finished' }, { target: 'following' }],
    },
    following: {
      meta: { title: 'Active', rules: ['RENT-54'] },
      after: { pollTime: 'catchingUp' },
      on: {
        'trip.changed': 'catchingUp',
        'retry.requested': 'catchingUp',
        'lookup.reopened': { target: 'lookup', actions: 'forgetTrip' },
      },
    },
    catchingUp: {
      description: 'Reloads in the background; known data stays visible. A failed request is retried later.',
      meta: { title: 'Catching up' },
      invoke: {
        id: 'catchUp',
        src: 'readTrip',
        input: ({ context }) => required(context.lookup, 'asked trip'),
        onDone: { target: 'sorting', actions: 'setTrip' },
        onError: { target: 'following', actions: 'setFailure' },
      },
      on: {
        'trip.changed': { target: 'catchingUp', reenter: true },
        'lookup.reopened': { target: 'lookup', actions: 'forgetTrip' },
      },
    },
    finished: {
      meta: { title: 'Ended', rules: ['RENT-54'] },
      on: {
        'trip.changed': 'catchingUp',
        'lookup.reopened': { target: 'lookup', actions: 'forgetTrip' },
      },
    },
  },
});

import { isRoundTrip } from '../../../domain/rental/trip-search';
import { rentalSearchMachine } from '../../../machines/rental/rental-search.machine';
import { createModel } from '../../support/model';
import { asked, atHome, atResults, found, harbour, hills, quay, rock } from './searches';

const ways = ['findDrivingRoute', 'findWalkingRoute', 'findBicyclingRoute'] as const;
const searches = ['searchVehicles', 'searchMore', 'renewVehicles'] as const;

export const rentalSearchModel = createModel(rentalSearchMachine, {
  input: atHome({ destination: null }),
  otherInputs: [
    atHome(),
    atResults(),
    atResults({ progress: found(12, 30) }),
    atResults({ progress: found(0, 0) }),
    atResults({ trip: null, filters: {} }),
  ],
  fixtures: [
    { type: 'place.chosen', end: 'destination', place: hills },
    { type: 'place.chosen', end: 'destination', place: rock },
    { type: 'place.chosen', end: 'destination', place: harbour },
    // The quay is never a destination, so the model's state key can omit the pick-up place.
    { type: 'here.changed', place: quay },
    { type: 'kind.chosen', kind: 'day_wise' },
    { type: 'destination.cleared' },
    { type: 'moment.chosen', pickupAt: '2026-11-20T10:00' },
    { type: 'duration.chosen', hours: 3 },
    asked,
    ...ways.flatMap((actor) => [
      { type: `xstate.done.actor.${actor}` as const, output: { metres: 12_345, seconds: 1500 } },
      { type: `xstate.done.actor.${actor}` as const, output: null },
      { type: `xstate.error.actor.${actor}` as const, error: { code: 'server' } },
      { type: `xstate.error.actor.${actor}` as const, error: { code: 'offline' } },
    ]),
    ...searches.flatMap((actor) => [
      { type: `xstate.done.actor.${actor}` as const, output: found(0, 0) },
      { type: `xstate.done.actor.${actor}` as const, output: found(12, 30) },
      { type: `xstate.done.actor.${actor}` as const, output: found(30, 30, 3) },
      { type: `xstate.error.actor.${actor}` as const, error: { code: 'offline' } },
    ]),
  ],
  vertex: ({ context }) => [
    context.problem,
    context.filters !== null,
    context.draft.destination !== null,
    isRoundTrip(context.draft),
    context.progress.shown,
    context.trip !== null,
    context.draft.pickupAt,
    context.draft.pickup?.name,
    context.draft.pickup?.name === context.here?.name,
  ],
  invariants: {
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'no vehicles are listed without a search': (at) =>
      at.context.filters !== null || !(at.matches('results') || at.matches('empty')),
    'an empty list shows no vehicles': (at) => !at.matches('empty') || at.context.progress.shown === 0,
    'days are whole': (at) => at.context.draft.type !== 'day_wise' || at.context.draft.hours >= 1,
    'the round-trip question opens only for a trip that ends where it starts': (at) =>
      !at.matches('askingReturn') || isRoundTrip(at.context.draft),
    'the distance of a trip by distance is requested only between two different places': (at) =>
      !at.matches('routing') || at.context.draft.type !== 'distance_wise' || !isRoundTrip(at.context.draft),
    'a route is requested only between two places': (at) =>
      !at.matches('routing') ||
      (at.context.draft.pickup !== null && at.context.draft.destination !== null) ||
      at.context.problem !== null,
  },
});

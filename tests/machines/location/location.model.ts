import type { Place } from '../../../domain/catalogue';
import { locationMachine } from '../../../machines/location/location.machine';
import { createModel } from '../../support/model';

export const harbour: Place = { label: 'Quay 1, Harbour', lat: 25.02, lng: 55.02, zoneIds: [1] };
export const overlap: Place = { label: 'Hill Road 7', lat: 25.07, lng: 55.09, zoneIds: [1, 2] };
export const outside: Place = { label: 'Lonely Cape', lat: 26, lng: 56, zoneIds: [] };
export const harbourZone = { id: 1, name: 'Harbour', lat: 25.05, lng: 55.05 };

export const locationModel = createModel(locationMachine, {
  input: { isRental: false },
  fixtures: [
    { type: 'suggestion.chosen', suggestion: { placeId: 'addr-1', text: 'Hill Road 7' } },
    { type: 'point.chosen', lat: 25.05, lng: 55.05, label: 'Harbour' },
    { type: 'place.changedElsewhere', place: harbour },
    { type: 'place.changedElsewhere', place: null },
    { type: 'module.typeChanged', isRental: true },
    { type: 'xstate.done.actor.readPlace', output: null },
    { type: 'xstate.done.actor.readPlace', output: harbour },
    { type: 'xstate.error.actor.readPlace', error: new Error('storage is off') },
    { type: 'xstate.done.actor.currentPosition', output: { lat: 25.07, lng: 55.09 } },
    { type: 'xstate.error.actor.currentPosition', error: { code: 'denied' } },
    { type: 'xstate.error.actor.currentPosition', error: { code: 'timeout' } },
    { type: 'xstate.error.actor.currentPosition', error: { code: 'unavailable' } },
    { type: 'xstate.done.actor.resolvePlace', output: { place: overlap, nearbyZones: [] } },
    { type: 'xstate.done.actor.resolvePlace', output: { place: outside, nearbyZones: [harbourZone] } },
    { type: 'xstate.error.actor.resolvePlace', error: { code: 'offline' } },
    { type: 'xstate.done.actor.checkCart', output: { conflictingStore: null } },
    { type: 'xstate.done.actor.checkCart', output: { conflictingStore: 'Old Town Bakes' } },
    { type: 'xstate.error.actor.checkCart', error: { code: 'server' } },
    { type: 'xstate.done.actor.storePlace', output: undefined },
    { type: 'xstate.error.actor.storePlace', error: new Error('storage is full') },
  ],
  vertex: ({ context }) => [context.place !== null, context.geolocationProblem],
  invariants: {
    'the current place is served': (at) => at.context.place === null || at.context.place.zoneIds.length > 0,
    'the state tells whether there is a place': (at) =>
      !(at.matches('set') || at.matches('unset')) || at.matches('set') === (at.context.place !== null),
    'in a resting state, no other place is pending': (at) =>
      !(at.matches('set') || at.matches('unset')) ||
      [at.context.request, at.context.candidate, at.context.failure, at.context.conflictingStore].every(
        (left) => left === null,
      ),
    'a failed state has a reason': (at) =>
      !at.hasTag('failed') || at.context.failure !== null || at.context.geolocationProblem !== null,
    'a conflict names the store': (at) => !at.matches('cartConflict') || at.context.conflictingStore !== null,
    'a place that is not served has a name': (at) =>
      !at.matches('outOfZone') || at.context.candidate !== null,
  },
});

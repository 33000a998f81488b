import { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import { createModel } from '../../support/model';
import { harbourZone, outside, overlap } from './location.model';

export const square = [
  { lat: 25, lng: 55 },
  { lat: 25, lng: 55.1 },
  { lat: 25.1, lng: 55.1 },
  { lat: 25.1, lng: 55 },
];
export const drawnHarbour = { ...harbourZone, outline: square };

export const mapPickerModel = createModel(mapPickerMachine, {
  input: { start: { lat: 25.02, lng: 55.02 } },
  fixtures: [
    { type: 'pin.moved', lat: 25.04, lng: 55.06 },
    { type: 'pin.stepped', towards: 'north' },
    { type: 'zone.chosen', zoneId: harbourZone.id },
    { type: 'suggestion.chosen', suggestion: { placeId: 'addr-1', text: 'Hill Road 7' } },
    { type: 'xstate.done.actor.readZones', output: [drawnHarbour] },
    { type: 'xstate.error.actor.readZones', error: { code: 'server' } },
    { type: 'xstate.done.actor.resolvePlace', output: { place: overlap, nearbyZones: [] } },
    { type: 'xstate.done.actor.resolvePlace', output: { place: outside, nearbyZones: [harbourZone] } },
    { type: 'xstate.error.actor.resolvePlace', error: { code: 'offline' } },
    { type: 'xstate.done.actor.currentPosition', output: { lat: 25.07, lng: 55.09, accuracy: 40 } },
    { type: 'xstate.error.actor.currentPosition', error: { code: 'denied' } },
    { type: 'xstate.error.actor.currentPosition', error: { code: 'timeout' } },
    { type: 'xstate.error.actor.currentPosition', error: { code: 'unavailable' } },
  ],
  vertex: ({ context }) => [
    context.geolocationProblem,
    context.isMoved,
    context.zones.length,
    context.place?.zoneIds.length ?? null,
  ],
  // A zone can be chosen once the zones are loaded.
  isPossible: ({ type }, { context }) => type !== 'zone.chosen' || context.zones.length > 0,
  invariants: {
    'only a served place can be chosen': (at) =>
      !at.can({ type: 'place.confirmed' }) || (at.context.place?.zoneIds.length ?? 0) > 0,
    'the chosen place is the one below the pin': (at) =>
      !at.can({ type: 'place.confirmed' }) ||
      (at.context.place?.lat === at.context.pin.lat && at.context.place.lng === at.context.pin.lng),
    'the pin has valid coordinates': ({ context: { pin } }) =>
      Math.abs(pin.lat) <= 90 && Number.isFinite(pin.lng),
    'a failed state has a reason': (at) =>
      !at.hasTag('failed') || at.context.failure !== null || at.context.geolocationProblem !== null,
    'no accuracy circle surrounds a pin that the customer has moved': (at) =>
      !at.matches({ pin: 'moving' }) || at.context.accuracy === null,
  },
});

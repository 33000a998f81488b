import { checkModel } from '../../support/check-model';
import { locationModel } from './location.model';

checkModel(locationModel, {
  'a place that counts is served': (at) => at.context.place === null || at.context.place.zoneIds.length > 0,
  'the chart knows whether there is a place': (at) =>
    !(at.matches('set') || at.matches('unset')) || at.matches('set') === (at.context.place !== null),
  'at rest nothing is left of another place': (at) =>
    !(at.matches('set') || at.matches('unset')) ||
    [at.context.request, at.context.candidate, at.context.failure, at.context.conflictingStore].every(
      (left) => left === null,
    ),
  'a failed state names its reason': (at) =>
    !at.hasTag('failed') || at.context.failure !== null || at.context.geolocationProblem !== null,
  'a conflict names the store': (at) => !at.matches('cartConflict') || at.context.conflictingStore !== null,
  'a place that is not served is named': (at) => !at.matches('outOfZone') || at.context.candidate !== null,
});

import { checkModel } from '../../support/check-model';
import { placeSearchModel } from './place-search.model';

checkModel(placeSearchModel, {
  'suggestions are on offer only while there are some': (at) =>
    !at.matches('suggested') || at.context.suggestions.length > 0,
  'a field that rests offers nothing': (at) => !at.matches('idle') || at.context.suggestions.length === 0,
  'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  'nothing is asked about less than two letters': (at) =>
    at.matches('idle') || at.context.query.trim().length >= 2,
});

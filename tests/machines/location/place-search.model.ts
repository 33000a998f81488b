import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import { createModel } from '../../support/model';

export const suggestion = { placeId: 'addr-1', text: 'Hill Road 7' };

export const harbour = { label: '1 Harbour Square', lat: 12.002, lng: 34.003 };

export const placeSearchModel = createModel(placeSearchMachine, {
  input: { recent: [harbour] },
  fixtures: [
    { type: 'query.changed', query: '' },
    { type: 'recent.chosen', place: harbour },
    { type: 'recent.changedElsewhere', recent: [] },
    { type: 'recent.changedElsewhere', recent: [harbour] },
    // One text just too short to be searched, and one just long enough.
    { type: 'query.changed', query: 'h' },
    { type: 'query.changed', query: 'hi' },
    { type: 'suggestion.chosen', suggestion },
    { type: 'xstate.done.actor.suggestPlaces', output: [suggestion] },
    { type: 'xstate.done.actor.suggestPlaces', output: [] },
    { type: 'xstate.error.actor.suggestPlaces', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => [context.recent.length > 0, context.query.trim() === ''],
  isPossible: ({ type }, at) => type !== 'suggestion.chosen' || at.matches('suggested'),
  invariants: {
    'recent places are offered only in an empty field, and only while there are some': (at) =>
      !at.matches('remembering') || (at.context.recent.length > 0 && at.context.query.trim() === ''),
    'suggestions are offered only while there are some': (at) =>
      !at.matches('suggested') || at.context.suggestions.length > 0,
    'a field without focus offers nothing': (at) =>
      !at.matches('idle') || at.context.suggestions.length === 0,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'no request is sent for less than two letters': (at) =>
      at.matches('idle') || at.matches('remembering') || at.context.query.trim().length >= 2,
  },
});

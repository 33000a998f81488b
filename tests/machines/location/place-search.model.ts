import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import { createModel } from '../../support/model';

export const suggestion = { placeId: 'addr-1', text: 'Hill Road 7' };

export const placeSearchModel = createModel(placeSearchMachine, {
  fixtures: [
    { type: 'query.changed', query: 'h' },
    { type: 'query.changed', query: 'hill' },
    { type: 'suggestion.chosen', suggestion },
    { type: 'xstate.done.actor.suggestPlaces', output: [suggestion] },
    { type: 'xstate.done.actor.suggestPlaces', output: [] },
    { type: 'xstate.error.actor.suggestPlaces', error: { code: 'offline' } },
  ],
  vertex: () => null,
});

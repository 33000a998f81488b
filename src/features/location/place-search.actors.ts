import { fromPromise } from 'xstate';
import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import type { LocationApi } from '../../api/location-api';
import type { EffectsOf } from '../../platform/flow';
import { removeActivity } from '../../platform/storage/recent-activity';

export const providePlaceSearch = (api: Pick<LocationApi, 'suggest'>) =>
  placeSearchMachine.provide({
    actors: { suggestPlaces: fromPromise(({ input, signal }) => api.suggest(input.query, signal)) },
  });

export const placeSearchEffects: EffectsOf<typeof placeSearchMachine> = {
  'recent.forgotten': () => removeActivity('recent_places'),
};

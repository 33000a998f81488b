import { fromPromise } from 'xstate';
import { placeSearchMachine } from '../../../machines/location/place-search.machine';
import type { LocationApi } from '../../api/location-api';

export const providePlaceSearch = (api: Pick<LocationApi, 'suggest'>) =>
  placeSearchMachine.provide({
    actors: { suggestPlaces: fromPromise(({ input, signal }) => api.suggest(input.query, signal)) },
  });

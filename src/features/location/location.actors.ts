import { fromPromise } from 'xstate';
import type { Place } from '../../../domain/catalogue';
import { locationMachine } from '../../../machines/location/location.machine';
import type { Coordinates } from '../../../machines/location/location.types';
import type { LocationApi } from '../../api/location-api';
import { resolvePlace } from './resolve-place';

export type LocationPorts = {
  api: LocationApi;
  readPlace(): Place | null;
  storePlace(place: Place): void;
  currentPosition(): Promise<Coordinates>;
  /** The name of the store whose goods are in the cart and whose zone is not among these. */
  conflictingStore(zoneIds: number[]): string | null;
};

export const provideLocation = (ports: LocationPorts) =>
  locationMachine.provide({
    actors: {
      readPlace: fromPromise(async () => ports.readPlace()),
      storePlace: fromPromise(async ({ input }) => ports.storePlace(input.place)),
      currentPosition: fromPromise(() => ports.currentPosition()),
      resolvePlace: fromPromise(({ input, signal }) => resolvePlace(ports.api, input.request, signal)),
      suggestPlaces: fromPromise(({ input, signal }) => ports.api.suggest(input.query, signal)),
      checkCart: fromPromise(async ({ input }) => ({
        conflictingStore: ports.conflictingStore(input.zoneIds),
      })),
    },
  });

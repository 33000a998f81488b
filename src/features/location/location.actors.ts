import { type AnyActorRef, fromPromise } from 'xstate';
import type { Place } from '../../../domain/catalogue';
import { locationMachine } from '../../../machines/location/location.machine';
import type { Coordinates } from '../../../machines/location/location.types';
import { moduleMachine } from '../../../machines/location/module.machine';
import type { LocationApi } from '../../api/location-api';
import { nextPaint } from '../../platform/next-paint.actors';

type LocationPorts = {
  api: LocationApi;
  readPlace(): Place | null;
  storePlace(place: Place): void;
  currentPosition(): Promise<Coordinates>;
  /** Returns the name of the cart's store if it does not deliver to these zones. */
  conflictingStore(zoneIds: number[], system: AnyActorRef['system']): string | null;
};

export const provideLocation = (ports: LocationPorts) =>
  locationMachine.provide({
    actors: {
      readPlace: fromPromise(async () => ports.readPlace()),
      storePlace: fromPromise(async ({ input: { place } }) => {
        ports.storePlace(place);
        const { saveRecentPlace } = await import('./recent-places');
        saveRecentPlace(place);
      }),
      currentPosition: fromPromise(() => ports.currentPosition()),
      resolvePlace: fromPromise(async ({ input, signal }) => {
        const { resolvePlace } = await import('./resolve-place');
        return resolvePlace(ports.api, input.request, signal);
      }),
      checkCart: fromPromise(async ({ input, system }) => ({
        conflictingStore: ports.conflictingStore(input.zoneIds, system),
      })),
    },
  });

export const provideModule = (ports: { storeModule(moduleId: number): void }) =>
  moduleMachine.provide({
    actors: {
      storeModule: fromPromise(async ({ input }) => ports.storeModule(input.moduleId)),
      showPress: fromPromise<void, void>(nextPaint),
    },
  });

import { fromPromise } from 'xstate';
import { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import type { LocationApi } from '../../api/location-api';
import { currentPoint } from './geolocation';
import { resolvePlace } from './resolve-place';

export const provideMapPicker = (api: LocationApi) =>
  mapPickerMachine.provide({
    actors: {
      readZones: fromPromise(({ signal }) => api.zones(signal)),
      resolvePlace: fromPromise(({ input, signal }) => resolvePlace(api, input.request, signal)),
      currentPosition: fromPromise(() => currentPoint()),
    },
  });

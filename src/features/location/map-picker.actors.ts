import { fromPromise } from 'xstate';
import { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import type { LocationApi } from '../../api/location-api';
import type { EffectsOf } from '../../platform/flow';
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

/** A confirmed pin is the new delivery place [LOC-04]. */
export const mapPickerEffects: EffectsOf<typeof mapPickerMachine> = {
  'place.picked': ({ place: { lat, lng, label } }, tell) => tell({ type: 'point.chosen', lat, lng, label }),
};

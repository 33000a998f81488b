import { fromPromise } from 'xstate';
import type { Place } from '../../../domain/catalogue';
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

type PinFollower = {
  send(event: { type: 'place.lookupStarted' } | { type: 'place.found'; place: Place }): void;
};

export const pinEffects = (form: PinFollower): EffectsOf<typeof mapPickerMachine> => ({
  'place.lookupStarted': () => form.send({ type: 'place.lookupStarted' }),
  'place.found': ({ place }) => form.send({ type: 'place.found', place }),
});

/** Makes the confirmed pin the delivery place [LOC-04]. */
export const mapPickerEffects: EffectsOf<typeof mapPickerMachine> = {
  'place.picked': ({ place: { lat, lng, label } }, sendToRoot) =>
    sendToRoot({ type: 'point.chosen', lat, lng, label }),
};

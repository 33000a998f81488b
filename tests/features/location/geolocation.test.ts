import { expect, it, vi } from 'vitest';
import { currentPoint } from '../../../src/features/location/geolocation';

type Ask = Geolocation['getCurrentPosition'];
const deviceThat = (getCurrentPosition: Ask) => ({ getCurrentPosition }) as Geolocation;

it('the device is asked for a coarse position, for at most five seconds [LOC-09, CONST-01]', async () => {
  const ask = vi.fn<Ask>((found) =>
    found({ coords: { latitude: 25, longitude: 55, accuracy: 40 } } as GeolocationPosition),
  );
  expect(await currentPoint(deviceThat(ask))).toEqual({ lat: 25, lng: 55, accuracy: 40 });
  expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 5000, enableHighAccuracy: false });
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('the device’s error %d is reported as %s [LOC-10]', async (code, problem) => {
  const device = deviceThat((_, failed) => failed?.({ code } as GeolocationPositionError));
  await expect(currentPoint(device)).rejects.toEqual({ code: problem });
});

it('a device without geolocation is reported as unavailable [LOC-10]', async () => {
  vi.stubGlobal('navigator', {});
  await expect(currentPoint()).rejects.toEqual({ code: 'unavailable' });
  vi.unstubAllGlobals();
});

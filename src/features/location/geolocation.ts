import type { GeolocationProblem } from '../../../machines/location/location.types';
import type { Position } from '../../../machines/location/map-picker.types';

/**
 * Five seconds timeout and low accuracy, from the specification [LOC-09]. Call only after a press, because
 * the browser asks for permission.
 */
const OPTIONS: PositionOptions = { timeout: 5000, enableHighAccuracy: false, maximumAge: 60_000 };

const problems: Record<number, GeolocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

export const currentPoint = (
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!geolocation) {
      reject({ code: 'unavailable' satisfies GeolocationProblem });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lng: longitude, accuracy: accuracy > 0 ? accuracy : null }),
      (error) => reject({ code: problems[error.code] ?? 'unavailable' }),
      OPTIONS,
    );
  });

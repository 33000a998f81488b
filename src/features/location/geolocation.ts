import type { GeolocationProblem } from '../../../machines/location/location.types';

/** The client's limits: five seconds, low accuracy [LOC-09]. The browser asks the person, so only a press may call it. */
const OPTIONS: PositionOptions = { timeout: 5000, enableHighAccuracy: false, maximumAge: 60_000 };

const problems: Record<number, GeolocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

export const currentPoint = (
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<{ lat: number; lng: number }> =>
  new Promise((resolve, reject) => {
    if (!geolocation) {
      reject({ code: 'unavailable' satisfies GeolocationProblem });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => reject({ code: problems[error.code] ?? 'unavailable' }),
      OPTIONS,
    );
  });

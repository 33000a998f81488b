import { MOST_DESTINATIONS, type RecentPlace, withPlace } from '../../../domain/recent-places';
import { keepTrace, readTrace } from '../../platform/storage/traces';

const isPart = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= limit;

function isPlace(value: unknown): value is RecentPlace {
  const { label, lat, lng } = (value ?? {}) as Record<string, unknown>;
  return typeof label === 'string' && label.trim() !== '' && isPart(lat, 90) && isPart(lng, 180);
}

/** Where this device was delivered to last; what a stranger wrote or broke counts as none [STO-01, STO-02]. */
export const readRecentPlaces = (): RecentPlace[] => placesIn(readTrace('recent_places'));

/** Where trips went lately. */
export const readDestinations = (): RecentPlace[] => placesIn(readTrace('recent_destinations'));

const placesIn = (value: unknown): RecentPlace[] => (Array.isArray(value) ? value.filter(isPlace) : []);

export const keepRecentPlace = (place: RecentPlace): void =>
  void keepTrace('recent_places', withPlace(readRecentPlaces(), place));

export const keepDestination = (place: RecentPlace): void =>
  void keepTrace('recent_destinations', withPlace(readDestinations(), place, MOST_DESTINATIONS));

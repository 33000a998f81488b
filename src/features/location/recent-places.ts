import { MAX_DESTINATIONS, type RecentPlace, withPlace } from '../../../domain/recent-places';
import { readActivity, saveActivity } from '../../platform/storage/recent-activity';

const isPart = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= limit;

function isPlace(value: unknown): value is RecentPlace {
  const { label, lat, lng } = (value ?? {}) as Record<string, unknown>;
  return typeof label === 'string' && label.trim() !== '' && isPart(lat, 90) && isPart(lng, 180);
}

/** Returns the stored places. Invalid values are dropped [STO-01, STO-02]. */
export const readRecentPlaces = (): RecentPlace[] => placesIn(readActivity('recent_places'));

export const readDestinations = (): RecentPlace[] => placesIn(readActivity('recent_destinations'));

const placesIn = (value: unknown): RecentPlace[] => (Array.isArray(value) ? value.filter(isPlace) : []);

export const saveRecentPlace = (place: RecentPlace): void =>
  void saveActivity('recent_places', withPlace(readRecentPlaces(), place));

export const saveDestination = (place: RecentPlace): void =>
  void saveActivity('recent_destinations', withPlace(readDestinations(), place, MAX_DESTINATIONS));

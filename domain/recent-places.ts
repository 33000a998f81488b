/** A recent place. Its zones are not stored, because the app looks them up again. */
export type RecentPlace = { label: string; lat: number; lng: number };

/** The maximum number of recent destinations [RENT-11]. */
export const MAX_DESTINATIONS = 5;
const MAX_STORED = 4;
/** Two places closer than this count as the same place. In degrees; about ten metres. */
const SAME = 0.0001;

const isSame = (one: RecentPlace, other: RecentPlace): boolean =>
  one.label === other.label || (Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME);

/** Adds a place to the front of the list. The list never holds the same point twice, even under two names. */
export function withPlace(
  recent: readonly RecentPlace[],
  { label, lat, lng }: RecentPlace,
  most = MAX_STORED,
): RecentPlace[] {
  const place = { label, lat, lng };
  return [place, ...recent.filter((known) => !isSame(known, place))].slice(0, most);
}

/** Where somebody wanted to be delivered to before, without the zones: those are asked for again. */
export type RecentPlace = { label: string; lat: number; lng: number };

/** Of destinations five are kept [RENT-11]. */
export const MOST_DESTINATIONS = 5;
const MOST_KEPT = 4;
/** About ten metres. */
const SAME = 0.0001;

const isSame = (one: RecentPlace, other: RecentPlace): boolean =>
  one.label === other.label || (Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME);

/** The last place first, each once however it was named. */
export function withPlace(
  recent: readonly RecentPlace[],
  { label, lat, lng }: RecentPlace,
  most = MOST_KEPT,
): RecentPlace[] {
  const place = { label, lat, lng };
  return [place, ...recent.filter((known) => !isSame(known, place))].slice(0, most);
}

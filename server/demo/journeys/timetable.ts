import type { LatLng } from '../../../domain/geo';
import { distanceKm } from '../../../domain/geo';
import { type OrderKind, type OrderStatus, USUAL_WAY } from '../../../domain/order-states';
import { MINUTE, T0 } from '../world/t0';

const SECOND = 1000;

/** The time until each status in milliseconds, short enough to watch in a demo. */
const TAKES: Readonly<Partial<Record<OrderStatus, number>>> = {
  confirmed: 40 * SECOND,
  accepted: 10 * SECOND,
  processing: 20 * SECOND,
  handover: 40 * SECOND,
  picked_up: 15 * SECOND,
};
const RIDE = 150 * SECOND;
const COUNTER = 30 * SECOND;
/** Milliseconds until the pharmacist checks a prescription. */
export const PRESCRIPTION_TAKES = 10 * SECOND;
/** Milliseconds until a refund is decided. */
export const REFUND_TAKES = 60 * SECOND;
/** Milliseconds until a returned parcel arrives. */
export const RETURN_TAKES = 90 * SECOND;
/** How long before its time a scheduled order is prepared, in milliseconds. */
const BEFORE_SCHEDULED = 45 * MINUTE;

type Played = { kind: OrderKind; placedAt: number; scheduledAt: number | null };

/** Returns when an order reaches each status, in milliseconds after its simulation began. */
export function timetable({ kind, placedAt, scheduledAt }: Played): { status: OrderStatus; after: number }[] {
  const waits = scheduledAt === null ? 0 : Math.max(0, scheduledAt - BEFORE_SCHEDULED - placedAt);
  let after = 0;
  return USUAL_WAY[kind].slice(1).map((status) => {
    after += TAKES[status] ?? (kind === 'take_away' ? COUNTER : RIDE);
    if (status === 'processing' || status === 'accepted') after += waits;
    return { status, after };
  });
}

/** Returns the point on the route at this share of its length, from 0 to 1. */
export function pointAlong(path: readonly LatLng[], share: number): LatLng | null {
  const [first, ...rest] = path;
  if (first === undefined) return null;
  const legs = rest.map((to, at) => ({
    from: path[at] ?? first,
    to,
    length: distanceKm(path[at] ?? first, to),
  }));
  let left = legs.reduce((sum, { length }) => sum + length, 0) * Math.min(1, Math.max(0, share));
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0) {
      const part = left / length;
      return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
    }
    left -= length;
  }
  return rest.at(-1) ?? first;
}

/**
 * The time in milliseconds in which a rider of the demo's data covers the rest of the route. Then the ride
 * starts again.
 */
const ROUND = 5 * MINUTE;

export const roundShare = (wallNow: number): number => (wallNow % ROUND) / ROUND;

/**
 * Returns the position of a rider of the demo's data. The ride began before T0 and arrives one round after
 * T0.
 */
export function rideAt(wallNow: number, pickedUpAt: number) {
  const movedAt = T0 + (wallNow % ROUND);
  const arrivesAt = T0 + ROUND;
  return { share: (movedAt - pickedUpAt) / (arrivesAt - pickedUpAt), movedAt, arrivesAt };
}

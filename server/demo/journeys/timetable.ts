import type { LatLng } from '../../../domain/geo';
import { distanceKm } from '../../../domain/geo';
import { type OrderKind, type OrderStatus, USUAL_WAY } from '../../../domain/order-states';
import { MINUTE } from '../world/t0';

const SECOND = 1000;

/** How long the demo's people take for each step, so that somebody who watches sees an order arrive. */
const TAKES: Readonly<Partial<Record<OrderStatus, number>>> = {
  confirmed: 40 * SECOND,
  accepted: 10 * SECOND,
  processing: 20 * SECOND,
  handover: 40 * SECOND,
  picked_up: 15 * SECOND,
};
const RIDE = 150 * SECOND;
const COUNTER = 30 * SECOND;
/** Until the pharmacist has looked at a prescription. */
export const PRESCRIPTION_TAKES = 10 * SECOND;
/** Until the shop's people have looked at a refund. */
export const REFUND_TAKES = 60 * SECOND;
/** Until a parcel that is brought back is with its sender. */
export const RETURN_TAKES = 90 * SECOND;
/** A store begins so long before an order is wanted. */
const BEFORE_SCHEDULED = 45 * MINUTE;

type Played = { kind: OrderKind; placedAt: number; scheduledAt: number | null };

/** When an order reaches each state, in milliseconds after the demo has taken it up. */
export function timetable({ kind, placedAt, scheduledAt }: Played): { status: OrderStatus; after: number }[] {
  const waits = scheduledAt === null ? 0 : Math.max(0, scheduledAt - BEFORE_SCHEDULED - placedAt);
  let after = 0;
  return USUAL_WAY[kind].slice(1).map((status) => {
    after += TAKES[status] ?? (kind === 'take_away' ? COUNTER : RIDE);
    if (status === 'processing' || status === 'accepted') after += waits;
    return { status, after };
  });
}

/** Where on its way somebody is; a way of one point has no length. */
export function pointAlong(way: readonly LatLng[], share: number): LatLng | null {
  const [first, ...rest] = way;
  if (first === undefined) return null;
  const legs = rest.map((to, at) => ({
    from: way[at] ?? first,
    to,
    length: distanceKm(way[at] ?? first, to),
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

/** What is on its way in the demo world rides it again and again. */
const ROUND = 300_000;

export const roundShare = (wallNow: number): number => (wallNow % ROUND) / ROUND;

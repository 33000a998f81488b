import { awaitedAction } from './order-money';
import { type PlacedOrder, showsArrivalTime, stageOf } from './placed-order';
import { type BookedTrip, isTripOver } from './rental/booked-trip';

/** An order or a trip that has not ended. */
export type UnderWay = { what: 'order'; order: PlacedOrder } | { what: 'trip'; trip: BookedTrip };

export const isUnderWay = (one: UnderWay): boolean =>
  one.what === 'order' ? stageOf(one.order.status) !== 'over' : !isTripOver(one.trip);

/**
 * Returns the order or trip that the live status bar shows [ORD-22]. Those on their way come first, then
 * those that need an action of the customer. Within each group the earliest arrival or pick-up is first.
 */
export function mostUrgent(all: readonly UnderWay[]): UnderWay | null {
  const [first = null] = all
    .filter(isUnderWay)
    .sort((one, other) => rankOf(one) - rankOf(other) || momentOf(one) - momentOf(other));
  return first;
}

function rankOf(one: UnderWay): number {
  if (one.what === 'trip') return one.trip.status === 'ongoing' ? 0 : one.trip.canPay ? 1 : 2;
  if (stageOf(one.order.status) === 'onTheWay') return 0;
  return awaitedAction(one.order) === null ? 2 : 1;
}

const momentOf = (one: UnderWay): number =>
  Date.parse(one.what === 'trip' ? one.trip.plan.pickupAt : (one.order.expectedAt ?? one.order.placedAt));

/**
 * Returns the next time that the customer waits for. `null`: unknown, already past, or not certain because
 * the payment is missing [ORD-22, CHK-07].
 */
export function awaitedMoment(one: UnderWay, now: number): { at: string; is: 'arrival' | 'pickUp' } | null {
  if (one.what === 'trip')
    return Date.parse(one.trip.plan.pickupAt) > now ? { at: one.trip.plan.pickupAt, is: 'pickUp' } : null;
  const { order } = one;
  if (order.expectedAt === null || !showsArrivalTime(order, now)) return null;
  return { at: order.expectedAt, is: order.type === 'take_away' ? 'pickUp' : 'arrival' };
}

import type { LatLng } from '../../../domain/geo';
import type { OrderStatus } from '../../../domain/order-states';
import type { Cluster } from '../../db/cluster';
import type { Database, Queryable } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';
import type { InboxWatch } from '../../features/messages/inbox-watch';
import { takeCash } from '../../features/orders/cash';
import { sendCourier } from '../../features/orders/courier';
import { approveRefund } from '../../features/orders/decide-refund.operation';
import { moveOrder } from '../../features/orders/moving';
import { findAnyOrder } from '../../features/orders/order.store';
import type { OrderWatch } from '../../features/orders/order-watch';
import { confirmTransfer } from '../../features/payments/offline-payment-details';
import { lockOrderMoney } from '../../features/payments/order-money';
import { BoundedCache } from '../../geo/bounded-cache';
import { firstRoute, type Geo } from '../../geo/geo';
import { playChats } from './chats';
import { reviewPrescription } from './console';
import {
  alwaysRiding,
  type Journey,
  openJourneys,
  restartJourney,
  returnRoute,
  routeEnds,
  savePosition,
} from './journey.store';
import { PRESCRIPTION_TAKES, pointAlong, REFUND_TAKES, RETURN_TAKES, rideAt, timetable } from './timetable';
import { type RouteBetween, simulateTrips } from './trip-journeys';

type Stage = {
  database: Database;
  geo: () => Geo;
  orders: Pick<OrderWatch, 'notify'>;
  inboxes: Pick<InboxWatch, 'notify'>;
};
type Journeys = {
  /** Performs all steps that are due at this time. */
  play(wallNow: number): Promise<void>;
};

const MAX_ROUTES = 500;

/** Simulates store, courier and operator for new orders. */
export function demoJourneys({ database, geo, orders, inboxes }: Stage): Journeys {
  const routes = new BoundedCache<readonly LatLng[]>(MAX_ROUTES);

  const routeBetween: RouteBetween = (key, endsOf) =>
    routes.get(key, async () => {
      const ends = await endsOf();
      if (ends === null) return [];
      const route = await firstRoute(geo().router, ends.from, ends.to);
      return route?.points ?? [ends.from, ends.to];
    });
  const routeOf = (orderId: number) => routeBetween(`order:${orderId}`, () => routeEnds(database, orderId));

  async function ride(journey: Journey, wallNow: number): Promise<void> {
    const steps = timetable(playedOf(journey));
    const at = (status: OrderStatus) => steps.find((step) => step.status === status)?.after ?? 0;
    const elapsed = wallNow - journey.begun_at.getTime();
    const share = (elapsed - at('picked_up')) / Math.max(1, at('delivered') - at('picked_up'));
    const point = pointAlong(await routeOf(journey.id), share);
    if (point === null) return;
    const placed = journey.created_at.getTime();
    await savePosition(database, {
      ...point,
      orderId: journey.id,
      movedAt: placed + elapsed,
      arrivesAt: placed + at('delivered'),
    });
    orders.notify(journey.id);
  }

  async function look(journey: Journey, elapsed: number): Promise<void> {
    if (!journey.needs_prescription || journey.status !== 'pending' || elapsed < PRESCRIPTION_TAKES) return;
    const now = journey.created_at.getTime() + elapsed;
    const hasLooked = await database.transaction(async (tx) => {
      await lockOrderMoney(tx, journey.id);
      return reviewPrescription(tx, { orderId: journey.id, now });
    });
    if (hasLooked) orders.notify(journey.id);
  }

  async function playOne(journey: Journey, wallNow: number): Promise<void> {
    await look(journey, wallNow - journey.begun_at.getTime());
    const steps = timetable(playedOf(journey));
    const next = steps[steps.findIndex(({ status }) => status === journey.status) + 1];
    if (next !== undefined && wallNow - journey.begun_at.getTime() >= next.after) {
      const now = journey.created_at.getTime() + next.after;
      await database.transaction((tx) => advance(tx, journey, { to: next.status, now, wallNow }));
      orders.notify(journey.id);
    }
    const isRiding = journey.type === 'delivery' || journey.status === 'picked_up';
    if (isRiding && journey.courier_id !== null) await ride(journey, wallNow);
  }

  async function decide(id: number, begun: number, wallNow: number): Promise<void> {
    if (wallNow - begun < REFUND_TAKES) return;
    await database.transaction((tx) => approveRefund(tx, id));
    orders.notify(id);
  }

  /** Moves the courier of a returning parcel back to the sender. */
  async function returnParcel(journey: Journey, wallNow: number): Promise<void> {
    const elapsed = wallNow - journey.begun_at.getTime();
    const requested = journey.return_asked_at?.getTime() ?? 0;
    const now = Math.max(requested, journey.created_at.getTime() + timetableEnd(journey)) + elapsed;
    if (elapsed >= RETURN_TAKES) {
      await database.transaction((tx) => advance(tx, journey, { to: 'returned', now, wallNow }));
      orders.notify(journey.id);
      return;
    }
    const route = await returnRoute(database, journey.id);
    if (route === null) return;
    const share = Math.min(1, EVERY / (RETURN_TAKES - elapsed));
    const point = pointAlong([route.at, route.home], share) ?? route.home;
    const arrivesAt = now - elapsed + RETURN_TAKES;
    await savePosition(database, { ...point, orderId: journey.id, movedAt: now, arrivesAt });
    orders.notify(journey.id);
  }

  async function rideAgain(wallNow: number): Promise<void> {
    for (const { id, picked_up_at } of await alwaysRiding(database)) {
      const { share, ...times } = rideAt(wallNow, picked_up_at.getTime());
      const point = pointAlong(await routeOf(id), share);
      if (point === null) continue;
      await savePosition(database, { ...point, orderId: id, ...times });
      orders.notify(id);
    }
  }

  const playKind = (journey: Journey, wallNow: number): Promise<void> => {
    if (journey.kind === 'return') return returnParcel(journey, wallNow);
    if (journey.kind === 'refund') return decide(journey.id, journey.begun_at.getTime(), wallNow);
    return playOne(journey, wallNow);
  };

  return {
    async play(wallNow) {
      for (const journey of await openJourneys(database, wallNow)) await playKind(journey, wallNow);
      await rideAgain(wallNow);
      await simulateTrips({ database, routeBetween }, wallNow);
      await playChats({ database, inboxes }, wallNow);
    },
  };
}

type Step = { to: OrderStatus; now: number; wallNow: number };

/** Moves the order to its next status. Does nothing if another request has already moved it. */
async function advance(tx: Queryable, { id }: Journey, { to, now, wallNow }: Step): Promise<void> {
  await lockOrderMoney(tx, id);
  const order = await findAnyOrder(tx, id);
  if (order === null) return;
  const refusal = await moveOrder(tx, order, { to, by: 'operator', now });
  if (refusal !== null) {
    if (refusal === 'unpaid') await confirmTransfer(tx, { orderId: id, now });
    await restartJourney(tx, id, wallNow);
    return;
  }
  await sendCourier(tx, order, to);
  await takeCash(tx, order, { to, now });
}

const timetableEnd = (journey: Journey): number => timetable(playedOf(journey)).at(-1)?.after ?? 0;

const playedOf = ({ type, created_at, scheduled_at }: Journey) => ({
  kind: type,
  placedAt: created_at.getTime(),
  scheduledAt: scheduled_at?.getTime() ?? null,
});

const EVERY = 5000;

/** Runs the simulation until it is stopped. */
export function playJourneys(
  stage: Stage & { cluster: Cluster },
  wallClock: () => number,
  report: (error: unknown) => void,
): End {
  const journeys = demoJourneys(stage);
  return runEvery(
    EVERY,
    stage.cluster.elected('demo journeys', () => journeys.play(wallClock())),
    report,
  );
}

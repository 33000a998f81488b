import type { LatLng } from '../../../domain/geo';
import { type OrderKind, type OrderStatus, RUNNING_STATUSES } from '../../../domain/order-states';
import { type Database, type Queryable, timestamp } from '../../db/database';

export type Journey = {
  id: number;
  kind: 'order' | 'refund' | 'return';
  begun_at: Date;
  type: OrderKind;
  status: OrderStatus;
  created_at: Date;
  scheduled_at: Date | null;
  return_asked_at: Date | null;
  courier_id: number | null;
  needs_prescription: boolean;
};

/**
 * Returns new orders that wait for the store, the courier or the operator. Orders of the demo's own data are
 * ignored.
 */
export async function openJourneys(database: Database, wallNow: number): Promise<Journey[]> {
  await database.query(
    `insert into demo_journeys (order_id, kind, begun_at)
    select o.id, case when o.status = 'refund_requested' then 'refund' else 'order' end, $1::timestamptz
    from orders o
    where o.fixture is null
      and (o.status = any($2::text[]) and not exists (select 1 from demo_journeys where order_id = o.id)
        or o.status = 'refund_requested'
          and not exists (select 1 from demo_journeys where order_id = o.id and kind = 'refund'))
    on conflict (order_id) do update set kind = excluded.kind, begun_at = excluded.begun_at`,
    [timestamp(wallNow), RUNNING_STATUSES],
  );
  await database.query(
    `insert into demo_journeys (order_id, kind, begun_at)
    select o.id, 'return', $1::timestamptz from parcels parcel join orders o on o.id = parcel.order_id
    where parcel.return_asked_at is not null and o.status = 'picked_up'
      and not exists (select 1 from demo_journeys where order_id = o.id and kind = 'return')
    on conflict (order_id) do update set kind = excluded.kind, begun_at = excluded.begun_at`,
    [timestamp(wallNow)],
  );
  return database.query<Journey>(
    `select o.id, journey.kind, journey.begun_at, o.type, o.status, o.created_at, o.scheduled_at, o.courier_id,
      o.needs_prescription, parcel.return_asked_at
    from demo_journeys journey join orders o on o.id = journey.order_id
    left join parcels parcel on parcel.order_id = o.id
    where o.status = any($1::text[]) or o.status = 'refund_requested' order by o.id`,
    [RUNNING_STATUSES],
  );
}

/** Starts the simulation of an order again if its payment is still missing. */
export const restartJourney = (tx: Queryable, orderId: number, wallNow: number): Promise<unknown> =>
  tx.query('update demo_journeys set begun_at = $2::timestamptz where order_id = $1', [
    orderId,
    timestamp(wallNow),
  ]);

type Position = LatLng & { orderId: number; movedAt: number; arrivesAt: number | null };

export const savePosition = (
  database: Pick<Queryable, 'query'>,
  { orderId, lat, lng, movedAt, arrivesAt }: Position,
): Promise<unknown> =>
  database.query(
    `insert into order_positions (order_id, lat, lng, moved_at, arrives_at)
    values ($1, $2, $3, $4::timestamptz, $5::timestamptz)
    on conflict (order_id) do update set
      lat = excluded.lat, lng = excluded.lng, moved_at = excluded.moved_at, arrives_at = excluded.arrives_at`,
    [orderId, lat, lng, timestamp(movedAt), arrivesAt === null ? null : timestamp(arrivesAt)],
  );

type Ends = { from: LatLng; to: LatLng };

/** Returns where the courier of a returning parcel started, and where the parcel goes. */
export async function returnRoute(
  database: Pick<Queryable, 'query'>,
  orderId: number,
): Promise<{ at: LatLng; home: LatLng } | null> {
  const [row] = await database.query<{ at: LatLng; home: LatLng }>(
    `select jsonb_build_object('lat', position.lat, 'lng', position.lng) as at, parcel.sender as home
    from parcels parcel join order_positions position on position.order_id = parcel.order_id
    where parcel.order_id = $1`,
    [orderId],
  );
  return row ?? null;
}

export async function routeEnds(database: Pick<Queryable, 'query'>, orderId: number): Promise<Ends | null> {
  const [row] = await database.query<{ from: LatLng; to: LatLng | null }>(
    `select coalesce(
        parcel.sender, jsonb_build_object('lat', s.lat, 'lng', s.lng)
      ) as "from", coalesce(parcel.receiver, o.destination) as "to"
    from orders o left join stores s on s.id = o.store_id left join parcels parcel on parcel.order_id = o.id
    where o.id = $1`,
    [orderId],
  );
  return row?.to ? { from: row.from, to: row.to } : null;
}

type Riding = { id: number; picked_up_at: Date };

/** Returns the orders of the demo's own data, which are always on their way. */
export const alwaysRiding = (database: Pick<Queryable, 'query'>): Promise<Riding[]> =>
  database.query<Riding>(
    `select id, (
      select change.at from order_status_changes change
      where change.order_id = orders.id and change.status = 'picked_up'
    ) as picked_up_at from orders
    where fixture is not null and status = 'picked_up' and courier_id is not null
      and not exists (select 1 from parcels where order_id = orders.id and return_asked_at is not null)`,
  );

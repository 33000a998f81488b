import type { Cluster } from '../../db/cluster';
import { type Database, type Queryable, timestamp } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';
import { eraseOrders, eraseTrips, FINISHED_ORDERS, FINISHED_TRIPS } from './order-erasure.store';

/** The number of orders or trips that one transaction erases. */
const BATCH = 100;
/**
 * The maximum number of batches in one run. A large backlog must delay neither other jobs nor the server's
 * shutdown.
 */
const MAX_BATCHES = 20;
const EVERY = 10 * 60_000;

type Retention = {
  database: Pick<Database, 'transaction'>;
  /** How long orders and trips of guests keep personal data after their end, in milliseconds. */
  retainedFor: number;
  /** Returns the time of the shop's clock. */
  now: () => number;
};
type Erased = { orders: number; trips: number };

/** Erases the personal data in old orders and trips of guests. An order with an open refund is not erased. */
export async function eraseOldGuestOrders({ database, retainedFor, now }: Retention): Promise<Erased> {
  const until = timestamp(now() - retainedFor);
  const batch = (find: typeof dueOrders, erase: typeof eraseOrders) =>
    database.transaction(async (tx) => {
      const ids = (await find(tx, until)).map(({ id }) => id);
      if (ids.length > 0) await erase(tx, ids);
      return ids.length;
    });
  return {
    orders: await inBatches(() => batch(dueOrders, eraseOrders)),
    trips: await inBatches(() => batch(dueTrips, eraseTrips)),
  };
}

async function inBatches(eraseBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let run = 0; run < MAX_BATCHES; run += 1) {
    const count = await eraseBatch();
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

/**
 * Returns the orders to erase. The index `guest_orders_to_erase` has the same condition. An order without a
 * guest id but with a contact also belonged to a guest. Rows that another transaction has locked are skipped
 * until the next run.
 */
const dueOrders = (tx: Queryable, until: string): Promise<{ id: number }[]> =>
  tx.query(
    `select o.id from orders o
    where o.customer_id is null and (o.guest_hash is not null or o.contact_phone <> '')
      and o.updated_at <= $1::timestamptz and o.status = any($2::text[])
      and not exists (
        select 1 from order_refunds refund where refund.order_id = o.id and refund.status = 'requested'
      )
      and not exists (select 1 from refunds_owed owed where owed.order_id = o.id and owed.sent_at is null)
    order by o.updated_at, o.id limit ${BATCH} for no key update of o skip locked`,
    [until, FINISHED_ORDERS],
  );

const dueTrips = (tx: Queryable, until: string): Promise<{ id: number }[]> =>
  tx.query(
    `select t.id from trips t
    where t.customer_id is null and (t.guest_hash is not null or t.contact_phone <> '')
      and t.updated_at <= $1::timestamptz and t.status = any($2::text[])
      and not exists (select 1 from refunds_owed owed where owed.trip_id = t.id and owed.sent_at is null)
    order by t.updated_at, t.id limit ${BATCH} for no key update of t skip locked`,
    [until, FINISHED_TRIPS],
  );

export const eraseOldGuestOrdersPeriodically = (
  retention: Retention,
  { cluster, report }: { cluster: Cluster; report: (error: unknown) => void },
): End =>
  runEvery(
    EVERY,
    cluster.elected('guest retention', () => eraseOldGuestOrders(retention)),
    report,
  );

import type { Cluster } from '../../db/cluster';
import { type Database, timestamp } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';
import type { PaymentServices } from './gateway';
import { eraseGatewayCustomers } from './gateway-customers';
import { transfer } from './ledger';
import { releaseAndRefundOrder } from './refund-order';
import { settlePayment } from './settle-payment.operation';
import { endUnpaidTrip } from './trip-money';

type PaymentJob = {
  database: Database;
  payments: PaymentServices;
  wallClock: () => number;
  /** Returns the time of the shop, which is frozen in the demo. `wallClock` returns the real time. */
  now: () => number;
  report: (error: unknown) => void;
};

/** How long an unpaid order reserves its items, in milliseconds. */
const PATIENCE = 2 * 60 * 60_000;
const EVERY = 2000;

/** Runs the background job for payments: accepts late ones, ends unpaid orders and trips, sends refunds. */
export async function processPayments(job: PaymentJob): Promise<void> {
  await letLateArrive(job);
  await endUnpaid(job);
  await endUnpaidTrips(job);
  await sendRefunds(job);
  await eraseGatewayCustomers(job);
}

async function letLateArrive({ database, wallClock, now }: PaymentJob): Promise<void> {
  const late = await database.query<{ id: string }>(
    `select id from gateway_payments where status = 'late' and arrives_at <= $1::timestamptz`,
    [timestamp(wallClock())],
  );
  for (const { id } of late) await settlePayment(database, { paymentId: id, outcome: 'paid', now: now() });
}

/** Sets unpaid orders to "failed" and returns their items to the stock. */
async function endUnpaid({ database, wallClock, now }: PaymentJob): Promise<void> {
  const forgotten = await database.query<{ id: number }>(
    `select distinct o.id from orders o join gateway_payments p on p.order_id = o.id
    where p.status in ('open', 'failed', 'canceled') and p.created_at <= $1::timestamptz
      and o.status = 'pending' and o.payment_status <> 'paid'
      and o.payment_method in ('digital_payment', 'partial_payment')
      and not exists (
        select 1 from gateway_payments newer
        where newer.order_id = o.id and (newer.created_at > $1::timestamptz or newer.status in ('late', 'paid'))
      )
      and exists (
        select 1 from order_payments due
        where due.order_id = o.id and due.method = 'digital_payment' and due.status <> 'paid'
      )
    union
    -- Its price was accepted, to be paid before it is prepared, and nobody has begun to pay.
    select o.id from orders o
    where o.status = 'pending' and o.pricing = 'accepted' and o.payment_status <> 'paid'
      and o.payment_method = 'digital_payment' and o.updated_at <= $2::timestamptz
      and not exists (select 1 from gateway_payments p where p.order_id = o.id)`,
    [timestamp(wallClock() - PATIENCE), timestamp(now() - PATIENCE)],
  );
  for (const { id } of forgotten)
    await database.transaction(async (tx) => {
      const [ended] = await tx.query(
        `update orders set status = 'failed', updated_at = $2::timestamptz
        where id = $1 and status = 'pending' and payment_status <> 'paid' returning 1`,
        [id, timestamp(now())],
      );
      if (ended === undefined) return;
      await tx.query(
        `insert into order_status_changes (order_id, status, at) values ($1, 'failed', $2::timestamptz)
        on conflict do nothing`,
        [id, timestamp(now())],
      );
      await releaseAndRefundOrder(tx, { orderId: id, now: now() });
    });
}

async function endUnpaidTrips({ database, wallClock, now }: PaymentJob): Promise<void> {
  const forgotten = await database.query<{ id: number }>(
    `select trip.id from trips trip
    where trip.status = 'pending' and trip.payment_status <> 'paid'
      and trip.payment_method in ('digital_payment', 'partial_payment') and trip.payment_gateway is not null
      and exists (
        select 1 from gateway_payments p where p.trip_id = trip.id and p.status in ('open', 'failed', 'canceled')
      )
      and not exists (
        select 1 from gateway_payments newer
        where newer.trip_id = trip.id and (newer.created_at > $1::timestamptz or newer.status in ('late', 'paid'))
      )`,
    [timestamp(wallClock() - PATIENCE)],
  );
  for (const { id: tripId } of forgotten)
    await database.transaction((tx) => endUnpaidTrip(tx, { tripId, now: now() }));
}

type Owed = {
  id: number;
  order_id: number | null;
  trip_id: number | null;
  payment_id: string;
  amount: number;
};

/** How long one server may work on a refund, in milliseconds. Until then, other servers skip it. */
const REFUND_LEASE = 60_000;

/** Refunds guests through the gateway that they paid with. Other refunds stay in the operator's list. */
async function sendRefunds({ database, payments, wallClock, now, report }: PaymentJob): Promise<void> {
  const owed = await database.query<Owed & { gateway: string; reference: string | null }>(
    `with leased as (
      select owed.id from refunds_owed owed
      where owed.sent_at is null and owed.payment_id is not null
        and (owed.leased_until is null or owed.leased_until <= $1::timestamptz)
      order by owed.id limit 20 for update skip locked
    )
    update refunds_owed owed set leased_until = $2::timestamptz
    from leased, gateway_payments p where owed.id = leased.id and p.id = owed.payment_id
    returning owed.id, owed.order_id, owed.trip_id, owed.payment_id, owed.amount, p.gateway, p.reference`,
    [timestamp(wallClock()), timestamp(wallClock() + REFUND_LEASE)],
  );
  for (const {
    id,
    order_id: orderId,
    trip_id: tripId,
    payment_id: paymentId,
    amount,
    gateway,
    reference,
  } of owed) {
    const key = `refund-${id}`;
    try {
      await payments.gateways[gateway]?.refund({ id: paymentId, reference, amount, key });
    } catch (error) {
      // The next run tries this refund again. The other refunds continue.
      report(error);
      await database.query('update refunds_owed set leased_until = null where id = $1', [id]);
      continue;
    }
    await database.transaction(async (tx) => {
      await transfer(tx, {
        kind: 'refund_sent',
        from: tripId === null ? `refund:${orderId ?? 0}` : `refund:trip:${tripId}`,
        to: `gateway:${gateway}`,
        amount,
        orderId,
        tripId,
        reference: `refund:${id}`,
        now: now(),
      });
      await tx.query('update refunds_owed set sent_at = $2::timestamptz where id = $1', [
        id,
        timestamp(wallClock()),
      ]);
    });
  }
}

/** Runs the job until the server stops. */
export const processPaymentsPeriodically = (job: PaymentJob, cluster: Cluster): End =>
  runEvery(
    EVERY,
    cluster.elected('payments', () => processPayments(job)),
    job.report,
  );

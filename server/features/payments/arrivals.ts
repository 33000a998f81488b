import { type Database, timestamp } from '../../db/database';
import { type End, regularly } from '../../db/regularly';
import type { PaymentServices } from './gateway';
import { giveBack } from './give-back';
import { transfer } from './ledger';
import { settlePayment } from './settle';
import { endUnpaidTrip } from './trip-money';

type Desk = {
  database: Database;
  payments: PaymentServices;
  wallClock: () => number;
  /** The shop's own clock. */
  now: () => number;
  report: (error: unknown) => void;
};

/** How long an order waits for the payment of its goods, which nobody else can have meanwhile. */
const PATIENCE = 2 * 60 * 60_000;
const EVERY = 2000;

/** What time does to payments: late ones arrive, unpaid orders end, and guests get back what they are owed. */
export async function attendPayments(desk: Desk): Promise<void> {
  await letLateArrive(desk);
  await endUnpaid(desk);
  await endUnpaidTrips(desk);
  await sendRefunds(desk);
}

async function letLateArrive({ database, wallClock, now }: Desk): Promise<void> {
  const late = await database.query<{ id: string }>(
    `select id from gateway_payments where status = 'late' and arrives_at <= $1::timestamptz`,
    [timestamp(wallClock())],
  );
  for (const { id } of late) await settlePayment(database, { paymentId: id, outcome: 'paid', now: now() });
}

/** An order that nobody pays ends as failed, and its goods go back to the shelf. */
async function endUnpaid({ database, wallClock, now }: Desk): Promise<void> {
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
      await giveBack(tx, { orderId: id, now: now() });
    });
}

async function endUnpaidTrips({ database, wallClock, now }: Desk): Promise<void> {
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

/** By the gateway that the money came from. What came in another way is given back by hand, and stays on this list. */
async function sendRefunds({ database, payments, wallClock, now, report }: Desk): Promise<void> {
  const owed = await database.query<Owed & { gateway: string; reference: string | null }>(
    `select owed.id, owed.order_id, owed.trip_id, owed.payment_id, owed.amount, p.gateway, p.reference
    from refunds_owed owed join gateway_payments p on p.id = owed.payment_id
    where owed.sent_at is null order by owed.id limit 20`,
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
      // Asked again with the next look; nobody else's money waits for it.
      report(error);
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

/** Looks after payments as long as the server runs. */
export const attendRegularly = (desk: Desk): End => regularly(EVERY, () => attendPayments(desk), desk.report);

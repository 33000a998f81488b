import type { OperatorTransfer } from '../../../contract/types.gen';
import { type Queryable, timestamp } from '../../db/database';
import type { Language } from '../../http/language';
import { type StoredText, textIn } from '../shared/local-text';
import { payOrder } from './order-money';
import { payForTrip } from './trip-money';

/**
 * Marks the order as paid because the reported transfer has arrived. Returns false if the order expected no
 * transfer [CHK-04].
 */
export async function confirmTransfer(
  tx: Queryable,
  { orderId, now }: { orderId: number; now: number },
): Promise<boolean> {
  const [received] = await tx.query<{ left: number }>(
    `update offline_payments details set status = 'verified', updated_at = now()
    from orders o where o.id = details.order_id and o.id = $1 and details.status = 'pending' and o.total > o.paid
    returning o.total - o.paid as left`,
    [orderId],
  );
  if (received === undefined) return false;
  await payOrder(tx, {
    orderId,
    from: 'offline',
    method: 'offline_payment',
    amount: Number(received.left),
    reference: `offline:${orderId}`,
    now,
  });
  return true;
}

type Subject = { orderId: number } | { tripId: number };
const keyOf = (subject: Subject) =>
  'orderId' in subject ? (['order_id', subject.orderId] as const) : (['trip_id', subject.tripId] as const);

/**
 * Records that the operator found no such transfer. The customer then corrects the reference or pays in
 * another way [CHK-04].
 */
export async function reportMissingTransfer(tx: Queryable, subject: Subject, now: number): Promise<void> {
  const [column, id] = keyOf(subject);
  await tx.query(
    `update offline_payments set status = 'denied', updated_at = $2::timestamptz
    where ${column} = $1 and status = 'pending'`,
    [id, timestamp(now)],
  );
}

type NotificationRow = {
  method: StoredText;
  fields: { name: string; label: StoredText }[];
  answers: Readonly<Record<string, string>>;
  note: string | null;
};

/**
 * Returns the details of the transfer as the customer entered them, with their field names [CHK-04, X-23].
 */
export async function offlinePaymentDetails(
  database: Pick<Queryable, 'query'>,
  subject: Subject,
  language: Language,
): Promise<OperatorTransfer | null> {
  const [column, id] = keyOf(subject);
  const [notification] = await database.query<NotificationRow>(
    `select method.name as method, method.fields, details.answers, details.note
    from offline_payments details join offline_methods method on method.id = details.method_id
    where details.${column} = $1`,
    [id],
  );
  if (notification === undefined) return null;
  return {
    method: textIn(notification.method, language),
    answers: notification.fields.flatMap(({ name, label }) => {
      const value = notification.answers[name];
      return value === undefined ? [] : [{ label: textIn(label, language), value }];
    }),
    note: notification.note,
  };
}

/** Marks the trip as paid because the reported transfer has arrived. */
export async function confirmTripTransfer(
  tx: Queryable,
  { tripId, now }: { tripId: number; now: number },
): Promise<boolean> {
  const [received] = await tx.query<{ left: number }>(
    `update offline_payments details set status = 'verified', updated_at = now()
    from trips where trips.id = details.trip_id and trips.id = $1 and details.status = 'pending' and trips.total > trips.paid
    returning trips.total - trips.paid as left`,
    [tripId],
  );
  if (received === undefined) return false;
  await payForTrip(tx, {
    tripId,
    from: 'offline',
    amount: Number(received.left),
    reference: null,
    now,
  });
  return true;
}

import { imageSize } from 'image-size';
import type { Queryable } from '../../db/database';
import { decidePrescription } from '../../features/orders/prescription-decision';
import { payOrder } from '../../features/payments/order-money';
import { payForTrip } from '../../features/payments/trip-money';
import type { LocalText } from '../../http/language';

type Case = { orderId: number; now: number };

const READABLE = 200;
const TOO_SMALL: LocalText = {
  en: 'The picture is too small to read. Please send a larger one.',
  ar: 'الصورة صغيرة جدًا وتتعذر قراءتها. يرجى إرسال صورة أكبر.',
};

/** The demo's pharmacist refuses what nobody could read, and says yes to everything else; false: nothing waited [PHAR-05]. */
export async function lookAtPrescription(tx: Queryable, { orderId, now }: Case): Promise<boolean> {
  const waiting = await tx.query<{ bytes: Buffer | null }>(
    `select picture.bytes from prescriptions p
    left join order_pictures picture on p.image = '/pictures/orders/' || picture.name
    where p.order_id = $1 and p.status = 'waiting'`,
    [orderId],
  );
  if (waiting.length === 0) return false;
  const isReadable = waiting.some(({ bytes }) => bytes === null || isLarge(bytes));
  await decidePrescription(tx, { orderId, refusal: isReadable ? null : TOO_SMALL, now });
  return true;
}

function isLarge(bytes: Buffer): boolean {
  const { width, height } = imageSize(bytes);
  return Math.max(width, height) >= READABLE;
}

/** The demo's bank statement has every payment that somebody tells of [CHK-04]. */
export async function findTransfer(tx: Queryable, { orderId, now }: Case): Promise<void> {
  const [told] = await tx.query<{ left: number }>(
    `update offline_payments told set status = 'verified', updated_at = now()
    from orders o where o.id = told.order_id and o.id = $1 and told.status = 'pending' and o.total > o.paid
    returning o.total - o.paid as left`,
    [orderId],
  );
  if (told === undefined) return;
  await payOrder(tx, {
    orderId,
    from: 'offline',
    method: 'offline_payment',
    amount: Number(told.left),
    reference: `offline:${orderId}`,
    now,
  });
}

/** The same of what is told to be paid for a trip. */
export async function findTripTransfer(
  tx: Queryable,
  { tripId, now }: { tripId: number; now: number },
): Promise<void> {
  const [told] = await tx.query<{ left: number }>(
    `update offline_payments told set status = 'verified', updated_at = now()
    from trips where trips.id = told.trip_id and trips.id = $1 and told.status = 'pending' and trips.total > trips.paid
    returning trips.total - trips.paid as left`,
    [tripId],
  );
  if (told === undefined) return;
  await payForTrip(tx, {
    tripId,
    from: 'offline',
    amount: Number(told.left),
    reference: null,
    now,
  });
}

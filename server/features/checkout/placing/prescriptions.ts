import { type Queryable, timestamp } from '../../../db/database';
import type { Portrait } from '../../account/portrait/portrait';
import { keepPictures } from '../../orders/order-pictures';

type Prescriptions = { orderId: number; pictures: Portrait[]; now: number };

/** Seen by the owner and the pharmacy alone: see `serveOrderPictures` [PHAR-04]. */
export async function insertPrescriptions(
  tx: Queryable,
  { orderId, pictures, now }: Prescriptions,
): Promise<void> {
  const addresses = await keepPictures(tx, { orderId, isPublic: false, pictures });
  for (const address of addresses)
    await tx.query(
      'insert into prescriptions (order_id, image, created_at) values ($1, $2, $3::timestamptz)',
      [orderId, address, timestamp(now)],
    );
}

import { type Queryable, timestamp } from '../../../db/database';
import { keepPictures } from '../../orders/order-pictures';
import type { UploadedPrescription } from '../../shared/images/uploaded-prescription';

type Prescriptions = { orderId: number; pictures: UploadedPrescription[]; now: number };

/**
 * Stores pictures of a prescription. Only the owner and the pharmacy can see them (see `serveOrderPictures`)
 * [PHAR-04].
 */
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

import { type Queryable, timestamp } from '../../db/database';
import type { LocalText } from '../../http/language';
import { touchOrder } from './order.store';

type Decision = {
  orderId: number;
  /** Why the prescription is refused. `null`: it is accepted. */
  refusal: LocalText | null;
  now: number;
};

/**
 * Stores the pharmacist's decision on the waiting prescription. The order then continues, or waits for new
 * pictures [PHAR-05].
 */
export async function decidePrescription(tx: Queryable, { orderId, refusal, now }: Decision): Promise<void> {
  await tx.query(
    `update prescriptions set status = $2, reason = $3::jsonb, reviewed_at = $4::timestamptz
    where order_id = $1 and status = 'waiting'`,
    [orderId, refusal ? 'rejected' : 'approved', refusal && JSON.stringify(refusal), timestamp(now)],
  );
  await touchOrder(tx, orderId, now);
}

import type { Queryable } from '../../db/database';
import type { Guest } from '../session/guests';

/** What this browser ordered and booked as a guest is the account's from now on, and nobody else's [GUEST-04, ORD-20]. */
export async function claimGuestOrders(
  tx: Queryable,
  { idHash }: Pick<Guest, 'idHash'>,
  customerId: number,
): Promise<void> {
  await tx.query(
    'update orders set customer_id = $2, guest_hash = null where guest_hash = $1 and customer_id is null',
    [idHash, customerId],
  );
  await tx.query(
    'update trips set customer_id = $2, guest_hash = null where guest_hash = $1 and customer_id is null',
    [idHash, customerId],
  );
}

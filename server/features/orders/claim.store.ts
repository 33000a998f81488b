import type { Queryable } from '../../db/database';

/** Moves the orders and trips of this browser's guest to the customer's account [GUEST-04, ORD-20]. */
export async function claimGuestOrders(
  tx: Queryable,
  { guestHash, customerId }: { guestHash: Buffer; customerId: number },
): Promise<void> {
  await tx.query(
    'update orders set customer_id = $2, guest_hash = null where guest_hash = $1 and customer_id is null',
    [guestHash, customerId],
  );
  await tx.query(
    'update trips set customer_id = $2, guest_hash = null where guest_hash = $1 and customer_id is null',
    [guestHash, customerId],
  );
}

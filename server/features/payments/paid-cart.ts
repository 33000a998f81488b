import type { Queryable } from '../../db/database';
import { lockCart } from '../cart/cart.store';

type Buyer = { customer_id: number | null; guest_hash: Buffer | null; module_id: number };

/** Removes the paid items from the cart. Items that the customer added meanwhile stay [CHK-07]. */
export async function emptyPaidCart(tx: Queryable, orderId: number, now: number): Promise<void> {
  const lines = await tx.query<{ cart_line_id: number; quantity: number }>(
    'select cart_line_id, quantity from order_lines where order_id = $1 and cart_line_id is not null',
    [orderId],
  );
  const [buyer] = await tx.query<Buyer>(
    'select customer_id, guest_hash, module_id from orders where id = $1',
    [orderId],
  );
  if (lines.length === 0 || buyer === undefined) return;
  const { customer_id: customerId, guest_hash: guestHash, module_id: moduleId } = buyer;
  const owner = customerId === null ? `guest:${guestHash?.toString('hex') ?? ''}` : `customer:${customerId}`;
  const cartId = await lockCart(tx, { owner, moduleId }, now);
  for (const { cart_line_id: id, quantity } of lines) {
    await tx.query('delete from cart_lines where cart_id = $1 and id = $2 and quantity <= $3', [
      cartId,
      id,
      quantity,
    ]);
    await tx.query('update cart_lines set quantity = quantity - $3 where cart_id = $1 and id = $2', [
      cartId,
      id,
      quantity,
    ]);
  }
  await tx.query('update order_lines set cart_line_id = null where order_id = $1', [orderId]);
}

import { type Queryable, timestamp } from '../../db/database';
import type { RequestContext } from '../../http/request-context';
import type { CartKey } from '../cart/cart.types';

/** How long ago an order of the same cart may have been placed, in milliseconds. */
const RECENT = 15 * 60_000;

const OWN = '(o.customer_id = $1::int or ($1::int is null and o.guest_hash = $2::bytea))';

type Asked = { context: { key: CartKey; guestHash: Buffer | null }; lines: number };

/**
 * Returns the existing order of the same items. Two tabs with one cart therefore create only one order
 * [CHK-05].
 */
export async function orderedAs(
  database: Queryable,
  { userId, now }: Pick<RequestContext, 'userId' | 'now'>,
  { context: { key, guestHash }, lines }: Asked,
): Promise<number | null> {
  const buyer = [userId, guestHash, key.moduleId];
  const [order] =
    lines === 0
      ? await database.query<{ id: number }>(
          `select o.id from orders o
          where ${OWN} and o.module_id = $3 and o.type <> 'parcel' and o.status not in ('canceled', 'failed')
            and o.created_at > $4::timestamptz
          order by o.id desc limit 1`,
          [...buyer, timestamp(now - RECENT)],
        )
      : await database.query<{ id: number }>(
          `select o.id from orders o
          join order_lines ordered on ordered.order_id = o.id
          left join cart_lines line on line.id = ordered.cart_line_id and line.quantity = ordered.quantity
            and line.selection = ordered.selection
          where ${OWN} and o.module_id = $3 and o.status = 'pending' and o.payment_status <> 'paid'
          group by o.id having count(*) = $4::int and count(line.id) = $4::int
          order by o.id desc limit 1`,
          [...buyer, lines],
        );
  return order?.id ?? null;
}

import type { OrderStatus } from '../../../domain/order-states';
import { type Queryable, timestamp } from '../../db/database';
import type { CourierOfOrder } from './order.rows';

type Watched = {
  orderId: number;
  tokenHash: Buffer | null;
  guestHash: Buffer | null;
  isShown: boolean;
};
export type WatchedOrder = {
  place: number;
  id: number;
  version: number;
  status: OrderStatus;
  updated_at: Date;
  moved_at: Date | null;
  arrives_at: Date | null;
  courier: CourierOfOrder | null;
  mayRead: boolean;
};

/**
 * Returns many watched orders, read in one statement. `place`: the position in `orders`, from one. `mayRead`:
 * whether the caller may still see the order.
 */
export const watchedOrders = (
  database: Pick<Queryable, 'query'>,
  orders: Watched[],
  wallNow: number,
): Promise<WatchedOrder[]> =>
  database.query<WatchedOrder>(
    `select watch.place, o.id, o.version, o.status, o.updated_at, position.arrives_at,
      case when k.id is not null then coalesce(position.moved_at, k.moved_at) end as moved_at,
      case when k.id is not null then jsonb_build_object(
        'id', k.id, 'name', k.name, 'phone', k.phone, 'image', k.image, 'rating', k.rating,
        'rating_count', k.rating_count, 'zone_id', k.zone_id, 'vehicle', k.vehicle,
        'lat', coalesce(position.lat, k.lat), 'lng', coalesce(position.lng, k.lng)
      ) end as courier,
      o.id is not null and (
        watch.is_shown
        or (watch.guest <> '' and o.customer_id is null and o.guest_hash = decode(watch.guest, 'hex'))
        or (watch.token <> '' and exists (
          select 1 from access_tokens token join customers on customers.id = token.customer_id
          where token.token_hash = decode(watch.token, 'hex') and token.expires_at > $5 and customers.is_active
            and token.customer_id = o.customer_id
        ))
      ) as "mayRead"
    from unnest($1::int[], $2::text[], $3::text[], $4::boolean[])
      with ordinality as watch (order_id, token, guest, is_shown, place)
    left join orders o on o.id = watch.order_id
    left join couriers k on k.id = o.courier_id
    left join order_positions position on position.order_id = o.id`,
    [
      orders.map(({ orderId }) => orderId),
      orders.map(({ tokenHash }) => tokenHash?.toString('hex') ?? ''),
      orders.map(({ guestHash }) => guestHash?.toString('hex') ?? ''),
      orders.map(({ isShown }) => isShown),
      timestamp(wallNow),
    ],
  );

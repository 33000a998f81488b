import { type Queryable, timestamp } from '../../db/database';
import type { StoredText } from '../shared/local-text';

type Stars = { rating: number };
export type OwnReview = Stars & {
  id: number;
  item_id: number | null;
  comment: StoredText | null;
  photos: string[];
  created_at: Date;
  updated_at: Date | null;
};

export const reviewsOfOrder = (database: Pick<Queryable, 'query'>, orderId: number): Promise<OwnReview[]> =>
  database.query<OwnReview>(
    `select id, item_id, rating, comment, photos, created_at, updated_at from reviews
    where order_id = $1 order by item_id nulls first`,
    [orderId],
  );

export type OwnCourierReview = Stars & {
  courier_id: number;
  comment: string | null;
  created_at: Date;
  updated_at: Date | null;
};

export async function courierReviewOfOrder(
  database: Pick<Queryable, 'query'>,
  orderId: number,
): Promise<OwnCourierReview | null> {
  const [row] = await database.query<OwnCourierReview>(
    'select courier_id, rating, comment, created_at, updated_at from courier_reviews where order_id = $1',
    [orderId],
  );
  return row ?? null;
}

type NewReview = Stars & {
  orderId: number;
  storeId: number;
  itemId: number | null;
  customerId: number;
  comment: StoredText | null;
  photos: string[];
  now: number;
};

/** Locks the store and the item, so that concurrent reviews all count in the averages. */
export async function lockReviewed(tx: Queryable, storeId: number, itemId: number | null): Promise<void> {
  await tx.query('select 1 from stores where id = $1 for no key update', [storeId]);
  if (itemId !== null) await tx.query('select 1 from items where id = $1 for no key update', [itemId]);
}

/** Stores a review of an item in an order. A second review replaces the first. */
export async function saveReview(tx: Queryable, review: NewReview): Promise<void> {
  await tx.query(
    `insert into reviews (order_id, store_id, item_id, customer_id, customer_name, comment, rating, photos, created_at)
    select $1, $2, $3::int, id, trim(first_name || ' ' || coalesce(left(last_name, 1) || '.', '')), $5::jsonb, $6, $7,
      $8::timestamptz
    from customers where id = $4
    on conflict (order_id, coalesce(item_id, 0)) where order_id is not null do update set
      comment = excluded.comment, rating = excluded.rating, photos = excluded.photos, updated_at = excluded.created_at`,
    [
      review.orderId,
      review.storeId,
      review.itemId,
      review.customerId,
      review.comment && JSON.stringify(review.comment),
      review.rating,
      review.photos,
      timestamp(review.now),
    ],
  );
  await tx.query(
    `update stores set (rating, rating_count) =
      (select round(avg(rating), 2), count(*) from reviews where store_id = stores.id) where id = $1`,
    [review.storeId],
  );
  if (review.itemId !== null)
    await tx.query(
      `update items set (rating, rating_count) =
        (select round(avg(rating), 2), count(*) from reviews where item_id = items.id) where id = $1`,
      [review.itemId],
    );
}

type NewCourierReview = Stars & {
  orderId: number;
  courierId: number;
  customerId: number;
  comment: string | null;
  /** The rating that this review replaces. `null`: the review is new. */
  before: number | null;
  now: number;
};

/**
 * Stores a courier's review. The new average is computed from the old and the new rating, without reading all
 * ratings.
 */
export async function saveCourierReview(tx: Queryable, review: NewCourierReview): Promise<void> {
  const { orderId, courierId, customerId, rating, comment, before, now } = review;
  await tx.query(
    `insert into courier_reviews (order_id, courier_id, customer_id, rating, comment, created_at)
    values ($1, $2, $3, $4, $5, $6::timestamptz)
    on conflict (order_id) do update set
      rating = excluded.rating, comment = excluded.comment, updated_at = excluded.created_at`,
    [orderId, courierId, customerId, rating, comment, timestamp(now)],
  );
  const added = before === null ? 1 : 0;
  await tx.query(
    `update couriers set rating_count = rating_count + $2,
      rating = least(5, greatest(0, round((rating * rating_count + $3) / greatest(1, rating_count + $2), 2)))
    where id = $1`,
    [courierId, added, rating - (before ?? 0)],
  );
}

/**
 * Returns the customer's latest order without a review. Skips orders that the customer declined to review.
 */
export async function orderToReview(
  database: Pick<Queryable, 'query'>,
  customerId: number,
  deliveredAfter: number,
): Promise<{ id: number; images: string[] } | null> {
  const [row] = await database.query<{ id: number; images: string[] }>(
    `select o.id, array(
      select image from order_lines where order_id = o.id and image is not null order by id limit 4
    ) as images
    from orders o join order_status_changes change on change.order_id = o.id and change.status = 'delivered'
    join stores s on s.id = o.store_id and s.has_reviews
    where o.customer_id = $1 and o.status = 'delivered' and o.reminder_declined_at is null and change.at > $2::timestamptz
      and not exists (select 1 from reviews where order_id = o.id)
    order by change.at desc, o.id desc limit 1`,
    [customerId, timestamp(deliveredAfter)],
  );
  return row ?? null;
}

import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import type { Page, PageRequest } from '../shared/paging';
import { type Values, values } from '../shared/sql';
import { type CountedRow, parentIsKnown, toPage } from './item-list.store';

type ReviewRow = {
  id: number;
  customer_name: string;
  comment: StoredText | null;
  reply: StoredText | null;
  rating: number;
  created_at: Date;
  item_id: number | null;
  item_name: StoredText | null;
  item_image: string | null;
  photos: string[];
};

const REVIEW_ORDERS = {
  new: 'created_at desc, id desc',
  highest: 'rating desc, created_at desc, id desc',
  lowest: 'rating, created_at desc, id desc',
} as const;
export type ReviewOrder = keyof typeof REVIEW_ORDERS;

/** The number of reviews with 5, 4, 3, 2 and 1 stars. */
type Stars = [number, number, number, number, number];
type ReviewPage = Page<ReviewRow> & { stars: Stars };

type ReviewRequest = {
  subject: { table: 'items' | 'stores'; id: number };
  page: PageRequest;
  order: ReviewOrder;
  hasPhotos: boolean;
};

/**
 * Returns reviews of an item, or of a store and all its items. The numbers of stars count all pages. `null`:
 * the item or store is unknown.
 */
export async function listReviews(
  database: Queryable,
  { subject, page, order, hasPhotos }: ReviewRequest,
): Promise<ReviewPage | null> {
  const list = values();
  const column = subject.table === 'items' ? 'item_id' : 'store_id';
  const ofSubject = `${column} = ${list.add(subject.id)}`;
  const isListed = hasPhotos ? 'cardinality(photos) > 0' : 'true';
  const rows = await database.query<ReviewRow & CountedRow & { stars: Stars }>(
    `with counted as (
      select count(*) filter (where ${isListed})::int as total, ${parentIsKnown(subject, list)} as is_known, ${starCounts} as stars
      from reviews where ${ofSubject}
    )
    select counted.total, counted.is_known, counted.stars, entry.*
    from counted left join (
      select review.position, review.photos, review.id, review.customer_name, review.comment, review.reply, review.rating, review.created_at,
        review.item_id, i.name as item_name, i.images[1] as item_image
      from (
        select reviews.*, row_number() over (order by ${REVIEW_ORDERS[order]}) as position
        from reviews where ${ofSubject} and ${isListed}
        order by ${REVIEW_ORDERS[order]} ${pageClause(page, list)}
      ) review
      left join items i on i.id = review.item_id
    ) entry on true
    order by entry.position`,
    list.list,
  );
  const found = toPage(rows);
  return found && { ...found, stars: rows[0]?.stars ?? [0, 0, 0, 0, 0] };
}

const starCounts = `array[${[5, 4, 3, 2, 1].map((stars) => `count(*) filter (where rating = ${stars})`).join(', ')}]::int[]`;

const pageClause = ({ limit, page }: PageRequest, list: Values): string =>
  `limit ${list.add(limit)} offset ${list.add((page - 1) * limit)}`;

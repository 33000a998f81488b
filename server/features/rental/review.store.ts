import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import type { Page, PageRequest } from '../shared/paging';
import { values } from '../shared/sql';

type ReviewRow = {
  id: number;
  rating: number;
  comment: StoredText | null;
  reply: StoredText | null;
  customer_name: string;
  vehicle_id: number;
  vehicle_name: StoredText;
  vehicle_image: string | null;
  photos: string[];
  created_at: Date;
};

const SUBJECTS = {
  vehicle: {
    isKnown:
      'select 1 from vehicles v join providers p on p.id = v.provider_id where v.is_active and p.is_active and v.id',
    isOfIt: 'review.vehicle_id =',
  },
  provider: {
    isKnown: 'select 1 from providers p where p.is_active and p.id',
    isOfIt: 'review.vehicle_id in (select id from vehicles where provider_id =',
  },
} as const;

export type ReviewSubject = { kind: keyof typeof SUBJECTS; id: number };

/** The number of reviews with 5, 4, 3, 2 and 1 stars. */
type Stars = [number, number, number, number, number];

/** Returns reviews of a vehicle or a provider, newest first. `null`: the vehicle or provider is unknown. */
export async function listReviews(
  database: Queryable,
  { kind, id }: ReviewSubject,
  page: PageRequest,
): Promise<(Page<ReviewRow> & { stars: Stars }) | null> {
  const list = values();
  const subject = list.add(id);
  const { isKnown, isOfIt } = SUBJECTS[kind];
  const ofSubject = `${isOfIt} ${subject}${isOfIt.includes('(') ? ')' : ''}`;
  const rows = await database.query<ReviewRow & { total: number; stars: Stars; is_known: boolean }>(
    `with counted as (
      select count(*)::int as total, exists (${isKnown} = ${subject}) as is_known, ${starCounts} as stars
      from vehicle_reviews review where ${ofSubject}
    )
    select counted.*, entry.*
    from counted left join (
      select review.id, review.rating, review.comment, review.reply, review.customer_name, review.created_at, review.photos,
        review.vehicle_id, v.name as vehicle_name, v.images[1] as vehicle_image
      from (
        select * from vehicle_reviews review where ${ofSubject} order by created_at desc, id desc
        limit ${list.add(page.limit)} offset ${list.add((page.page - 1) * page.limit)}
      ) review join vehicles v on v.id = review.vehicle_id
    ) entry on true
    order by entry.created_at desc, entry.id desc`,
    list.list,
  );
  const [first] = rows;
  if (!first?.is_known) return null;
  return {
    total: first.total,
    stars: first.stars,
    rows: rows.filter((row) => (row.id as number | null) !== null),
  };
}

const starCounts = `array[${[5, 4, 3, 2, 1].map((stars) => `count(*) filter (where rating = ${stars})`).join(', ')}]::int[]`;

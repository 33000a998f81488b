import { type Queryable, timestamp } from '../../db/database';
import type { LocalText } from '../../http/language';
import type { StoredText } from '../shared/local-text';
import type { PageRequest } from '../shared/paging';
import { markInboxChanged } from './inbox.store';

type NotificationKind = 'order' | 'trip' | 'wallet' | 'offer';

export type NotificationRow = {
  id: number;
  kind: NotificationKind;
  title: StoredText;
  body: StoredText;
  image: string | null;
  link: string | null;
  order_id: number | null;
  trip_id: number | null;
  is_read: boolean;
  created_at: Date;
};

type NewNotification = {
  customerId: number;
  kind: NotificationKind;
  title: LocalText;
  body: LocalText;
  /** The path of the app's page with details. */
  link: string;
  orderId?: number | null;
  tripId?: number | null;
  now: number;
};

/** Stores a notification, in the transaction of the change that it reports [NOTI-02]. */
export async function notify(tx: Queryable, notification: NewNotification): Promise<void> {
  const { customerId, kind, title, body, link, orderId = null, tripId = null, now } = notification;
  await tx.query(
    `insert into notifications (customer_id, kind, title, body, link, order_id, trip_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`,
    [customerId, kind, JSON.stringify(title), JSON.stringify(body), link, orderId, tripId, timestamp(now)],
  );
  await markInboxChanged(tx, customerId);
}

type Asked = { customerId: number; kind: NotificationKind | null; page: PageRequest };

/** Returns the customer's notifications and those for all customers, newest first. */
export const notificationsOf = (
  database: Queryable,
  { customerId, kind, page }: Asked,
): Promise<NotificationRow[]> =>
  database.query<NotificationRow>(
    `select notification.id, kind, title, body, image, link, order_id, trip_id, created_at,
      case when notification.customer_id is null then has_read.customer_id is not null else read_at is not null end as is_read
    from notifications notification
    left join notification_reads has_read on has_read.notification_id = notification.id and has_read.customer_id = $1
    where (notification.customer_id = $1 or notification.customer_id is null) and ($2::text is null or kind = $2)
    order by created_at desc, notification.id desc limit $3::int offset $4::int`,
    [customerId, kind, page.limit, (page.page - 1) * page.limit],
  );

type Read = { customerId: number; ids: readonly number[] | null; now: number };

/** Marks the customer's own notifications as read. Returns false if all already were. */
export async function markRead(tx: Queryable, { customerId, ids, now }: Read): Promise<boolean> {
  const own = await tx.query(
    `update notifications set read_at = $3::timestamptz
    where customer_id = $1 and read_at is null and ($2::bigint[] is null or id = any($2)) returning 1`,
    [customerId, ids, timestamp(now)],
  );
  const common = await tx.query(
    `insert into notification_reads (notification_id, customer_id)
    select id, $1 from notifications where customer_id is null and ($2::bigint[] is null or id = any($2))
    on conflict do nothing returning 1`,
    [customerId, ids],
  );
  const isChanged = own.length + common.length > 0;
  if (isChanged) await markInboxChanged(tx, customerId);
  return isChanged;
}

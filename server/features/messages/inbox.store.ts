import { type Queryable, timestamp } from '../../db/database';

export type InboxState = { version: number; messages: number; notifications: number };

/**
 * Increments the version of the inbox. Clients are notified after the commit. The customer row is locked
 * first, as in the payment code, so that the two cannot deadlock.
 */
export async function markInboxChanged(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('select 1 from customers where id = $1 for no key update', [customerId]);
  await tx.query(
    `insert into inboxes (customer_id, version) values ($1, 1)
    on conflict (customer_id) do update set version = inboxes.version + 1`,
    [customerId],
  );
}

type Watched = { customerId: number; tokenHash: Buffer };
type WatchedInbox = InboxState & { place: number; mayRead: boolean };

const UNREAD_MESSAGES = (customer: string) => `(
  select count(*)::int from messages message join conversations talk on talk.id = message.conversation_id
  where talk.customer_id = ${customer} and not message.is_from_customer and message.seen_at is null
)`;
const UNREAD_NOTIFICATIONS = (customer: string) => `(
  (select count(*)::int from notifications notification where notification.customer_id = ${customer} and notification.read_at is null)
  + (select count(*)::int from notifications notification where notification.customer_id is null and not exists (
    select 1 from notification_reads where notification_id = notification.id and customer_id = ${customer}))
)`;
const STATE = (customer: string) => `coalesce(inbox.version, 0) as version,
  ${UNREAD_MESSAGES(customer)} as messages, ${UNREAD_NOTIFICATIONS(customer)} as notifications`;

export async function inboxOf(database: Pick<Queryable, 'query'>, customerId: number): Promise<InboxState> {
  const [row] = await database.query<InboxState>(
    `select ${STATE('$1')} from (select 1) one left join inboxes inbox on inbox.customer_id = $1`,
    [customerId],
  );
  return row ?? { version: 0, messages: 0, notifications: 0 };
}

/**
 * Returns the unread counts of many watched inboxes, read in one statement. `place`: the position in the
 * list, from one. Also returns whether each caller's token is still valid.
 */
export const watchedInboxes = (
  database: Pick<Queryable, 'query'>,
  inboxes: Watched[],
  wallNow: number,
): Promise<WatchedInbox[]> =>
  database.query<WatchedInbox>(
    `select watch.place, ${STATE('watch.customer_id')}, exists (
      select 1 from access_tokens token join customers on customers.id = token.customer_id
      where token.token_hash = decode(watch.token, 'hex') and token.expires_at > $3 and customers.is_active
        and token.customer_id = watch.customer_id
    ) as "mayRead"
    from unnest($1::int[], $2::text[]) with ordinality as watch (customer_id, token, place)
    left join inboxes inbox on inbox.customer_id = watch.customer_id`,
    [
      inboxes.map(({ customerId }) => customerId),
      inboxes.map(({ tokenHash }) => tokenHash.toString('hex')),
      timestamp(wallNow),
    ],
  );

import { RUNNING_STATUSES } from '../../../domain/order-states';
import { type Queryable, timestamp } from '../../db/database';
import type { Language } from '../../http/language';
import type { StoredText } from '../shared/local-text';
import type { PageRequest } from '../shared/paging';
import type { Partner } from './partner';

export type MessageRow = {
  id: number;
  conversation_id: number;
  is_from_customer: boolean;
  message: string;
  images: string[];
  client_key: string | null;
  order_id: number | null;
  seen_at: Date | null;
  created_at: Date;
};

export type ConversationRow = {
  id: number;
  customer_id: number;
  store_id: number | null;
  courier_id: number | null;
  /** The partner's name. `null`: the partner is support, which has the shop's name. */
  name: StoredText | null;
  image: string | null;
  unread: number;
  /** The active order that this courier delivers. `null`: none. */
  order_id: number | null;
  last: Stored<MessageRow> | null;
  found: Stored<MessageRow> | null;
  created_at: Date;
};

/** A row that was converted to JSON and back: its timestamps are strings. */
type Stored<Row> = { [Key in keyof Row]: Row[Key] extends Date | null ? string | null : Row[Key] };

export const messageIn = (stored: Stored<MessageRow>): MessageRow => ({
  ...stored,
  seen_at: stored.seen_at === null ? null : new Date(stored.seen_at),
  created_at: new Date(stored.created_at ?? 0),
});

const COLUMNS =
  'id, conversation_id, is_from_customer, message, images, client_key, order_id, seen_at, created_at';

/** SQL for conversations. Parameters: $1 is the customer id, $2 the list of active order statuses. */
const CONVERSATIONS = `select talk.id, talk.customer_id, talk.store_id, talk.courier_id, talk.created_at,
    coalesce(store.name, courier.name) as name, coalesce(store.logo, courier.image) as image,
    (select count(*)::int from messages unseen
      where unseen.conversation_id = talk.id and not unseen.is_from_customer and unseen.seen_at is null) as unread,
    (select max(id) from orders
      where courier_id = talk.courier_id and customer_id = talk.customer_id and status = any($2::text[])) as order_id,
    to_jsonb(last) as last
  from conversations talk
  left join stores store on store.id = talk.store_id
  left join couriers courier on courier.id = talk.courier_id
  left join lateral (
    select ${COLUMNS} from messages where conversation_id = talk.id order by id desc limit 1
  ) last on true`;

type Asked = { customerId: number; page: PageRequest; kind: Partner['kind'] | null };

const OF_KIND: Record<Partner['kind'], string> = {
  store: 'talk.store_id is not null',
  courier: 'talk.courier_id is not null',
  support: 'talk.store_id is null and talk.courier_id is null',
};

/**
 * Returns the customer's conversations, newest first. The list has no pages, because no customer has many
 * partners.
 */
export async function conversationsOf(
  database: Queryable,
  { customerId, page, kind }: Asked,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const where = `talk.customer_id = $1${kind === null ? '' : ` and ${OF_KIND[kind]}`}`;
  const [counted] = await database.query<{ total: number }>(
    `select count(*)::int as total from conversations talk where ${where}`,
    [customerId],
  );
  const rows = await database.query<ConversationRow>(
    `${CONVERSATIONS} where ${where} order by coalesce(last.id, 0) desc, talk.id desc
    limit $3::int offset $4::int`,
    [customerId, RUNNING_STATUSES, page.limit, (page.page - 1) * page.limit],
  );
  return { rows: rows.map((row) => ({ ...row, found: null })), total: counted?.total ?? 0 };
}

type Search = { customerId: number; text: string; page: PageRequest; supportNames: readonly string[] };

/** Searches the names of partners in both languages, and the texts of messages. */
export async function searchConversations(
  database: Queryable,
  { customerId, text, page, supportNames }: Search,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await database.query<ConversationRow & { total: number }>(
    `select *, count(*) over ()::int as total from (
      select every.*, to_jsonb(hit) as found, hit.id as found_id from (${CONVERSATIONS}) every
      left join lateral (
        select ${COLUMNS} from messages
        where conversation_id = every.id and message ilike $3 order by id desc limit 1
      ) hit on true
    ) hits
    where customer_id = $1 and (
      found_id is not null or name->>'en' ilike $3 or name->>'ar' ilike $3
      or (store_id is null and courier_id is null
        and exists (select 1 from unnest($4::text[]) as called where called ilike $3))
    )
    order by coalesce((last->>'id')::bigint, 0) desc, id desc limit $5::int offset $6::int`,
    [customerId, RUNNING_STATUSES, pattern, supportNames, page.limit, (page.page - 1) * page.limit],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findConversation(
  database: Queryable,
  customerId: number,
  conversationId: number,
): Promise<ConversationRow | null> {
  const [row] = await database.query<ConversationRow>(
    `${CONVERSATIONS} where talk.customer_id = $1 and talk.id = $3`,
    [customerId, RUNNING_STATUSES, conversationId],
  );
  return row === undefined ? null : { ...row, found: null };
}

export async function conversationWith(
  database: Queryable,
  customerId: number,
  partner: Partner,
): Promise<ConversationRow | null> {
  const [row] = await database.query<ConversationRow>(
    `${CONVERSATIONS} where talk.customer_id = $1
      and coalesce(talk.store_id, 0) = $3 and coalesce(talk.courier_id, 0) = $4`,
    [customerId, RUNNING_STATUSES, ...idsOf(partner)],
  );
  return row === undefined ? null : { ...row, found: null };
}

const idsOf = ({ kind, id }: Partner): [store: number, courier: number] => [
  kind === 'store' ? id : 0,
  kind === 'courier' ? id : 0,
];

/**
 * Returns a partner with whom the customer has no conversation yet. `null`: the customer can't write to this
 * partner.
 */
export async function newPartnerOf(
  database: Queryable,
  customerId: number,
  partner: Partner,
): Promise<Pick<ConversationRow, 'name' | 'image' | 'order_id'> | null> {
  if (partner.kind === 'support') return { name: null, image: null, order_id: null };
  const [row] =
    partner.kind === 'store'
      ? await database.query<Pick<ConversationRow, 'name' | 'image' | 'order_id'>>(
          'select name, logo as image, null::int as order_id from stores where id = $1 and is_active',
          [partner.id],
        )
      : await database.query<Pick<ConversationRow, 'name' | 'image' | 'order_id'>>(
          `select courier.name, courier.image, max(o.id) as order_id from couriers courier
          join orders o on o.courier_id = courier.id and o.customer_id = $2 and o.status = any($3::text[])
          where courier.id = $1 group by courier.id`,
          [partner.id, customerId, RUNNING_STATUSES],
        );
  return row ?? null;
}

/** Locks the conversation until the transaction ends, so that messages stay in order. */
export async function lockConversation(
  tx: Queryable,
  { customerId, partner, language }: { customerId: number; partner: Partner; language: Language },
  now: number,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into conversations (customer_id, store_id, courier_id, language, created_at)
    values ($1, $2, $3, $4, $5::timestamptz)
    on conflict (customer_id, coalesce(store_id, 0), coalesce(courier_id, 0))
      do update set language = excluded.language
    returning id`,
    [
      customerId,
      partner.kind === 'store' ? partner.id : null,
      partner.kind === 'courier' ? partner.id : null,
      language,
      timestamp(now),
    ],
  );
  return row?.id ?? 0;
}

export async function messageWithKey(
  tx: Queryable,
  conversationId: number,
  key: string,
): Promise<MessageRow | null> {
  const [row] = await tx.query<MessageRow>(
    `select ${COLUMNS} from messages where conversation_id = $1 and client_key = $2`,
    [conversationId, key],
  );
  return row ?? null;
}

type NewMessage = {
  conversationId: number;
  isFromCustomer: boolean;
  message: string;
  images?: readonly string[];
  key?: string | null;
  orderId?: number | null;
  now: number;
};

export async function insertMessage(
  tx: Queryable,
  { conversationId, isFromCustomer, message, images = [], key = null, orderId = null, now }: NewMessage,
): Promise<MessageRow | null> {
  const [row] = await tx.query<MessageRow>(
    `insert into messages (conversation_id, is_from_customer, message, images, client_key, order_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz) returning ${COLUMNS}`,
    [conversationId, isFromCustomer, message, images, key, orderId, timestamp(now)],
  );
  return row ?? null;
}

type Thread = { conversationId: number; beforeId: number | null; page: PageRequest };

/** Returns the messages of the conversation, newest first. */
export async function messagesOf(
  database: Queryable,
  { conversationId, beforeId, page }: Thread,
): Promise<{ rows: MessageRow[]; total: number }> {
  const [counted] = await database.query<{ total: number }>(
    'select count(*)::int as total from messages where conversation_id = $1 and ($2::bigint is null or id < $2)',
    [conversationId, beforeId],
  );
  const rows = await database.query<MessageRow>(
    `select ${COLUMNS} from messages where conversation_id = $1 and ($2::bigint is null or id < $2)
    order by id desc limit $3::int offset $4::int`,
    [conversationId, beforeId, page.limit, (page.page - 1) * page.limit],
  );
  return { rows, total: counted?.total ?? 0 };
}

type Seen = { conversationId: number; byCustomer: boolean; upToId: number | null; now: number };

/** Marks the partner's messages as read. Returns false if they already were. */
export async function markSeen(
  tx: Queryable,
  { conversationId, byCustomer, upToId, now }: Seen,
): Promise<boolean> {
  const seen = await tx.query(
    `update messages set seen_at = $4::timestamptz
    where conversation_id = $1 and is_from_customer <> $2 and seen_at is null and ($3::bigint is null or id <= $3)
    returning 1`,
    [conversationId, byCustomer, upToId, timestamp(now)],
  );
  return seen.length > 0;
}

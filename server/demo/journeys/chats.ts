import { type Database, type Queryable, timestamp } from '../../db/database';
import { markInboxChanged } from '../../features/messages/inbox.store';
import type { InboxWatch } from '../../features/messages/inbox-watch';
import { insertMessage, markSeen } from '../../features/messages/messages.store';
import { type Partner, partnerIn } from '../../features/messages/partner';
import type { Language } from '../../http/language';
import { answerTo } from './chat-answers';

type Stage = { database: Database; inboxes: Pick<InboxWatch, 'notify'> };

/** Milliseconds until a message is marked as read, and until it gets a reply. */
const READING = 2000;
const ANSWERING = 6000;

type Waiting = {
  id: number;
  conversation_id: number;
  customer_id: number;
  store_id: number | null;
  courier_id: number | null;
  language: Language;
  message: string;
  order_id: number | null;
  created_at: Date;
  begun_at: Date;
  is_seen: boolean;
  answers: number;
};

/** Reads and answers customers' messages for stores, couriers and support. */
export async function playChats({ database, inboxes }: Stage, wallNow: number): Promise<void> {
  for (const waiting of await takeUp(database, wallNow)) {
    const elapsed = wallNow - waiting.begun_at.getTime();
    const isAnswered = elapsed >= ANSWERING;
    if (!isAnswered && (waiting.is_seen || elapsed < READING)) continue;
    await database.transaction((tx) => (isAnswered ? answer(tx, waiting) : see(tx, waiting)));
    inboxes.notify(waiting.customer_id);
  }
}

/** Returns the messages that wait for a reply. Messages of the demo's own data are ignored. */
async function takeUp(database: Database, wallNow: number): Promise<Waiting[]> {
  await database.query(
    `insert into demo_chats (message_id, begun_at)
    select message.id, $1::timestamptz from conversations talk
    join lateral (
      select id, is_from_customer, client_key from messages where conversation_id = talk.id order by id desc limit 1
    ) message on message.is_from_customer and message.client_key is not null
    on conflict do nothing`,
    [timestamp(wallNow)],
  );
  return database.query<Waiting>(
    `select message.id, message.conversation_id, talk.customer_id, talk.store_id, talk.courier_id, talk.language, message.message,
      message.order_id, message.created_at, chat.begun_at, message.seen_at is not null as is_seen,
      (select count(*)::int from messages where conversation_id = talk.id and not is_from_customer) as answers
    from demo_chats chat
    join messages message on message.id = chat.message_id join conversations talk on talk.id = message.conversation_id
    where not exists (select 1 from messages later where later.conversation_id = talk.id and later.id > message.id)
    order by message.id`,
  );
}

async function see(tx: Queryable, { id, conversation_id, customer_id, created_at }: Waiting): Promise<void> {
  await markSeen(tx, {
    conversationId: conversation_id,
    byCustomer: false,
    upToId: id,
    now: created_at.getTime(),
  });
  await markInboxChanged(tx, customer_id);
}

async function answer(tx: Queryable, waiting: Waiting): Promise<void> {
  const { conversation_id: conversationId, language, answers, message, order_id: orderId } = waiting;
  // Takes the same locks as sending a message, so that messages stay in order.
  await tx.query('select 1 from customers where id = $1 for no key update', [waiting.customer_id]);
  await tx.query('select 1 from conversations where id = $1 for update', [conversationId]);
  await see(tx, waiting);
  const partner: Partner = partnerIn(waiting);
  await insertMessage(tx, {
    conversationId,
    isFromCustomer: false,
    message: answerTo({ kind: partner.kind, message, answers, orderId })[language],
    orderId,
    now: waiting.created_at.getTime() + ANSWERING,
  });
}

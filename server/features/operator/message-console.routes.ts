import type { OperatorConversation } from '../../../contract/types.gen';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { markInboxChanged } from '../messages/inbox.store';
import { insertMessage, type MessageRow, markSeen } from '../messages/messages.store';
import { partnerIn } from '../messages/partner';
import { optionalTextIn, type StoredText } from '../shared/local-text';
import { recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

type ConversationRow = {
  id: number;
  store_id: number | null;
  courier_id: number | null;
  partner: StoredText | null;
  first_name: string;
  last_name: string | null;
  phone: string | null;
  is_waiting: boolean;
  messages: (Pick<MessageRow, 'id' | 'is_from_customer' | 'message' | 'images'> & { created_at: string })[];
};

const MAX = 100;
const LAST = 8;
const DAY = 24 * 60 * 60_000;

/**
 * Operations with which operators read customers' messages and reply for stores, couriers and support
 * [CHAT-02, X-23].
 */
export const messageConsole = (): Operations => ({
  listShopConversations: async (request) => {
    const conversations = await talksOfConsole(request.database, request.now - DAY);
    return { conversations: conversations.map((conversation) => toWire(conversation, request)) };
  },
  answerConversation: async (request) => {
    const { database, params, body, now, inboxes, language } = request;
    const message = body.message.trim();
    if (message === '') refuse(403, 'message', OPERATOR_MESSAGES.words);
    const customerId = await database.transaction(async (tx) => {
      await recordWrite(tx, request, {
        action: 'answerConversation',
        object: 'conversation',
        id: params.id,
        changes: [{ field: 'message' }],
      });
      return answer(tx, { id: params.id, message, now });
    });
    inboxes.notify(customerId);
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

/**
 * Returns the conversations for the console: unanswered ones first, the oldest at the top, then other recent
 * ones.
 */
const talksOfConsole = (database: Queryable, since: number): Promise<ConversationRow[]> =>
  database.query<ConversationRow>(
    `select talk.id, talk.store_id, talk.courier_id, coalesce(store.name, courier.name) as partner,
      person.first_name, person.last_name, person.phone, last.is_from_customer as is_waiting, message.messages
    from conversations talk
    join customers person on person.id = talk.customer_id
    left join stores store on store.id = talk.store_id
    left join couriers courier on courier.id = talk.courier_id
    join lateral (
      select id, is_from_customer, created_at from messages where conversation_id = talk.id order by id desc limit 1
    ) last on true
    join lateral (
      select jsonb_agg(jsonb_build_object('id', one.id, 'is_from_customer', one.is_from_customer,
        'message', one.message, 'images', one.images, 'created_at', one.created_at) order by one.id) as messages
      from (select * from messages where conversation_id = talk.id order by id desc limit ${LAST}) one
    ) message on true
    where last.is_from_customer or last.created_at >= $1::timestamptz
    order by last.is_from_customer desc,
      case when last.is_from_customer then last.id end, last.id desc limit ${MAX}`,
    [timestamp(since)],
  );

type Answer = { id: number; message: string; now: number };

/** Stores a reply. Takes the same locks as a customer's message, so that messages stay in order. */
async function answer(tx: Queryable, { id, message, now }: Answer): Promise<number> {
  const [conversation] = await tx.query<{ customer_id: number }>(
    'select customer_id from conversations where id = $1',
    [id],
  );
  const customerId = conversation?.customer_id ?? refuse(404, 'not_found', MESSAGES.unknownAddress);
  await markInboxChanged(tx, customerId);
  await tx.query('select 1 from conversations where id = $1 for update', [id]);
  await markSeen(tx, { conversationId: id, byCustomer: false, upToId: null, now });
  await insertMessage(tx, { conversationId: id, isFromCustomer: false, message, now });
  return customerId;
}

const toWire = (
  conversation: ConversationRow,
  { language }: Pick<RequestContext, 'language'>,
): OperatorConversation => ({
  id: conversation.id,
  kind: partnerIn(conversation).kind,
  partner: optionalTextIn(conversation.partner, language),
  customer: [conversation.first_name, conversation.last_name].filter(Boolean).join(' '),
  phone: conversation.phone,
  is_waiting: conversation.is_waiting ? 1 : 0,
  messages: conversation.messages.map(
    ({ id, is_from_customer: isTheirs, message, images, created_at: at }) => ({
      id,
      is_from_customer: isTheirs ? 1 : 0,
      message,
      images,
      created_at: new Date(at).toISOString(),
    }),
  ),
});

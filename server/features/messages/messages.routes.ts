import type { ConversationPage, MessagePage } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { STREAM_HEADERS } from '../../http/event-stream';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { type PageQuery, pageFields, pageOf } from '../shared/paging';
import { signedIn, unauthorized } from '../shared/signed-in';
import { inboxOf, markInboxChanged } from './inbox.store';
import { toInboxEvent } from './inbox-watch';
import { canSend, toWireConversation, toWireMessage, toWireUser } from './message.wire';
import { MESSAGES_MESSAGES, SUPPORT_TOPICS } from './messages.messages';
import {
  type ConversationRow,
  conversationsOf,
  conversationWith,
  findConversation,
  markSeen,
  messagesOf,
  newPartnerOf,
  searchConversations,
} from './messages.store';
import { type Partner, partnerIn, partnerNamed, SUPPORT, typeOf } from './partner';
import { send, unknown } from './send';

const KINDS = { vendor: 'store', delivery_man: 'courier', admin: 'support' } as const;

/** Operations on conversations with stores, couriers and support [CHAT-01, CHAT-02, PERM-06]. */
export const messagesRoutes = (): Operations => ({
  listConversations: async (request) => {
    const { database, query } = request;
    const page = pageOf(query);
    const { rows, total } = await conversationsOf(database, {
      customerId: signedIn(request),
      page,
      kind: query.type === undefined ? null : KINDS[query.type],
    });
    return toPage(request, rows, total);
  },
  searchConversations: async (request) => {
    const { database, query } = request;
    const text = query.name.trim();
    const { rows, total } = await searchConversations(database, {
      customerId: signedIn(request),
      text,
      page: pageOf(query),
      supportNames: Object.values(MESSAGES_MESSAGES.support),
    });
    return toPage(request, rows, total);
  },
  getMessages: (request) => thread(request),
  sendMessage: async (request) => {
    const { message } = await send(request);
    const { conversation_id: id } = message;
    const row = (await findConversation(request.database, signedIn(request), id)) ?? unknown();
    return pageOfThread(request, row, request.body);
  },
  readMessages: async (request) => {
    const { database, body, now, inboxes } = request;
    const customerId = signedIn(request);
    const { conversation_id: conversationId, up_to_id: upToId } = body;
    const isChanged = await database.transaction(async (tx) => {
      if ((await findConversation(tx, customerId, conversationId)) === null) unknown();
      const isNew = await markSeen(tx, { conversationId, byCustomer: true, upToId, now });
      if (isNew) await markInboxChanged(tx, customerId);
      return isNew;
    });
    if (isChanged) inboxes.notify(customerId);
    return toInboxEvent(await inboxOf(database, customerId));
  },
  streamInbox: async (request) => {
    const { address, inboxes, lastEventId, setHeader, tokenHash } = request;
    const customerId = signedIn(request);
    const { body } = await inboxes.follow(
      { owner: `customer:${customerId}`, address, customerId, tokenHash: tokenHash ?? unauthorized() },
      lastEventId,
    );
    for (const [name, value] of Object.entries(STREAM_HEADERS)) setHeader(name, value);
    return body;
  },
  listSupportMessages: ({ language, query }) => {
    const { limit, page } = pageOf(query);
    const topics = SUPPORT_TOPICS.map((topic, index) => ({ id: index + 1, message: topic[language] }));
    return {
      ...pageFields({ limit, page }, topics.length),
      data: topics.slice((page - 1) * limit, page * limit),
    };
  },
});

const toPage = (
  { language, query }: RequestContext & { query: PageQuery },
  rows: ConversationRow[],
  total: number,
): ConversationPage => ({
  ...pageFields(pageOf(query), total),
  conversations: rows.map((row) => toWireConversation(row, language)),
});

type ThreadQuery = PageQuery & {
  conversation_id?: number;
  vendor_id?: number;
  delivery_man_id?: number;
  admin_id?: number;
  before_id?: number;
};

/** Returns a conversation by its id, or by its partner if it doesn't exist yet. */
async function thread(request: RequestContext & { query: ThreadQuery }): Promise<MessagePage> {
  const { database, query, language } = request;
  const customerId = signedIn(request);
  if (query.conversation_id !== undefined) {
    const row = (await findConversation(database, customerId, query.conversation_id)) ?? unknown();
    return pageOfThread(request, row, query);
  }
  const partner = partnerAsked(query) ?? refuse(404, 'not_found', MESSAGES_MESSAGES.noReceiver);
  const row = await conversationWith(database, customerId, partner);
  if (row !== null) return pageOfThread(request, row, query);
  const stranger = (await newPartnerOf(database, customerId, partner)) ?? unknown();
  return {
    ...pageFields(pageOf(query), 0),
    status: true,
    conversation: {
      id: 0,
      receiver_id: partner.id ?? 0,
      receiver_type: typeOf(partner),
      receiver: toWireUser(partner, stranger, language),
      unread_message_count: 0,
      can_send: canSend(partner, stranger.order_id) ? 1 : 0,
      order_id: stranger.order_id,
    },
    messages: [],
  };
}

function partnerAsked({ vendor_id, delivery_man_id, admin_id }: ThreadQuery): Partner | null {
  if (vendor_id !== undefined) return partnerNamed('vendor', vendor_id);
  if (delivery_man_id !== undefined) return partnerNamed('delivery_man', delivery_man_id);
  return admin_id === undefined ? null : SUPPORT;
}

async function pageOfThread(
  { database, language }: RequestContext,
  row: ConversationRow,
  query: PageQuery & { before_id?: number },
): Promise<MessagePage> {
  const page = pageOf(query);
  const { rows, total } = await messagesOf(database, {
    conversationId: row.id,
    beforeId: query.before_id ?? null,
    page,
  });
  const ends = { customerId: row.customer_id, partner: partnerIn(row) };
  return {
    ...pageFields(page, total),
    status: true,
    conversation: toWireConversation(row, language),
    messages: rows.map((message) => toWireMessage(message, ends)),
  };
}

import type { ChatUser, Conversation, Message } from '../../../contract/types.gen';
import type { Language } from '../../http/language';
import { textIn } from '../shared/local-text';
import { MESSAGES_MESSAGES } from './messages.messages';
import { type ConversationRow, type MessageRow, messageIn } from './messages.store';
import { type Partner, partnerIn, typeOf } from './partner';

type Ends = { customerId: number; partner: Partner };

export const toWireMessage = (row: MessageRow, { customerId, partner }: Ends): Message => ({
  id: row.id,
  conversation_id: row.conversation_id,
  sender_id: row.is_from_customer ? customerId : (partner.id ?? 0),
  sender_type: row.is_from_customer ? 'customer' : typeOf(partner),
  client_message_id: row.client_key,
  message: row.message || null,
  file_full_url: row.images,
  is_seen: row.seen_at === null ? 0 : 1,
  order_id: row.order_id,
  created_at: row.created_at.toISOString(),
  updated_at: (row.seen_at ?? row.created_at).toISOString(),
});

export function toWireConversation(row: ConversationRow, language: Language): Conversation {
  const partner = partnerIn(row);
  const ends = { customerId: row.customer_id, partner };
  const last = row.last && messageIn(row.last);
  return {
    id: row.id,
    sender_id: row.customer_id,
    sender_type: 'customer',
    receiver_id: partner.id ?? 0,
    receiver_type: typeOf(partner),
    receiver: toWireUser(partner, row, language),
    unread_message_count: row.unread,
    last_message_id: last?.id ?? null,
    last_message_time: last?.created_at.toISOString() ?? null,
    last_message: last && toWireMessage(last, ends),
    found_message: row.found && toWireMessage(messageIn(row.found), ends),
    can_send: canSend(partner, row.order_id) ? 1 : 0,
    order_id: row.order_id,
    created_at: row.created_at.toISOString(),
    updated_at: (last?.created_at ?? row.created_at).toISOString(),
  };
}

/**
 * Returns whether customers can write to this partner. To a courier they can only during an order; to stores
 * and support always.
 */
export const canSend = ({ kind }: Partner, orderId: number | null): boolean =>
  kind !== 'courier' || orderId !== null;

export const toWireUser = (
  { id }: Partner,
  { name, image }: Pick<ConversationRow, 'name' | 'image'>,
  language: Language,
): ChatUser => ({
  id: id ?? 0,
  f_name: name === null ? MESSAGES_MESSAGES.support[language] : textIn(name, language),
  image_full_url: image,
});

import type { Contract } from '../../contract/types.gen';
import type { Conversation, Message, Partner } from '../../domain/conversation';
import {
  type Notification,
  type NotificationKind,
  notificationKindOf,
  ownLink,
} from '../../domain/notification';
import { API_ADDRESS } from './api-address';
import { accepted } from './api-error';
import type { ApiClient } from './client';
import { listenTo } from './event-stream';
import {
  isOn,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  picturesOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

type Thread = { conversation: Conversation; messages: Message[]; hasOlder: boolean };
type Saying = { partner: Partner; key: string; text: string; files: readonly File[] };
type Unread = { version: number; messages: number; notifications: number };

export type MessageApi = ReturnType<typeof createMessageApi>;

const MESSAGES_PER_PAGE = 30;
const MAX_CONVERSATIONS = 100;
export const NOTIFICATIONS_PER_PAGE = 20;

const TYPES = { store: 'vendor', courier: 'delivery_man', support: 'admin' } as const;

export const createMessageApi = (client: ApiClient) => ({
  /** Registers the browser's push token [NOTI-01]. */
  introduce: async (token: string): Promise<void> => {
    await client.put('/customer/cm-firebase-token', { body: { cm_firebase_token: token } });
  },
  conversations: async (text: string): Promise<Conversation[]> => {
    const query = { limit: MAX_CONVERSATIONS };
    const answer =
      text === ''
        ? await client.get('/customer/message/list', { query })
        : await client.get('/customer/message/search-list', { query: { ...query, name: text } });
    return wiresOf(answer?.conversations).map(toConversation);
  },
  thread: async (partner: Partner, beforeId: number | null): Promise<Thread> =>
    toThread(
      await client.get('/customer/message/details', {
        query: {
          limit: MESSAGES_PER_PAGE,
          ...(partner.kind === 'store' && { vendor_id: partner.id }),
          ...(partner.kind === 'courier' && { delivery_man_id: partner.id }),
          ...(partner.kind === 'support' && { admin_id: 0 }),
          ...(beforeId !== null && { before_id: beforeId }),
        },
      }),
    ),
  send: async ({ partner, key, text, files }: Saying): Promise<Thread> => {
    const given = {
      receiver_type: TYPES[partner.kind],
      ...(partner.id !== null && { receiver_id: partner.id }),
      client_message_id: key,
      message: text,
      limit: MESSAGES_PER_PAGE,
    };
    return toThread(
      await client.post('/customer/message/send', {
        body: files.length === 0 ? given : formOf(given, files),
      }),
    );
  },
  seen: async (conversationId: number, upToId: number): Promise<void> => {
    accepted(
      await client.put('/customer/message/read', {
        body: { conversation_id: conversationId, up_to_id: upToId },
      }),
    );
  },
  topics: async (): Promise<string[]> =>
    wiresOf((await client.get('/customer/automated-message'))?.data)
      .map(({ message }) => optionalText(message))
      .filter((message) => message !== null),
  /**
   * Reports unread counts at once and after every change, until the server ends the stream. Rejects on
   * failure.
   */
  follow: (notify: (unread: Unread) => void, signal: AbortSignal): Promise<void> =>
    listenTo(
      { baseUrl: API_ADDRESS, scope: client.scope },
      '/customer/message/events',
      ({ name, data }) => {
        const wire = name === 'inbox' ? optionalWire(data as Wire<Contract['InboxEvent']> | null) : null;
        if (wire)
          notify({
            version: numberOr(wire.version, 0),
            messages: numberOr(wire.unread_messages, 0),
            notifications: numberOr(wire.unread_notifications, 0),
          });
      },
      signal,
    ),
  notifications: async (kind: NotificationKind | null, page: number): Promise<Notification[]> =>
    wiresOf(
      await client.get('/customer/notifications', {
        query: { limit: NOTIFICATIONS_PER_PAGE, offset: page, ...(kind !== null && { type: kind }) },
      }),
    ).map(toNotification),
  /** Marks notifications as read. `ids: null`: all notifications. */
  read: async (ids: readonly number[] | null): Promise<void> => {
    accepted(
      await client.put('/customer/notifications/read', { body: ids === null ? {} : { ids: [...ids] } }),
    );
  },
});

function formOf(fields: Record<string, string | number>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const file of files) form.append('image', file);
  return form;
}

function toThread(answer: Wire<Contract['MessagePage']> | null | undefined): Thread {
  const wire = wireOf(answer, 'messages');
  const messages = wiresOf(wire.messages).map(toMessage).reverse();
  return {
    conversation: toConversation(wireOf(wire.conversation, 'conversation')),
    messages,
    hasOlder: numberOr(wire.total_size, 0) > messages.length,
  };
}

function toConversation(wire: Wire<Contract['Conversation']>): Conversation {
  const partner = optionalWire(wire.receiver);
  const last = optionalWire(wire.last_message);
  const found = optionalWire(wire.found_message);
  return {
    id: numberOr(wire.id, 0) || null,
    partner: partnerOf(wire),
    name: textOr(partner?.f_name, ''),
    imageUrl: pictureOf(partner?.image_full_url),
    unread: numberOr(wire.unread_message_count, 0),
    canSend: isOn(wire.can_send),
    orderId: optionalNumber(wire.order_id),
    last: last && toMessage(last),
    found: found && toMessage(found),
  };
}

function partnerOf({ receiver_type: type, receiver_id }: Wire<Contract['Conversation']>): Partner {
  const id = numberOr(receiver_id, 0);
  if (type === 'vendor') return { kind: 'store', id };
  return type === 'delivery_man' ? { kind: 'courier', id } : { kind: 'support', id: null };
}

const toMessage = (wire: Wire<Contract['Message']>): Message => ({
  id: requiredNumber(wire, 'id'),
  isOwn: wire.sender_type === 'customer',
  text: textOr(wire.message, ''),
  pictures: picturesOf(wire.file_full_url),
  isSeen: isOn(wire.is_seen),
  key: optionalText(wire.client_message_id),
  at: requiredText(wire, 'created_at'),
});

function toNotification(wire: Wire<Contract['Notification']>): Notification {
  const data = wireOf(wire.data, 'notification');
  return {
    id: requiredNumber(wire, 'id'),
    kind: notificationKindOf(data.type) ?? 'offer',
    title: requiredText(data, 'title'),
    text: textOr(data.description, ''),
    imageUrl: pictureOf(wire.image_full_url),
    link: ownLink(optionalText(data.link)),
    isRead: isOn(wire.is_read),
    at: requiredText(wire, 'created_at'),
  };
}

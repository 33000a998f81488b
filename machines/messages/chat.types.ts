import type { Conversation, Message, Partner } from '../../domain/conversation';
import type { Photo } from '../../domain/photo';
import type { Failure } from '../shared/failure';

/**
 * A chosen picture without its file. An actor holds the file, because the machine's context holds only JSON.
 */
export type Picture = { id: string; name: string; url: string };

/** Messages that the server has not confirmed. The oldest one is sent first. */
export type Outgoing = { key: string; text: string; pictures: readonly Picture[]; failure: Failure | null };

export type SendMessageInput = { partner: Partner; message: Outgoing };

export type ChatInput = { partner: Partner; draft: string };

export type ChatContext = {
  partner: Partner;
  conversation: Conversation | null;
  /** The loaded messages, oldest first. */
  messages: Message[];
  hasOlder: boolean;
  outgoing: Outgoing[];
  /** The key of the message being sent. */
  sending: string | null;
  draft: string;
  pictures: Picture[];
  /** Why a chosen file was rejected. */
  problem: 'type' | 'size' | 'count' | null;
  failure: Failure | null;
};

export type ThreadRead = { conversation: Conversation; messages: Message[]; hasOlder: boolean };
export type ThreadAsked = { partner: Partner; beforeId: number | null };

export type ChatEvent =
  | { type: 'draft.typed'; text: string }
  | { type: 'pictures.chosen'; photos: readonly Photo[] }
  | { type: 'picture.removed'; id: string }
  | { type: 'pictures.read'; pictures: Picture[] }
  /** The customer sent a message. `key`: the idempotency key, so that a retry does no harm. */
  | { type: 'message.submitted'; text: string; key: string }
  | { type: 'message.retried'; key: string }
  | { type: 'message.discarded'; key: string }
  | { type: 'older.requested' }
  | { type: 'retry.requested' }
  /** The server has new messages, or the stream is connected again. */
  | { type: 'news.changed' };

export type ChatEmitted =
  | { type: 'message.arrived'; name: string; text: string }
  /** The list of conversations is outdated. */
  | { type: 'chat.changed' };

export type PictureCommand =
  | { type: 'pictures.stored'; photos: readonly Photo[] }
  | { type: 'picture.dropped'; id: string }
  /** The message now owns the chosen pictures, until it is sent or removed. */
  | { type: 'pictures.taken'; key: string };

export type ChatDraftCommand = { type: 'draft.stored'; partner: Partner; text: string };

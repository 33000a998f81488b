import type { Conversation, Message, Partner } from '../../domain/conversation';
import type { Photo } from '../../domain/photo';
import type { Failure } from '../shared/failure';

/** A chosen picture; the file itself stays with whoever holds it. */
export type Picture = { id: string; name: string; url: string };

/** What was said here and that the server has not confirmed; the oldest is sent first. */
export type Outgoing = { key: string; text: string; pictures: readonly Picture[]; failure: Failure | null };

export type Saying = { partner: Partner; message: Outgoing };

export type ChatInput = { partner: Partner; draft: string };

export type ChatContext = {
  partner: Partner;
  conversation: Conversation | null;
  /** The oldest first. */
  messages: Message[];
  hasOlder: boolean;
  outgoing: Outgoing[];
  /** Which of them is on its way. */
  sending: string | null;
  draft: string;
  pictures: Picture[];
  /** Why a file was not taken. */
  problem: 'type' | 'size' | 'count' | null;
  failure: Failure | null;
};

export type ThreadRead = { conversation: Conversation; messages: Message[]; hasOlder: boolean };
export type ThreadAsked = { partner: Partner; beforeId: number | null };

export type ChatEvent =
  | { type: 'draft.typed'; text: string }
  | { type: 'pictures.chosen'; photos: readonly Photo[] }
  | { type: 'picture.removed'; id: string }
  /** All that are held now. */
  | { type: 'pictures.read'; pictures: Picture[] }
  /** The key makes it one message, however often it is sent. */
  | { type: 'message.submitted'; text: string; key: string }
  | { type: 'message.retried'; key: string }
  | { type: 'message.discarded'; key: string }
  | { type: 'older.requested' }
  | { type: 'retry.requested' }
  /** The server says that something has changed, or can be heard again. */
  | { type: 'news.told' };

export type ChatEmitted =
  | { type: 'message.arrived'; name: string; text: string }
  /** The list of conversations is old. */
  | { type: 'chat.changed' };

export type PictureCommand =
  | { type: 'pictures.held'; photos: readonly Photo[] }
  | { type: 'picture.dropped'; id: string }
  /** They belong to this message now, until it is gone. */
  | { type: 'pictures.taken'; key: string };

export type ChatDraftCommand = { type: 'draft.kept'; partner: Partner; text: string };

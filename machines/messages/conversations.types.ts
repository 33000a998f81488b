import type { Conversation } from '../../domain/conversation';
import type { Failure } from '../shared/failure';

export type ConversationsContext = {
  /** What is searched for; empty: all of them. */
  text: string;
  conversations: Conversation[];
  failure: Failure | null;
};

export type ConversationsEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'retry.requested' }
  | { type: 'news.told' };

import { assign, setup } from 'xstate';
import type { Conversation } from '../../domain/conversation';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

type ConversationsContext = {
  /** What is searched for; empty: all of them. */
  text: string;
  conversations: Conversation[];
  failure: Failure | null;
};

type ConversationsEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'retry.requested' }
  | { type: 'news.told' };

export const conversationsMachine = setup({
  types: {} as {
    context: ConversationsContext;
    events: ConversationsEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readConversations: notProvided<Conversation[], { text: string }>('readConversations'),
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    setConversations: assign((_, { output }: { output: Conversation[] }) => ({
      conversations: output,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  delays: { typingTime: 300 },
}).createMachine({
  id: 'conversations',
  description:
    'Everybody with whom something was said, the newest first; found by name and by what was said.',
  meta: { title: 'Conversations', rules: ['CHAT-01'] },
  context: { text: '', conversations: [], failure: null },
  initial: 'reading',
  on: {
    'search.typed': { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
  },
  states: {
    typing: {
      description: 'What was found last stays to be seen.',
      meta: { title: 'Typing' },
      after: { typingTime: 'reading' },
    },
    reading: {
      meta: { title: 'Reading' },
      tags: 'busy',
      invoke: {
        id: 'readConversations',
        src: 'readConversations',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: { type: 'setConversations', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    ready: {
      meta: { title: 'The list' },
      on: { 'news.told': 'refreshing' },
    },
    refreshing: {
      description: 'Quietly, in place of what is known.',
      meta: { title: 'Reading anew' },
      on: { 'news.told': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refresh',
        src: 'readConversations',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: { type: 'setConversations', params: ({ event }) => event } },
        onError: { description: 'Read with the next news.', target: 'ready' },
      },
    },
    failed: {
      meta: { title: 'Could not be read' },
      tags: 'failed',
      on: { 'retry.requested': 'reading', 'news.told': 'reading' },
    },
  },
});

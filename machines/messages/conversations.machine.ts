import { assign, setup } from 'xstate';
import type { Conversation } from '../../domain/conversation';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

type ConversationsContext = {
  /** The search text; empty: all conversations. */
  text: string;
  conversations: Conversation[];
  failure: Failure | null;
};

type ConversationsEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'retry.requested' }
  | { type: 'news.changed' };

const actors = {
  readConversations: notProvided<Conversation[], { text: string }>('readConversations'),
};

export const conversationsMachine = setup({
  types: {} as {
    context: ConversationsContext;
    events: ConversationsEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  actions: {
    setText: assign(({ event }) => ({ text: eventOf(event, 'search.typed').text })),
    setConversations: assign(({ event }) => ({
      conversations: outputOf<typeof actors, 'readConversations'>(event),
      failure: null,
    })),
    setFailure: setFailure(),
  },
  delays: { typingTime: 300 },
}).createMachine({
  id: 'conversations',
  description: 'Lists all conversations, newest first. The search finds names and messages.',
  meta: { title: 'Conversations', rules: ['CHAT-01'] },
  context: { text: '', conversations: [], failure: null },
  initial: 'reading',
  on: {
    'search.typed': { target: '.typing', actions: 'setText' },
  },
  states: {
    typing: {
      description: 'The earlier results stay visible while the customer types.',
      meta: { title: 'Typing' },
      after: { typingTime: 'reading' },
    },
    reading: {
      meta: { title: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'readConversations',
        src: 'readConversations',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: 'setConversations' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    ready: {
      meta: { title: 'List' },
      on: { 'news.changed': 'refreshing' },
    },
    refreshing: {
      description: 'Reloads in the background and then replaces the list.',
      meta: { title: 'Reloading' },
      on: { 'news.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refresh',
        src: 'readConversations',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: 'setConversations' },
        onError: {
          description: 'If the request fails, it is retried with the next update.',
          target: 'ready',
        },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: { 'retry.requested': 'reading', 'news.changed': 'reading' },
    },
  },
});

import { fromPromise } from 'xstate';
import { conversationsMachine } from '../../../machines/messages/conversations.machine';
import type { MessageApi } from '../../api/message-api';

export const provideConversations = (api: () => Promise<Pick<MessageApi, 'conversations'>>) =>
  conversationsMachine.provide({
    actors: {
      readConversations: fromPromise(async ({ input: { text } }) => (await api()).conversations(text)),
    },
  });

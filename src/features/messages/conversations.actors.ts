import { fromPromise } from 'xstate';
import { conversationsMachine } from '../../../machines/messages/conversations.machine';
import type { inboxMachine } from '../../../machines/messages/inbox.machine';
import type { MessageApi } from '../../api/message-api';
import type { EffectsOf } from '../../platform/flow';

export const provideConversations = (api: () => Promise<Pick<MessageApi, 'conversations'>>) =>
  conversationsMachine.provide({
    actors: {
      readConversations: fromPromise(async ({ input: { text } }) => (await api()).conversations(text)),
    },
  });

/** Reloads the flows that show messages after an update of the inbox [CHAT-02]. */
export const inboxEffects = (
  ...readers: readonly { send(event: { type: 'news.changed' }): void }[]
): EffectsOf<typeof inboxMachine> => ({
  'inbox.changed': () => {
    for (const reader of readers) reader.send({ type: 'news.changed' });
  },
});

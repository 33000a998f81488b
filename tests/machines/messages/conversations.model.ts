import type { Conversation } from '../../../domain/conversation';
import { conversationsMachine } from '../../../machines/messages/conversations.machine';
import { createModel } from '../../support/model';

export const basil: Conversation = {
  id: 1,
  partner: { kind: 'store', id: 1 },
  name: 'Basil Kitchen',
  imageUrl: null,
  unread: 1,
  canSend: true,
  orderId: null,
  last: null,
  found: null,
};

const offline = { error: { code: 'offline', messages: [] } };

export const conversationsModel = createModel(conversationsMachine, {
  fixtures: [
    { type: 'search.typed', text: 'basil' },
    { type: 'xstate.done.actor.readConversations', output: [basil] },
    { type: 'xstate.error.actor.readConversations', ...offline },
    { type: 'xstate.done.actor.refresh', output: [] },
    { type: 'xstate.error.actor.refresh', ...offline },
  ],
  vertex: ({ context }) => [context.text, context.conversations.length],
  invariants: {
    'a failure is shown exactly where there is one': (at) =>
      !at.matches('failed') || at.context.failure !== null,
  },
});

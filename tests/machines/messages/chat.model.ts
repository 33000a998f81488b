import type { Message } from '../../../domain/conversation';
import { chatMachine } from '../../../machines/messages/chat.machine';
import type { ThreadRead } from '../../../machines/messages/chat.types';
import { createModel } from '../../support/model';
import { basil } from './conversations.model';

const message = (id: number, isOwn: boolean, more: Partial<Message> = {}): Message => ({
  id,
  isOwn,
  text: `message ${id}`,
  pictures: [],
  isSeen: isOwn,
  key: null,
  at: '2026-11-24T10:00:00Z',
  ...more,
});

export const threadOf = (messages: Message[], hasOlder = false): ThreadRead => ({
  conversation: { ...basil, unread: 0 },
  messages,
  hasOlder,
});
export const first = message(1, true);
export const second = message(2, false, { isSeen: true });
export const third = message(3, false);

export const partner = basil.partner;
export const picture = { name: 'door.jpg', type: 'image/jpeg', size: 1000 };
export const offline = { code: 'offline', messages: [] };
const held = { id: 'p1', name: 'door.jpg', url: 'blob:1' };
const broken = { error: new Error('broken') };

export const chatModel = createModel(chatMachine, {
  input: { partner, draft: '' },
  fixtures: [
    { type: 'draft.typed', text: 'Without onions' },
    { type: 'pictures.chosen', photos: [picture] },
    { type: 'picture.removed', id: 'p1' },
    { type: 'pictures.read', pictures: [held] },
    { type: 'message.submitted', text: 'Without onions', key: 'key-1' },
    { type: 'message.retried', key: 'key-1' },
    { type: 'message.discarded', key: 'key-1' },
    { type: 'xstate.done.actor.readThread', output: threadOf([second], true) },
    { type: 'xstate.done.actor.readThread', output: threadOf([third]) },
    { type: 'xstate.error.actor.readThread', error: offline },
    { type: 'xstate.error.actor.readThread', error: { code: 'notFound', messages: [] } },
    { type: 'xstate.done.actor.readOlder', output: threadOf([first]) },
    { type: 'xstate.error.actor.readOlder', error: offline },
    { type: 'xstate.done.actor.readNewMessages', output: threadOf([second, third]) },
    { type: 'xstate.done.actor.readNewMessages', output: threadOf([second]) },
    { type: 'xstate.error.actor.readNewMessages', error: offline },
    { type: 'xstate.done.actor.sendMessage', output: threadOf([second, message(9, true, { key: 'key-1' })]) },
    { type: 'xstate.error.actor.sendMessage', error: offline },
    { type: 'xstate.done.actor.reportSeen', output: undefined },
    { type: 'xstate.error.actor.reportSeen', error: offline },
    { type: 'xstate.error.actor.loadPictures', ...broken },
    { type: 'xstate.error.actor.keepDraft', ...broken },
  ],
  vertex: ({ context: { outgoing, messages, hasOlder } }) => [
    outgoing.map(({ failure }) => failure?.code ?? null),
    hasOlder,
    messages.some(({ isOwn, isSeen }) => !isOwn && !isSeen),
    messages.some(({ id }) => id === 3),
  ],
  stopWhen: ({ context }) => context.outgoing.length > 1 || context.messages.some(({ id }) => id === 9),
  invariants: {
    'a message stays until it is sent or deleted': (at) =>
      !at.matches({ open: { out: 'sending' } }) || at.context.outgoing.length > 0,
    'messages are sorted by age, each once': ({ context: { messages } }) =>
      messages.every(({ id }, index) => id > (messages[index - 1]?.id ?? 0)),
  },
});

import { assign, emit, sendTo, setup } from 'xstate';
import { joined, LONGEST_MESSAGE, newestUnseen } from '../../domain/conversation';
import { MAX_PICTURES, photoProblemOf } from '../../domain/photo';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { setFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  ChatContext,
  ChatDraftCommand,
  ChatEmitted,
  ChatEvent,
  ChatInput,
  Outgoing,
  PictureCommand,
  SendMessageInput,
  ThreadAsked,
  ThreadRead,
} from './chat.types';

/** Temporary failures: the message is sent again once the server can be reached. */
const PASSING: readonly string[] = ['offline', 'timeout'];

const firstWaiting = ({ outgoing }: ChatContext): Outgoing | undefined =>
  outgoing.find(({ failure }) => failure === null);

/** Marks a message as failed. It keeps its place in the list, with the reason. */
const withFailure = (outgoing: readonly Outgoing[], key: string | null, error: unknown): Outgoing[] =>
  outgoing.map((one) => (one.key === key ? { ...one, failure: failureOf(error) } : one));

const actors = {
  readThread: notProvided<ThreadRead, ThreadAsked>('readThread'),
  sendMessage: notProvided<ThreadRead, SendMessageInput>('sendMessage'),
  reportSeen: notProvided<void, { conversationId: number; upToId: number }>('reportSeen'),
  loadPictures: notProvidedCallback<PictureCommand>('loadPictures'),
  keepDraft: notProvidedCallback<ChatDraftCommand>('keepDraft'),
};

export const chatMachine = setup({
  types: {} as {
    input: ChatInput;
    context: ChatContext;
    events: ChatEvent;
    emitted: ChatEmitted;
    children: { loadPictures: 'loadPictures'; keepDraft: 'keepDraft' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isUnknown: ({ event }) => failureOf(errorOf(event)).code === 'notFound',
    hasOlder: ({ context }) => context.hasOlder,
    hasWaiting: ({ context }) => firstWaiting(context) !== undefined,
    hasUnseen: ({ context: { conversation, messages } }) =>
      conversation?.id != null && newestUnseen(messages) !== null,
    isSayable: ({ context, event }) => {
      const { text, key } = eventOf(event, 'message.submitted');
      return (
        context.conversation?.canSend === true &&
        (text.trim() !== '' || context.pictures.length > 0) &&
        text.length <= LONGEST_MESSAGE &&
        context.outgoing.every((one) => one.key !== key)
      );
    },
    isFromPartner: ({ context: { messages }, event }) =>
      arrivedIn(messages, outputOf<typeof actors, 'readThread'>(event)).length > 0,
  },
  actions: {
    setThread: assign(({ event }) => ({ ...outputOf<typeof actors, 'readThread'>(event), failure: null })),
    joinNewest: assign(({ context, event }) => {
      const { conversation, messages } = outputOf<typeof actors, 'readThread'>(event);
      return {
        conversation,
        messages: joined(context.messages, messages),
      };
    }),
    joinOlder: assign(({ context, event }) => {
      const { messages, hasOlder } = outputOf<typeof actors, 'readThread'>(event);
      return {
        messages: joined(context.messages, messages),
        hasOlder,
      };
    }),
    setFailure: setFailure(),
    setDraft: assign(({ event }) => ({ draft: eventOf(event, 'draft.typed').text })),
    keepDraft: sendTo(
      'keepDraft',
      ({ context }): ChatDraftCommand => ({
        type: 'draft.stored',
        partner: context.partner,
        text: context.draft,
      }),
    ),
    setPictures: assign(({ event }) => ({ pictures: eventOf(event, 'pictures.read').pictures })),
    judgePictures: assign(({ context, event }) => {
      const photos = eventOf(event, 'pictures.chosen').photos;
      return {
        problem:
          photos.map(photoProblemOf).find((problem) => problem !== null) ??
          (context.pictures.length + photos.length > MAX_PICTURES ? ('count' as const) : null),
      };
    }),
    loadPictures: sendTo(
      'loadPictures',
      ({ context, event }): PictureCommand => ({
        type: 'pictures.stored',
        photos: eventOf(event, 'pictures.chosen')
          .photos.filter((photo) => photoProblemOf(photo) === null)
          .slice(0, MAX_PICTURES - context.pictures.length),
      }),
    ),
    dropPicture: sendTo(
      'loadPictures',
      ({ event }): PictureCommand => ({
        type: 'picture.dropped',
        id: eventOf(event, 'picture.removed').id,
      }),
    ),
    queueMessage: assign(({ context: { outgoing, pictures }, event }) => {
      const { text, key } = eventOf(event, 'message.submitted');
      return {
        outgoing: [...outgoing, { key, text: text.trim(), pictures, failure: null }],
        draft: '',
        pictures: [],
        problem: null,
      };
    }),
    takePictures: sendTo(
      'loadPictures',
      ({ event }): PictureCommand => ({
        type: 'pictures.taken',
        key: eventOf(event, 'message.submitted').key,
      }),
    ),
    queueAgain: assign(({ context, event }) => ({
      outgoing: context.outgoing.map((one) =>
        one.key === eventOf(event, 'message.retried').key ? { ...one, failure: null } : one,
      ),
    })),
    queueLost: assign(({ context }) => ({
      outgoing: context.outgoing.map((one) =>
        one.failure !== null && PASSING.includes(one.failure.code) ? { ...one, failure: null } : one,
      ),
    })),
    discard: assign(({ context, event }) => ({
      outgoing: context.outgoing.filter((one) => one.key !== eventOf(event, 'message.discarded').key),
    })),
    noteSending: assign(({ context }) => ({ sending: firstWaiting(context)?.key ?? null })),
    noteSent: assign(({ context, event }) => {
      const output = outputOf<typeof actors, 'sendMessage'>(event);
      return {
        conversation: output.conversation,
        messages: joined(context.messages, output.messages),
        outgoing: context.outgoing.filter(({ key }) => key !== context.sending),
      };
    }),
    noteNotSent: assign(({ context, event }) => ({
      outgoing: withFailure(context.outgoing, context.sending, errorOf(event)),
    })),
    markSeen: assign(({ context: { messages, conversation } }) => ({
      messages: messages.map((message) => ({ ...message, isSeen: message.isSeen || !message.isOwn })),
      conversation: conversation && { ...conversation, unread: 0 },
    })),
    announceArrived: emit(({ context, event }) => {
      const output = outputOf<typeof actors, 'readThread'>(event);
      return {
        type: 'message.arrived' as const,
        name: output.conversation.name,
        text: arrivedIn(context.messages, output).at(-1)?.text ?? '',
      };
    }),
    announceChange: emit({ type: 'chat.changed' }),
  },
}).createMachine({
  id: 'chat',
  description:
    'One conversation with a store, a courier or support. A message is shown immediately and stays until it is sent or removed.',
  meta: { title: 'Chat', rules: ['CHAT-01', 'CHAT-02'] },
  context: ({ input }) => ({
    ...input,
    conversation: null,
    messages: [],
    hasOlder: false,
    outgoing: [],
    sending: null,
    pictures: [],
    problem: null,
    failure: null,
  }),
  invoke: [
    {
      id: 'loadPictures',
      src: 'loadPictures',
      onError: { description: 'If this fails, the customer can still send text without pictures.' },
    },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      onError: { description: 'If the draft cannot be stored, it lasts until the page closes.' },
    },
  ],
  initial: 'loading',
  states: {
    loading: {
      meta: { title: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'readThread',
        src: 'readThread',
        input: ({ context }) => ({ partner: context.partner, beforeId: null }),
        onDone: { target: 'open', actions: 'setThread' },
        onError: [
          { guard: 'isUnknown', target: 'missing' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    missing: {
      description: 'The store or courier does not exist, or the courier has no order of this customer.',
      meta: { title: 'Not available' },
      tags: 'empty',
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'news.changed': 'loading' },
    },
    open: {
      meta: { title: 'Conversation' },
      type: 'parallel',
      on: {
        'draft.typed': { actions: ['setDraft', 'keepDraft'] },
        'pictures.chosen': {
          description: 'Files that are not pictures, too large or too many are rejected with a reason.',
          meta: { rules: ['PHAR-03', 'CONST-07'] },
          actions: ['judgePictures', 'loadPictures'],
        },
        'picture.removed': { actions: 'dropPicture' },
        'pictures.read': { actions: 'setPictures' },
        'message.submitted': { guard: 'isSayable', actions: ['queueMessage', 'takePictures', 'keepDraft'] },
        'message.retried': { actions: 'queueAgain' },
      },
      states: {
        out: {
          meta: { title: 'Outgoing messages' },
          initial: 'quiet',
          states: {
            quiet: {
              meta: { title: 'Nothing to send' },
              always: { guard: 'hasWaiting', target: 'sending' },
              on: { 'message.discarded': { actions: 'discard' } },
            },
            sending: {
              description: 'Messages are sent in order, one at a time.',
              meta: { title: 'Sending' },
              entry: 'noteSending',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ context }) => ({
                  partner: context.partner,
                  message: required(firstWaiting(context) ?? null, 'message to send'),
                }),
                onDone: { target: 'quiet', actions: ['noteSent', 'announceChange'] },
                onError: {
                  description: 'A retry with the same key stores one message.',
                  target: 'quiet',
                  actions: 'noteNotSent',
                },
              },
            },
          },
        },
        older: {
          meta: { title: 'Earlier messages' },
          initial: 'resting',
          states: {
            resting: {
              meta: { title: 'Loaded so far' },
              on: { 'older.requested': { guard: 'hasOlder', target: 'reading' } },
            },
            reading: {
              meta: { title: 'Loading older messages' },
              invoke: {
                id: 'readOlder',
                src: 'readThread',
                input: ({ context }) => ({
                  partner: context.partner,
                  beforeId: context.messages[0]?.id ?? null,
                }),
                onDone: { target: 'resting', actions: 'joinOlder' },
                onError: 'broken',
              },
            },
            broken: {
              meta: { title: 'Loading older messages failed' },
              on: { 'older.requested': 'reading', 'retry.requested': 'reading' },
            },
          },
        },
        news: {
          meta: { title: 'Incoming messages' },
          initial: 'looking',
          on: { 'news.changed': { target: '.reading', reenter: true, actions: 'queueLost' } },
          states: {
            looking: {
              meta: { title: 'Checking for unread messages' },
              always: [{ guard: 'hasUnseen', target: 'seeing' }, { target: 'quiet' }],
            },
            quiet: { meta: { title: 'All read' } },
            seeing: {
              description: 'The other person sees that the message was read, and the unread badges go down.',
              meta: { title: 'Marking as read' },
              invoke: {
                id: 'reportSeen',
                src: 'reportSeen',
                input: ({ context }) => ({
                  conversationId: required(context.conversation?.id ?? null, 'conversation'),
                  upToId: required(newestUnseen(context.messages), 'unseen message'),
                }),
                onDone: { target: 'quiet', actions: ['markSeen', 'announceChange'] },
                onError: {
                  description: 'If the request fails, it is retried with the next update.',
                  target: 'quiet',
                },
              },
            },
            reading: {
              description: 'Reloads in the background without a loading state.',
              meta: { title: 'Loading new messages' },
              invoke: {
                id: 'readNewMessages',
                src: 'readThread',
                input: ({ context }) => ({ partner: context.partner, beforeId: null }),
                onDone: [
                  { guard: 'isFromPartner', target: 'looking', actions: ['announceArrived', 'joinNewest'] },
                  { target: 'looking', actions: 'joinNewest' },
                ],
                onError: {
                  description: 'If the request fails, it is retried with the next update.',
                  target: 'quiet',
                },
              },
            },
          },
        },
      },
    },
  },
});

/** Returns the messages of the partner since the last load. */
function arrivedIn(known: ChatContext['messages'], { messages }: ThreadRead) {
  const newest = known.at(-1)?.id ?? 0;
  return messages.filter(({ id, isOwn }) => !isOwn && id > newest);
}

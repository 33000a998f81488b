import { assign, emit, sendTo, setup } from 'xstate';
import { joined, LONGEST_MESSAGE, newestUnseen } from '../../domain/conversation';
import { MOST_PICTURES, type Photo, photoProblemOf } from '../../domain/photo';
import type { ChartMeta, Tag } from '../shared/chart';
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
  Saying,
  ThreadAsked,
  ThreadRead,
} from './chat.types';

type Read = { output: ThreadRead };
type Failed = { error: unknown };
type Keyed = { key: string };
type Submitted = { text: string; key: string };
type Chosen = { photos: readonly Photo[] };

/** What the network lost comes by itself as soon as the server can be heard again. */
const PASSING: readonly string[] = ['offline', 'timeout'];

const firstWaiting = ({ outgoing }: ChatContext): Outgoing | undefined =>
  outgoing.find(({ failure }) => failure === null);

/** As long as it is not told, nothing was sent: what failed stays, in its place. */
const withFailure = (outgoing: readonly Outgoing[], key: string | null, error: unknown): Outgoing[] =>
  outgoing.map((one) => (one.key === key ? { ...one, failure: failureOf(error) } : one));

export const chatMachine = setup({
  types: {} as {
    input: ChatInput;
    context: ChatContext;
    events: ChatEvent;
    emitted: ChatEmitted;
    children: { holdPictures: 'holdPictures'; keepDraft: 'keepDraft' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readThread: notProvided<ThreadRead, ThreadAsked>('readThread'),
    sendMessage: notProvided<ThreadRead, Saying>('sendMessage'),
    tellSeen: notProvided<void, { conversationId: number; upToId: number }>('tellSeen'),
    holdPictures: notProvidedCallback<PictureCommand>('holdPictures'),
    keepDraft: notProvidedCallback<ChatDraftCommand>('keepDraft'),
  },
  guards: {
    isUnknown: (_, { error }: Failed) => failureOf(error).code === 'notFound',
    hasOlder: ({ context }) => context.hasOlder,
    hasWaiting: ({ context }) => firstWaiting(context) !== undefined,
    hasUnseen: ({ context: { conversation, messages } }) =>
      conversation?.id != null && newestUnseen(messages) !== null,
    isSayable: ({ context }, { text, key }: Submitted) =>
      context.conversation?.canSend === true &&
      (text.trim() !== '' || context.pictures.length > 0) &&
      text.length <= LONGEST_MESSAGE &&
      context.outgoing.every((one) => one.key !== key),
    isForeignNews: ({ context: { messages } }, { output }: Read) => arrivedIn(messages, output).length > 0,
  },
  actions: {
    setThread: assign((_, { output }: Read) => ({ ...output, failure: null })),
    joinNewest: assign(({ context }, { output: { conversation, messages } }: Read) => ({
      conversation,
      messages: joined(context.messages, messages),
    })),
    joinOlder: assign(({ context }, { output: { messages, hasOlder } }: Read) => ({
      messages: joined(context.messages, messages),
      hasOlder,
    })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    setDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    keepDraft: sendTo(
      'keepDraft',
      ({ context }): ChatDraftCommand => ({
        type: 'draft.kept',
        partner: context.partner,
        text: context.draft,
      }),
    ),
    setPictures: assign((_, { pictures }: Pick<ChatContext, 'pictures'>) => ({ pictures })),
    judgePictures: assign(({ context }, { photos }: Chosen) => ({
      problem:
        photos.map(photoProblemOf).find((problem) => problem !== null) ??
        (context.pictures.length + photos.length > MOST_PICTURES ? ('count' as const) : null),
    })),
    holdPictures: sendTo(
      'holdPictures',
      ({ context }, { photos }: Chosen): PictureCommand => ({
        type: 'pictures.held',
        photos: photos
          .filter((photo) => photoProblemOf(photo) === null)
          .slice(0, MOST_PICTURES - context.pictures.length),
      }),
    ),
    dropPicture: sendTo(
      'holdPictures',
      (_, { id }: { id: string }): PictureCommand => ({
        type: 'picture.dropped',
        id,
      }),
    ),
    queueMessage: assign(({ context: { outgoing, pictures } }, { text, key }: Submitted) => ({
      outgoing: [...outgoing, { key, text: text.trim(), pictures, failure: null }],
      draft: '',
      pictures: [],
      problem: null,
    })),
    takePictures: sendTo(
      'holdPictures',
      (_, { key }: Keyed): PictureCommand => ({
        type: 'pictures.taken',
        key,
      }),
    ),
    queueAgain: assign(({ context }, { key }: Keyed) => ({
      outgoing: context.outgoing.map((one) => (one.key === key ? { ...one, failure: null } : one)),
    })),
    queueLost: assign(({ context }) => ({
      outgoing: context.outgoing.map((one) =>
        one.failure !== null && PASSING.includes(one.failure.code) ? { ...one, failure: null } : one,
      ),
    })),
    discard: assign(({ context }, { key }: Keyed) => ({
      outgoing: context.outgoing.filter((one) => one.key !== key),
    })),
    noteSending: assign(({ context }) => ({ sending: firstWaiting(context)?.key ?? null })),
    noteSent: assign(({ context }, { output }: Read) => ({
      conversation: output.conversation,
      messages: joined(context.messages, output.messages),
      outgoing: context.outgoing.filter(({ key }) => key !== context.sending),
    })),
    noteNotSent: assign(({ context }, { error }: Failed) => ({
      outgoing: withFailure(context.outgoing, context.sending, error),
    })),
    markSeen: assign(({ context: { messages, conversation } }) => ({
      messages: messages.map((message) => ({ ...message, isSeen: message.isSeen || !message.isOwn })),
      conversation: conversation && { ...conversation, unread: 0 },
    })),
    tellArrived: emit(({ context }, { output }: Read) => ({
      type: 'message.arrived' as const,
      name: output.conversation.name,
      text: arrivedIn(context.messages, output).at(-1)?.text ?? '',
    })),
    tellChanged: emit({ type: 'chat.changed' }),
  },
}).createMachine({
  id: 'chat',
  description:
    'One conversation with a store, a courier or support. What is said here stands at once, and stays until it is sent or taken away.',
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
      id: 'holdPictures',
      src: 'holdPictures',
      onError: { description: 'Words can be sent without pictures.' },
    },
    { id: 'keepDraft', src: 'keepDraft', onError: { description: 'The draft lasts as long as the page.' } },
  ],
  initial: 'loading',
  states: {
    loading: {
      meta: { title: 'Reading' },
      tags: 'busy',
      invoke: {
        id: 'readThread',
        src: 'readThread',
        input: ({ context }) => ({ partner: context.partner, beforeId: null }),
        onDone: { target: 'open', actions: { type: 'setThread', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    missing: {
      description: 'There is nobody of this name, or no order is with this courier any more.',
      meta: { title: 'Nobody to talk with' },
      tags: 'empty',
    },
    failed: {
      meta: { title: 'Could not be read' },
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'news.told': 'loading' },
    },
    open: {
      meta: { title: 'The conversation' },
      type: 'parallel',
      on: {
        'draft.typed': {
          actions: [{ type: 'setDraft', params: ({ event }) => event }, 'keepDraft'],
        },
        'pictures.chosen': {
          description: 'What is no picture, too large or too many is left out, and said.',
          meta: { rules: ['PHAR-03', 'CONST-07'] },
          actions: [
            { type: 'judgePictures', params: ({ event }) => event },
            { type: 'holdPictures', params: ({ event }) => event },
          ],
        },
        'picture.removed': { actions: { type: 'dropPicture', params: ({ event }) => event } },
        'pictures.read': { actions: { type: 'setPictures', params: ({ event }) => event } },
        'message.submitted': {
          guard: { type: 'isSayable', params: ({ event }) => event },
          actions: [
            { type: 'queueMessage', params: ({ event }) => event },
            { type: 'takePictures', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'message.retried': { actions: { type: 'queueAgain', params: ({ event }) => event } },
      },
      states: {
        out: {
          meta: { title: 'What is said here' },
          initial: 'quiet',
          states: {
            quiet: {
              meta: { title: 'Nothing to send' },
              always: { guard: 'hasWaiting', target: 'sending' },
              on: { 'message.discarded': { actions: { type: 'discard', params: ({ event }) => event } } },
            },
            sending: {
              description: 'One after the other, so that what was said first stands first.',
              meta: { title: 'Sending' },
              entry: 'noteSending',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ context }) => ({
                  partner: context.partner,
                  message: required(firstWaiting(context) ?? null, 'message to send'),
                }),
                onDone: {
                  target: 'quiet',
                  actions: [{ type: 'noteSent', params: ({ event }) => event }, 'tellChanged'],
                },
                onError: {
                  description: 'Sent again with the same key, it is said once.',
                  target: 'quiet',
                  actions: { type: 'noteNotSent', params: ({ event }) => event },
                },
              },
            },
          },
        },
        older: {
          meta: { title: 'What was said before' },
          initial: 'resting',
          states: {
            resting: {
              meta: { title: 'As far as it was read' },
              on: { 'older.requested': { guard: 'hasOlder', target: 'reading' } },
            },
            reading: {
              meta: { title: 'Reading what is older' },
              invoke: {
                id: 'readOlder',
                src: 'readThread',
                input: ({ context }) => ({
                  partner: context.partner,
                  beforeId: context.messages[0]?.id ?? null,
                }),
                onDone: { target: 'resting', actions: { type: 'joinOlder', params: ({ event }) => event } },
                onError: 'broken',
              },
            },
            broken: {
              meta: { title: 'The older ones could not be read' },
              on: { 'older.requested': 'reading', 'retry.requested': 'reading' },
            },
          },
        },
        news: {
          meta: { title: 'What the other one says' },
          initial: 'looking',
          on: { 'news.told': { target: '.reading', reenter: true, actions: 'queueLost' } },
          states: {
            looking: {
              meta: { title: 'Is something unseen?' },
              always: [{ guard: 'hasUnseen', target: 'seeing' }, { target: 'quiet' }],
            },
            quiet: { meta: { title: 'All is seen' } },
            seeing: {
              description: 'The other one is told that it was seen, and the badges count it no more.',
              meta: { title: 'It is seen' },
              invoke: {
                id: 'tellSeen',
                src: 'tellSeen',
                input: ({ context }) => ({
                  conversationId: required(context.conversation?.id ?? null, 'conversation'),
                  upToId: required(newestUnseen(context.messages), 'unseen message'),
                }),
                onDone: { target: 'quiet', actions: ['markSeen', 'tellChanged'] },
                onError: { description: 'Told again with the next news.', target: 'quiet' },
              },
            },
            reading: {
              description: 'Quietly, below what is known.',
              meta: { title: 'Reading what is new' },
              invoke: {
                id: 'readNews',
                src: 'readThread',
                input: ({ context }) => ({ partner: context.partner, beforeId: null }),
                onDone: [
                  {
                    guard: { type: 'isForeignNews', params: ({ event }) => event },
                    target: 'looking',
                    actions: [
                      { type: 'tellArrived', params: ({ event }) => event },
                      { type: 'joinNewest', params: ({ event }) => event },
                    ],
                  },
                  { target: 'looking', actions: { type: 'joinNewest', params: ({ event }) => event } },
                ],
                onError: { description: 'Read with the next news.', target: 'quiet' },
              },
            },
          },
        },
      },
    },
  },
});

/** What the other one said since. */
function arrivedIn(known: ChatContext['messages'], { messages }: ThreadRead) {
  const newest = known.at(-1)?.id ?? 0;
  return messages.filter(({ id, isOwn }) => !isOwn && id > newest);
}

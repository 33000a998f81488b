import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { InboxContext, InboxEmitted, InboxEvent, InboxNews, InboxState, PageSeen } from './inbox.types';

export const inboxMachine = setup({
  types: {} as {
    context: InboxContext;
    events: InboxEvent;
    emitted: InboxEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    watchPage: notProvidedCallback<PageSeen>('watchPage'),
    /** One stream for all tabs and parts of a browser: whoever holds it tells the others. */
    listen: notProvidedCallback<InboxNews>('listen'),
    /** Only where the browser may show messages; trouble with it is only logged. */
    introduceDevice: notProvided<void, void>('introduceDevice'),
    pause: notProvided<void, { failures: number }>('pause'),
  },
  guards: {
    isSeen: (_, { isSeen }: { isSeen: boolean }) => isSeen,
    isNews: ({ context }, { version }: InboxState) => version !== context.version,
  },
  actions: {
    setInbox: assign((_, { version, messages, notifications }: InboxState) => ({
      version,
      messages,
      notifications,
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    tellChanged: emit({ type: 'inbox.changed' }),
  },
  delays: { provenTime: 60_000 },
}).createMachine({
  id: 'inbox',
  description:
    'Hears how many messages and notifications are unread. Without it they are read when their page is opened.',
  meta: { title: 'Unread messages', rules: ['CHAT-02', 'NOTI-02'] },
  context: { version: -1, messages: 0, notifications: 0, failures: 0 },
  invoke: { id: 'watchPage', src: 'watchPage', onError: '.alone' },
  initial: 'away',
  on: {
    'page.changed': [
      { guard: { type: 'isSeen', params: ({ event }) => event }, target: '.following' },
      { target: '.away' },
    ],
  },
  states: {
    away: {
      description: 'The page is hidden or offline.',
      meta: { title: 'Nothing to follow', rules: ['NFR-08'] },
    },
    following: {
      meta: { title: 'Following' },
      invoke: { id: 'listen', src: 'listen', onError: { target: 'pausing', actions: 'countFailure' } },
      after: { provenTime: { actions: 'forgetFailures' } },
      initial: 'listening',
      states: {
        listening: {
          meta: { title: 'Listening' },
          on: { 'stream.opened': 'introducing' },
        },
        introducing: {
          description: 'Whoever holds the stream speaks for the browser: once, and not for each tab.',
          meta: { title: 'The shop is told of this browser', rules: ['NOTI-01'] },
          invoke: {
            id: 'introduceDevice',
            src: 'introduceDevice',
            onDone: 'listening',
            onError: 'listening',
          },
        },
      },
      on: {
        'inbox.told': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: [{ type: 'setInbox', params: ({ event }) => event }, 'tellChanged'],
        },
        'stream.ended': { target: 'pausing', actions: 'countFailure' },
        'stream.refused': 'alone',
      },
    },
    pausing: {
      description: 'Longer each time, and never for all devices at the same moment.',
      meta: { title: 'Trying again later' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context }) => ({ failures: context.failures }),
        onDone: 'following',
        onError: 'following',
      },
    },
    alone: {
      description: 'This server has no stream for this caller.',
      meta: { title: 'Not followed' },
    },
  },
});

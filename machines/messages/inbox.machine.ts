import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { InboxContext, InboxEmitted, InboxEvent, InboxUpdate, PageSeen } from './inbox.types';

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
    /** Opens one stream for all tabs of the browser. The tab with the stream informs the other tabs. */
    listen: notProvidedCallback<InboxUpdate>('listen'),
    /** Registers this device for push messages if the customer has allowed them. Failures are only logged. */
    introduceDevice: notProvided<void, void>('introduceDevice'),
    pause: notProvided<void, { failures: number }>('pause'),
  },
  guards: {
    isSeen: ({ event }) => eventOf(event, 'page.changed').isSeen,
    isNewVersion: ({ context, event }) => eventOf(event, 'inbox.changed').version !== context.version,
  },
  actions: {
    setInbox: assign(({ event }) => {
      const { version, messages, notifications } = eventOf(event, 'inbox.changed');
      return {
        version,
        messages,
        notifications,
      };
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    announceChange: emit({ type: 'inbox.changed' }),
  },
  delays: { provenTime: 60_000 },
}).createMachine({
  id: 'inbox',
  description:
    'Keeps the unread counts of messages and notifications current. Without it, each count loads when its page opens.',
  meta: { title: 'Inbox', rules: ['CHAT-02', 'NOTI-02'] },
  context: { version: -1, messages: 0, notifications: 0, failures: 0 },
  invoke: { id: 'watchPage', src: 'watchPage', onError: '.alone' },
  initial: 'away',
  on: {
    'page.changed': [{ guard: 'isSeen', target: '.following' }, { target: '.away' }],
  },
  states: {
    away: {
      description: 'The page is hidden or offline.',
      meta: { title: 'Updates paused', rules: ['NFR-08'] },
    },
    following: {
      meta: { title: 'Receiving updates' },
      invoke: { id: 'listen', src: 'listen', onError: { target: 'pausing', actions: 'countFailure' } },
      after: { provenTime: { actions: 'forgetFailures' } },
      initial: 'listening',
      states: {
        listening: {
          meta: { title: 'Listening' },
          on: { 'stream.opened': 'introducing' },
        },
        introducing: {
          description:
            'The tab that receives live updates registers the browser for push messages, once for all tabs.',
          meta: { title: 'Registering the browser', rules: ['NOTI-01'] },
          invoke: {
            id: 'introduceDevice',
            src: 'introduceDevice',
            onDone: 'listening',
            onError: 'listening',
          },
        },
      },
      on: {
        'inbox.changed': { guard: 'isNewVersion', actions: ['setInbox', 'announceChange'] },
        'stream.ended': { target: 'pausing', actions: 'countFailure' },
        'stream.refused': 'alone',
      },
    },
    pausing: {
      description: 'Reconnects after growing, random delays.',
      meta: { title: 'Waiting to reconnect' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context }) => ({ failures: context.failures }),
        onDone: 'following',
        onError: 'following',
      },
    },
    alone: {
      description: 'The server offers this visitor no stream.',
      meta: { title: 'No live updates' },
    },
  },
});

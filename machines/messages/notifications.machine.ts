import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { NotificationsEvent, NotificationsNews, Permission } from './notifications.types';

export const notificationsMachine = setup({
  types: {} as {
    input: { permission: Permission; isKnown: boolean };
    context: { permission: Permission /** Guests are told on their pages. */; isKnown: boolean };
    events: NotificationsEvent;
    emitted: NotificationsNews;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Tells when the person changes it in the browser's own settings. */
    watchPermission: notProvidedCallback<NotificationsEvent>('watchPermission'),
    askPermission: notProvided<Permission, void>('askPermission'),
    /** Tells the shop by which name this browser is reached; trouble with it is only logged. */
    introduceDevice: notProvided<void, void>('introduceDevice'),
  },
  guards: {
    isGranted: ({ context }) => context.permission === 'granted',
    isDenied: ({ context }) => context.permission === 'denied',
    isNewlyAllowed: ({ context }, { permission }: { permission: Permission }) =>
      permission === 'granted' && context.isKnown,
    isUndecided: ({ context }) => context.permission === 'default',
  },
  actions: {
    tellDeclined: emit({ type: 'offer.declined' }),
    setPermission: assign((_, { permission }: { permission: Permission }) => ({ permission })),
  },
}).createMachine({
  id: 'notifications',
  description: 'Whether this browser may show messages: it asks once, and remembers the answer itself.',
  meta: { title: 'Notifications', rules: ['PROF-12', 'NOTI-01', 'NOTI-02'] },
  context: ({ input }) => ({ permission: input.permission, isKnown: input.isKnown }),
  invoke: {
    id: 'watchPermission',
    src: 'watchPermission',
    onError: { description: 'A browser that can’t tell of changes is asked again with the next visit.' },
  },
  on: {
    'permission.changed': {
      target: '.deciding',
      actions: { type: 'setPermission', params: ({ event }) => event },
    },
  },
  initial: 'deciding',
  states: {
    deciding: {
      meta: { title: 'What does the browser say?' },
      always: [
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isUndecided', target: 'undecided' },
        { target: 'unsupported' },
      ],
    },
    undecided: {
      description: 'After an order there is a reason to be asked; the settings ask whenever one wants.',
      meta: { title: 'Not asked yet', rules: ['NOTI-02'] },
      on: {
        'permission.requested': 'asking',
        'offer.declined': { target: 'declined', actions: 'tellDeclined' },
      },
    },
    declined: {
      meta: { title: 'Not wanted now' },
      on: { 'permission.requested': 'asking' },
    },
    asking: {
      description: 'The browser asks in a window of its own.',
      meta: { title: 'Asking' },
      tags: 'busy',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            meta: { rules: ['NOTI-01'] },
            guard: { type: 'isNewlyAllowed', params: ({ event }) => ({ permission: event.output }) },
            target: 'introducing',
            actions: { type: 'setPermission', params: ({ event }) => ({ permission: event.output }) },
          },
          {
            target: 'deciding',
            actions: { type: 'setPermission', params: ({ event }) => ({ permission: event.output }) },
          },
        ],
        onError: 'undecided',
      },
    },
    introducing: {
      description: 'Nobody waits for it, and nobody hears when it fails.',
      meta: { title: 'The shop is told of this browser', rules: ['NOTI-01'] },
      tags: 'busy',
      invoke: { id: 'introduceDevice', src: 'introduceDevice', onDone: 'granted', onError: 'granted' },
    },
    granted: { meta: { title: 'Allowed' } },
    denied: { meta: { title: 'Blocked' } },
    unsupported: { meta: { title: 'This browser shows none' } },
  },
});

import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { NotificationsEvent, Permission } from './notifications.types';

export const notificationsMachine = setup({
  types: {} as {
    input: { permission: Permission };
    context: { permission: Permission };
    events: NotificationsEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Tells when the person changes it in the browser's own settings. */
    watchPermission: notProvidedCallback<NotificationsEvent>('watchPermission'),
    askPermission: notProvided<Permission, void>('askPermission'),
  },
  guards: {
    isGranted: ({ context }) => context.permission === 'granted',
    isDenied: ({ context }) => context.permission === 'denied',
    isUndecided: ({ context }) => context.permission === 'default',
  },
  actions: {
    setPermission: assign((_, { permission }: { permission: Permission }) => ({ permission })),
  },
}).createMachine({
  id: 'notifications',
  description: 'Whether this browser may show messages: it asks once, and remembers the answer itself.',
  meta: { title: 'Notifications', rules: ['PROF-12'] },
  context: ({ input }) => ({ permission: input.permission }),
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
      meta: { title: 'Not asked yet' },
      on: { 'permission.requested': 'asking' },
    },
    asking: {
      description: 'The browser asks in a window of its own.',
      meta: { title: 'Asking' },
      tags: 'busy',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: {
          target: 'deciding',
          actions: { type: 'setPermission', params: ({ event }) => ({ permission: event.output }) },
        },
        onError: 'undecided',
      },
    },
    granted: { meta: { title: 'Allowed' } },
    denied: { meta: { title: 'Blocked' } },
    unsupported: { meta: { title: 'This browser shows none' } },
  },
});

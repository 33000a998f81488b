import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { NotificationsEvent, NotificationsUpdate, Permission } from './notifications.types';

export const notificationsMachine = setup({
  types: {} as {
    input: { permission: Permission; isKnown: boolean };
    context: { permission: Permission /** Guests get no push messages. */; isKnown: boolean };
    events: NotificationsEvent;
    emitted: NotificationsUpdate;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Sends an event when the customer changes the permission in the browser's settings. */
    watchPermission: notProvidedCallback<NotificationsEvent>('watchPermission'),
    askPermission: notProvided<Permission, void>('askPermission'),
    /** Registers the browser for push messages. Failures are only logged. */
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
    announceDeclined: emit({ type: 'offer.declined' }),
    setPermission: assign((_, { permission }: { permission: Permission }) => ({ permission })),
  },
}).createMachine({
  id: 'notifications',
  description:
    'Tracks whether this browser may show notifications. The browser asks once and remembers the answer.',
  meta: { title: 'Notifications', rules: ['PROF-12', 'NOTI-01', 'NOTI-02'] },
  context: ({ input }) => ({ permission: input.permission, isKnown: input.isKnown }),
  invoke: {
    id: 'watchPermission',
    src: 'watchPermission',
    onError: { description: 'A browser that does not report changes is checked on the next visit.' },
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
      meta: { title: 'Reading the permission' },
      always: [
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isUndecided', target: 'undecided' },
        { target: 'unsupported' },
      ],
    },
    undecided: {
      description: 'The customer is asked after an order, and can decide in the settings at any time.',
      meta: { title: 'Not asked yet', rules: ['NOTI-02'] },
      on: {
        'permission.requested': 'asking',
        'offer.declined': { target: 'declined', actions: 'announceDeclined' },
      },
    },
    declined: {
      meta: { title: 'Declined for now' },
      on: { 'permission.requested': 'asking' },
    },
    asking: {
      description: "The browser's own prompt is open.",
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
      description: 'The browser is registered in the background, so a failure is not shown.',
      meta: { title: 'Registering the browser', rules: ['NOTI-01'] },
      tags: 'busy',
      invoke: { id: 'introduceDevice', src: 'introduceDevice', onDone: 'granted', onError: 'granted' },
    },
    granted: { meta: { title: 'Allowed' } },
    denied: { meta: { title: 'Blocked' } },
    unsupported: { meta: { title: 'Not supported' } },
  },
});

import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

/** The ids of notifications to mark as read. `null`: all notifications. */
export type NotificationIds = number[] | null;

type NotificationReadingContext = {
  /** `sending`: the notifications in the current request. `waiting`: those of the next request. */
  sending: NotificationIds;
  waiting: number[];
  failure: Failure | null;
};

type NotificationReadingEvent =
  | { type: 'notification.opened'; id: number }
  | { type: 'allRead.requested' }
  | { type: 'retry.requested' };

const union = (ids: number[], more: number[]) => [...new Set([...ids, ...more])];

export const notificationReadingMachine = setup({
  types: {} as {
    context: NotificationReadingContext;
    events: NotificationReadingEvent;
    emitted: { type: 'notification.read' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    markRead: notProvided<void, { ids: NotificationIds }>('markRead'),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    takeAll: assign({ sending: null, waiting: [] }),
    keepWaiting: assign(({ context, event }) => ({
      waiting: union(context.waiting, [eventOf(event, 'notification.opened').id]),
    })),
    takeWaiting: assign(({ context }) => ({ sending: context.waiting, waiting: [] })),
    takeLeft: assign(({ context: { sending, waiting } }) => ({
      sending: sending === null ? null : union(sending, waiting),
      waiting: [],
    })),
    forgetFailure: forgetFailure(),
    setFailure: setFailure(),
    announceRead: emit({ type: 'notification.read' }),
  },
}).createMachine({
  id: 'notificationReading',
  description: 'Opening a notification marks it as read. "Mark all as read" marks every one.',
  meta: { title: 'Reading notifications', rules: ['NOTI-02'] },
  context: { sending: [], waiting: [], failure: null },
  initial: 'resting',
  states: {
    resting: {
      meta: { title: 'Nothing to send' },
      always: { guard: 'hasWaiting', target: 'marking', actions: 'takeWaiting' },
      on: {
        'notification.opened': { actions: 'keepWaiting' },
        'allRead.requested': { target: 'marking', actions: 'takeAll' },
      },
    },
    marking: {
      description: 'One request at a time. Notifications opened meanwhile are sent with the next one.',
      meta: { title: 'Marking as read' },
      tags: 'busy',
      entry: 'forgetFailure',
      on: {
        'notification.opened': { actions: 'keepWaiting' },
        'allRead.requested': { target: 'marking', reenter: true, actions: 'takeAll' },
      },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ ids: context.sending }),
        onDone: { target: 'resting', actions: 'announceRead' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The notifications stay unread and are sent with the next one.',
      meta: { title: 'Marking failed' },
      tags: 'failed',
      on: {
        'retry.requested': { target: 'marking', actions: 'takeLeft' },
        'notification.opened': { target: 'marking', actions: ['keepWaiting', 'takeLeft'] },
        'allRead.requested': { target: 'marking', actions: 'takeAll' },
      },
    },
  },
});

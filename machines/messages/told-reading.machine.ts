import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

/** Null: all of them. */
export type ToldIds = number[] | null;

type ToldReadingContext = {
  /** What the server is being told, then what comes after it. */
  sending: ToldIds;
  waiting: number[];
  failure: Failure | null;
};

type ToldReadingEvent =
  | { type: 'told.opened'; id: number }
  | { type: 'allRead.requested' }
  | { type: 'retry.requested' };

const union = (ids: number[], more: number[]) => [...new Set([...ids, ...more])];

export const toldReadingMachine = setup({
  types: {} as {
    context: ToldReadingContext;
    events: ToldReadingEvent;
    emitted: { type: 'told.read' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    markRead: notProvided<void, { ids: ToldIds }>('markRead'),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    takeAll: assign({ sending: null, waiting: [] }),
    keepWaiting: assign(({ context }, { id }: { id: number }) => ({ waiting: union(context.waiting, [id]) })),
    takeWaiting: assign(({ context }) => ({ sending: context.waiting, waiting: [] })),
    takeLeft: assign(({ context: { sending, waiting } }) => ({
      sending: sending === null ? null : union(sending, waiting),
      waiting: [],
    })),
    forgetFailure: assign({ failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    tellRead: emit({ type: 'told.read' }),
  },
}).createMachine({
  id: 'toldReading',
  description: 'Whoever opens what the shop told has read it; “Mark all as read” stands for opening each.',
  meta: { title: 'Reading notifications', rules: ['NOTI-02'] },
  context: { sending: [], waiting: [], failure: null },
  initial: 'resting',
  states: {
    resting: {
      meta: { title: 'Nothing to tell the server' },
      always: { guard: 'hasWaiting', target: 'marking', actions: 'takeWaiting' },
      on: {
        'told.opened': { actions: { type: 'keepWaiting', params: ({ event }) => event } },
        'allRead.requested': { target: 'marking', actions: 'takeAll' },
      },
    },
    marking: {
      description: 'One request at a time; what is opened meanwhile goes with the next.',
      meta: { title: 'The server is told' },
      tags: 'busy',
      entry: 'forgetFailure',
      on: {
        'told.opened': { actions: { type: 'keepWaiting', params: ({ event }) => event } },
        'allRead.requested': { target: 'marking', reenter: true, actions: 'takeAll' },
      },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ ids: context.sending }),
        onDone: { target: 'resting', actions: 'tellRead' },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'They stay unread; whatever is opened next takes them along.',
      meta: { title: 'The server was not told' },
      tags: 'failed',
      on: {
        'retry.requested': { target: 'marking', actions: 'takeLeft' },
        'told.opened': {
          target: 'marking',
          actions: [{ type: 'keepWaiting', params: ({ event }) => event }, 'takeLeft'],
        },
        'allRead.requested': { target: 'marking', actions: 'takeAll' },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

export type DeskNews = { type: 'desk.changed' };

export const operatorDoorMachine = setup({
  types: {} as {
    context: { isInside: boolean; key: string; failure: Failure | null };
    input: { isInside: boolean };
    events: { type: 'key.submitted'; key: string } | { type: 'leave.requested' };
    emitted: DeskNews;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** The key is shown once; from then on the browser has a cookie that no script reads. */
    enterShop: notProvided<void, { key: string }>('enterShop'),
    leaveShop: notProvided<void, void>('leaveShop'),
  },
  guards: {
    isInside: ({ context }) => context.isInside,
    isKey: (_, { key }: { key: string }) => key.trim() !== '',
  },
  actions: {
    setKey: assign((_, { key }: { key: string }) => ({ key: key.trim(), failure: null })),
    forgetKey: assign({ key: '' }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ key: '', failure: failureOf(error) })),
    tellChange: emit({ type: 'desk.changed' }),
  },
}).createMachine({
  id: 'operatorDoor',
  description: 'Whoever runs the shop comes in with its key, on shops that were started with one.',
  meta: { title: 'The operator’s door', rules: ['X-23', 'PERM-11'] },
  context: ({ input }) => ({ isInside: input.isInside, key: '', failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { title: 'Who is it?' },
      always: [{ guard: 'isInside', target: 'inside' }, { target: 'outside' }],
    },
    outside: {
      meta: { title: 'The key is asked for' },
      on: {
        'key.submitted': {
          guard: { type: 'isKey', params: ({ event }) => event },
          target: 'entering',
          actions: { type: 'setKey', params: ({ event }) => event },
        },
      },
    },
    entering: {
      meta: { title: 'Is it the key?' },
      tags: 'busy',
      invoke: {
        id: 'enterShop',
        src: 'enterShop',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'inside', actions: ['forgetKey', 'tellChange'] },
        onError: { target: 'outside', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    inside: {
      meta: { title: 'At work' },
      on: { 'leave.requested': 'leaving' },
    },
    leaving: {
      meta: { title: 'Leaving' },
      tags: 'busy',
      invoke: {
        id: 'leaveShop',
        src: 'leaveShop',
        onDone: { target: 'outside', actions: 'tellChange' },
        onError: { target: 'inside', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { type Courier, type OrderStage, type OrderStatus, stageOf } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  AskedOrder,
  NetworkNews,
  OrderNews,
  OrderRead,
  OrderTrackingContext,
  OrderTrackingEvent,
  OrderTrackingInput,
} from './order-tracking.types';

const LONGEST_PAUSE = 30_000;
const FIRST_PAUSE = 2_000;

type Staged = { stage: OrderStage };
type Read = { output: OrderRead };
type Failed = { error: unknown };

export const orderTrackingMachine = setup({
  types: {} as {
    input: OrderTrackingInput;
    context: OrderTrackingContext;
    events: OrderTrackingEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readOrder: notProvided<OrderRead, AskedOrder>('readOrder'),
    listen: notProvidedCallback<OrderNews, AskedOrder>('listen'),
    watchNetwork: notProvidedCallback<NetworkNews>('watchNetwork'),
  },
  guards: {
    isAsked: ({ context }) => context.asked !== null,
    hasStream: ({ context }) => context.hasStream,
    isAt: ({ context }, { stage }: Staged) =>
      context.order !== null && stageOf(context.order.status) === stage,
    isOver: ({ context }) => context.order !== null && stageOf(context.order.status) === 'over',
    isEnd: (_, { status }: { status: OrderStatus }) => stageOf(status) === 'over',
    isRefundAsked: ({ context }) => context.order?.status === 'refund_requested',
    isUnknown: (_, { error }: Failed) => failureOf(error).code === 'notFound',
  },
  actions: {
    setAsked: assign((_, { asked }: { asked: AskedOrder }) => ({
      asked,
      order: null,
      heardAt: null,
      failure: null,
      failures: 0,
      hasStream: true,
    })),
    forgetOrder: assign({ asked: null, order: null, heardAt: null, failure: null, failures: 0 }),
    setOrder: assign((_, { output }: Read) => ({ ...output, failure: null, failures: 0 })),
    setStatus: assign(
      ({ context }, { status, at, heardAt }: { status: OrderStatus; at: string; heardAt: number }) => ({
        order: context.order && {
          ...context.order,
          status,
          moments: { ...context.order.moments, [status]: context.order.moments[status] ?? at },
        },
        heardAt,
      }),
    ),
    setCourier: assign(({ context }, { courier, heardAt }: { courier: Courier; heardAt: number }) => ({
      order: context.order && { ...context.order, courier },
      heardAt,
    })),
    noteSign: assign((_, { heardAt }: { heardAt: number }) => ({ heardAt })),
    giveStreamUp: assign({ hasStream: false }),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  delays: {
    pollTime: 8_000,
    refundTime: 20_000,
    pauseTime: ({ context }) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (context.failures - 1)),
  },
}).createMachine({
  id: 'orderTracking',
  description: 'One order on its way: found, followed without reloading, and honest about what is old.',
  meta: { title: 'Order tracking', rules: ['ORD-04', 'ORD-05'] },
  context: ({ input }) => ({
    asked: input.asked,
    order: null,
    heardAt: null,
    failures: 0,
    hasStream: true,
    failure: null,
  }),
  initial: 'opening',
  invoke: {
    id: 'watchNetwork',
    src: 'watchNetwork',
    onError: { description: 'The stream itself tells when it breaks.' },
  },
  states: {
    opening: {
      meta: { title: 'Which order?' },
      always: [{ guard: 'isAsked', target: 'loading' }, { target: 'lookup' }],
    },
    lookup: {
      meta: { title: 'A guest says which', rules: ['ORD-04', 'PERM-07'] },
      tags: 'empty',
      on: {
        'lookup.submitted': {
          target: 'loading',
          actions: { type: 'setAsked', params: ({ event }) => event },
        },
      },
    },
    loading: {
      meta: { title: 'Reading' },
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => required(context.asked, 'asked order'),
        onDone: { target: 'sorting', actions: { type: 'setOrder', params: ({ event }) => event } },
        onError: [
          {
            description: 'A wrong number and a wrong phone are answered alike.',
            meta: { rules: ['ORD-04', 'X-24'] },
            guard: { type: 'isUnknown', params: ({ event }) => event },
            target: 'notFound',
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    notFound: {
      meta: { title: 'No such order', rules: ['ORD-04'] },
      tags: 'empty',
      on: {
        'lookup.submitted': {
          target: 'loading',
          actions: { type: 'setAsked', params: ({ event }) => event },
        },
      },
    },
    failed: {
      meta: { title: 'Could not be read' },
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'network.found': 'loading',
        'lookup.submitted': {
          target: 'loading',
          actions: { type: 'setAsked', params: ({ event }) => event },
        },
      },
    },
    sorting: {
      meta: { title: 'Is it still on its way?' },
      always: [{ guard: 'isOver', target: 'finished' }, { target: 'live' }],
    },
    live: {
      meta: { title: 'On its way', rules: ['ORD-05'] },
      type: 'parallel',
      always: { guard: 'isOver', target: 'finished' },
      on: {
        'courier.moved': { actions: { type: 'setCourier', params: ({ event }) => event } },
        'sign.heard': { actions: { type: 'noteSign', params: ({ event }) => event } },
        'network.lost': 'offline',
        'lookup.reopened': { target: 'lookup', actions: 'forgetOrder' },
        'order.changed': 'catchingUp',
      },
      states: {
        stage: {
          meta: { title: 'How far it is' },
          initial: 'placed',
          states: {
            placed: {
              meta: { title: 'Placed' },
              always: [
                { guard: { type: 'isAt', params: { stage: 'preparing' } }, target: 'preparing' },
                { guard: { type: 'isAt', params: { stage: 'ready' } }, target: 'ready' },
                { guard: { type: 'isAt', params: { stage: 'onTheWay' } }, target: 'onTheWay' },
              ],
            },
            preparing: {
              meta: { title: 'Being prepared' },
              always: [
                { guard: { type: 'isAt', params: { stage: 'ready' } }, target: 'ready' },
                { guard: { type: 'isAt', params: { stage: 'onTheWay' } }, target: 'onTheWay' },
              ],
            },
            ready: {
              meta: { title: 'Ready', rules: ['ORD-10'] },
              always: { guard: { type: 'isAt', params: { stage: 'onTheWay' } }, target: 'onTheWay' },
            },
            onTheWay: { meta: { title: 'The courier has it', rules: ['ORD-10'] } },
          },
        },
        news: {
          meta: { title: 'How it is followed' },
          initial: 'choosing',
          states: {
            choosing: {
              meta: { title: 'Does the server tell by itself?' },
              always: [{ guard: 'hasStream', target: 'streaming' }, { target: 'polling' }],
            },
            streaming: {
              meta: { title: 'The server tells' },
              initial: 'quiet',
              invoke: {
                id: 'listen',
                src: 'listen',
                input: ({ context }) => required(context.asked, 'asked order'),
                onError: { target: '#orderTracking.stale', actions: 'countFailure' },
              },
              on: {
                'status.told': [
                  {
                    description:
                      'With its end comes more than its status: what is paid, and what can be done with it now.',
                    meta: { rules: ['ORD-03'] },
                    guard: { type: 'isEnd', params: ({ event }) => event },
                    target: '#orderTracking.catchingUp',
                    actions: { type: 'setStatus', params: ({ event }) => event },
                  },
                  { target: '.reading', actions: { type: 'setStatus', params: ({ event }) => event } },
                ],
                'stream.ended': { target: '#orderTracking.stale', actions: 'countFailure' },
                'stream.refused': { target: 'polling', actions: 'giveStreamUp' },
              },
              states: {
                quiet: { meta: { title: 'Up to date' } },
                reading: {
                  description: 'With a new status come a courier, a code for the door, a reason.',
                  meta: { title: 'What came with it?' },
                  invoke: {
                    id: 'readMore',
                    src: 'readOrder',
                    input: ({ context }) => required(context.asked, 'asked order'),
                    onDone: { target: 'quiet', actions: { type: 'setOrder', params: ({ event }) => event } },
                    onError: 'quiet',
                  },
                },
              },
            },
            polling: {
              description: 'Every few seconds, as the rule has it where nothing is pushed.',
              meta: { title: 'Asked again and again', rules: ['ORD-05'] },
              initial: 'waiting',
              states: {
                waiting: { meta: { title: 'A moment' }, after: { pollTime: 'asking' } },
                asking: {
                  meta: { title: 'Asking' },
                  invoke: {
                    id: 'askAgain',
                    src: 'readOrder',
                    input: ({ context }) => required(context.asked, 'asked order'),
                    onDone: {
                      target: 'waiting',
                      actions: { type: 'setOrder', params: ({ event }) => event },
                    },
                    onError: { target: '#orderTracking.stale', actions: 'countFailure' },
                  },
                },
              },
            },
          },
        },
      },
    },
    stale: {
      description: 'What was known stays, with the time when it was.',
      meta: { title: 'Nothing is heard', rules: ['ORD-05', 'NFR-08'] },
      tags: 'failed',
      after: { pauseTime: 'catchingUp' },
      on: {
        'retry.requested': 'catchingUp',
        'network.lost': 'offline',
        'lookup.reopened': { target: 'lookup', actions: 'forgetOrder' },
      },
    },
    offline: {
      meta: { title: 'No network', rules: ['NFR-08'] },
      tags: 'failed',
      on: {
        'network.found': 'catchingUp',
        'lookup.reopened': { target: 'lookup', actions: 'forgetOrder' },
      },
    },
    catchingUp: {
      description: 'Quietly, above what is known.',
      meta: { title: 'Catching up' },
      invoke: {
        id: 'catchUp',
        src: 'readOrder',
        input: ({ context }) => required(context.asked, 'asked order'),
        onDone: { target: 'sorting', actions: { type: 'setOrder', params: ({ event }) => event } },
        onError: { target: 'stale', actions: 'countFailure' },
      },
      on: { 'network.lost': 'offline' },
    },
    finished: {
      meta: { title: 'Over', rules: ['ORD-03'] },
      after: {
        refundTime: {
          description: 'Somebody looks at the refund while its customer looks at this page.',
          meta: { rules: ['ORD-07'] },
          guard: 'isRefundAsked',
          target: 'catchingUp',
        },
      },
      on: {
        'order.changed': 'catchingUp',
        'lookup.reopened': { target: 'lookup', actions: 'forgetOrder' },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { type OrderStage, stageOf } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { setFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  NetworkUpdate,
  OrderLookup,
  OrderRead,
  OrderTrackingContext,
  OrderTrackingEvent,
  OrderTrackingInput,
  OrderUpdate,
} from './order-tracking.types';

const LONGEST_PAUSE = 30_000;
const FIRST_PAUSE = 2_000;

type Staged = { stage: OrderStage };

const actors = {
  readOrder: notProvided<OrderRead, OrderLookup>('readOrder'),
  listen: notProvidedCallback<OrderUpdate, OrderLookup>('listen'),
  watchNetwork: notProvidedCallback<NetworkUpdate>('watchNetwork'),
};

export const orderTrackingMachine = setup({
  types: {} as {
    input: OrderTrackingInput;
    context: OrderTrackingContext;
    events: OrderTrackingEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isAsked: ({ context }) => context.lookup !== null,
    hasStream: ({ context }) => context.hasStream,
    isAt: ({ context }, { stage }: Staged) =>
      context.order !== null && stageOf(context.order.status) === stage,
    isOver: ({ context }) => context.order !== null && stageOf(context.order.status) === 'over',
    isEnd: ({ event }) => stageOf(eventOf(event, 'status.changed').status) === 'over',
    isRefundAsked: ({ context }) => context.order?.status === 'refund_requested',
    isUnknown: ({ event }) => failureOf(errorOf(event)).code === 'notFound',
  },
  actions: {
    setAsked: assign(({ event }) => ({
      lookup: eventOf(event, 'lookup.submitted').lookup,
      order: null,
      receivedAt: null,
      failure: null,
      failures: 0,
      hasStream: true,
    })),
    forgetOrder: assign({ lookup: null, order: null, receivedAt: null, failure: null, failures: 0 }),
    setOrder: assign(({ event }) => ({
      ...outputOf<typeof actors, 'readOrder'>(event),
      failure: null,
      failures: 0,
    })),
    setStatus: assign(({ context, event }) => {
      const { status, at, receivedAt } = eventOf(event, 'status.changed');
      return {
        order: context.order && {
          ...context.order,
          status,
          moments: { ...context.order.moments, [status]: context.order.moments[status] ?? at },
        },
        receivedAt,
      };
    }),
    setCourier: assign(({ context, event }) => {
      const { courier, receivedAt } = eventOf(event, 'courier.moved');
      return {
        order: context.order && { ...context.order, courier },
        receivedAt,
      };
    }),
    noteSignal: assign(({ event }) => ({ receivedAt: eventOf(event, 'signal.received').receivedAt })),
    giveStreamUp: assign({ hasStream: false }),
    setFailure: setFailure(),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  delays: {
    pollTime: 8_000,
    refundTime: 20_000,
    pauseTime: ({ context }) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (context.failures - 1)),
  },
}).createMachine({
  id: 'orderTracking',
  description: 'Finds one order and follows it live. Old data is shown with its time.',
  meta: { title: 'Order tracking', rules: ['ORD-04', 'ORD-05'] },
  context: ({ input }) => ({
    lookup: input.lookup,
    order: null,
    receivedAt: null,
    failures: 0,
    hasStream: true,
    failure: null,
  }),
  initial: 'opening',
  invoke: {
    id: 'watchNetwork',
    src: 'watchNetwork',
    onError: { description: 'If this fails, the live updates still report a lost connection.' },
  },
  states: {
    opening: {
      meta: { title: 'Finding the order' },
      always: [{ guard: 'isAsked', target: 'loading' }, { target: 'lookup' }],
    },
    lookup: {
      meta: { title: 'Guest enters the order', rules: ['ORD-04', 'PERM-07'] },
      tags: 'empty',
      on: {
        'lookup.submitted': { target: 'loading', actions: 'setAsked' },
      },
    },
    loading: {
      meta: { title: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => required(context.lookup, 'asked order'),
        onDone: { target: 'sorting', actions: 'setOrder' },
        onError: [
          {
            description: 'A wrong number and a wrong phone get the same answer.',
            meta: { rules: ['ORD-04', 'X-24'] },
            guard: 'isUnknown',
            target: 'notFound',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
      on: {
        'lookup.submitted': {
          description: 'The customer chose another order of this device while one was still loading.',
          target: 'loading',
          reenter: true,
          actions: 'setAsked',
        },
      },
    },
    notFound: {
      meta: { title: 'Not found', rules: ['ORD-04'] },
      tags: 'empty',
      on: {
        'lookup.submitted': { target: 'loading', actions: 'setAsked' },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'network.found': 'loading',
        'lookup.submitted': { target: 'loading', actions: 'setAsked' },
      },
    },
    sorting: {
      meta: { title: 'Checking the status' },
      always: [{ guard: 'isOver', target: 'finished' }, { target: 'live' }],
    },
    live: {
      meta: { title: 'Active', rules: ['ORD-05'] },
      type: 'parallel',
      always: { guard: 'isOver', target: 'finished' },
      on: {
        'courier.moved': { actions: 'setCourier' },
        'signal.received': { actions: 'noteSignal' },
        'network.lost': 'offline',
        'lookup.reopened': { target: 'lookup', actions: 'forgetOrder' },
        'order.changed': 'catchingUp',
      },
      states: {
        stage: {
          meta: { title: 'Progress' },
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
            onTheWay: { meta: { title: 'With the courier', rules: ['ORD-10'] } },
          },
        },
        news: {
          meta: { title: 'Updates' },
          initial: 'choosing',
          states: {
            choosing: {
              meta: { title: 'Checking for a stream' },
              always: [{ guard: 'hasStream', target: 'streaming' }, { target: 'polling' }],
            },
            streaming: {
              meta: { title: 'Live' },
              initial: 'quiet',
              invoke: {
                id: 'listen',
                src: 'listen',
                input: ({ context }) => required(context.lookup, 'asked order'),
                onError: { target: '#orderTracking.stale', actions: 'countFailure' },
              },
              on: {
                'status.changed': [
                  {
                    description: 'When the order ends, its payment and actions change too, so it reloads.',
                    meta: { rules: ['ORD-03'] },
                    guard: 'isEnd',
                    target: '#orderTracking.catchingUp',
                    actions: 'setStatus',
                  },
                  { target: '.reading', actions: 'setStatus' },
                ],
                'stream.ended': { target: '#orderTracking.stale', actions: 'countFailure' },
                'stream.refused': { target: 'polling', actions: 'giveStreamUp' },
              },
              states: {
                quiet: { meta: { title: 'Up to date' } },
                reading: {
                  description: 'A new status may bring a courier, a code or a reason.',
                  meta: { title: 'Loading details' },
                  invoke: {
                    id: 'readMore',
                    src: 'readOrder',
                    input: ({ context }) => required(context.lookup, 'asked order'),
                    onDone: { target: 'quiet', actions: 'setOrder' },
                    onError: 'quiet',
                  },
                },
              },
            },
            polling: {
              description: 'Without live updates, the order reloads every few seconds.',
              meta: { title: 'Polling', rules: ['ORD-05'] },
              initial: 'waiting',
              states: {
                waiting: { meta: { title: 'Waiting' }, after: { pollTime: 'asking' } },
                asking: {
                  meta: { title: 'Loading' },
                  invoke: {
                    id: 'askAgain',
                    src: 'readOrder',
                    input: ({ context }) => required(context.lookup, 'asked order'),
                    onDone: { target: 'waiting', actions: 'setOrder' },
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
      description: 'The known data stays visible, with its time.',
      meta: { title: 'No connection', rules: ['ORD-05', 'NFR-08'] },
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
      description: 'Reloads in the background; known data stays visible.',
      meta: { title: 'Catching up' },
      invoke: {
        id: 'catchUp',
        src: 'readOrder',
        input: ({ context }) => required(context.lookup, 'asked order'),
        onDone: { target: 'sorting', actions: 'setOrder' },
        onError: { target: 'stale', actions: 'countFailure' },
      },
      on: {
        'network.lost': 'offline',
        'lookup.reopened': { target: 'lookup', actions: 'forgetOrder' },
      },
    },
    finished: {
      meta: { title: 'Ended', rules: ['ORD-03'] },
      after: {
        refundTime: {
          description: 'The refund may be decided while the page is open, so the order reloads.',
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

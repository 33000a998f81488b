import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided, notProvidedCallback } from '../shared/not-provided';

type LiveCartContext = {
  /** Which cart is followed, by a number of this page: another person or market is another one. Null: none. */
  cart: number | null;
  /** The newest version that the server told. */
  version: number;
  /** How often in a row the stream broke, for the length of the pause. */
  failures: number;
};

/** What the page says: null while it is hidden or offline, or nobody knows whose cart it shows. */
export type PageNews = { type: 'page.changed'; cart: number | null };

export type StreamNews =
  | { type: 'version.told'; version: number }
  /** Broken, or ended by the server: it may be tried again. */
  | { type: 'stream.ended' }
  /** Not for this caller, or not on this server. */
  | { type: 'stream.refused' };

type LiveCartEvent = PageNews | StreamNews;

type CartParams = { cart: number | null };

export const liveCartMachine = setup({
  types: {} as {
    context: LiveCartContext;
    events: LiveCartEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    watchPage: notProvidedCallback<PageNews>('watchPage'),
    /** One stream for all tabs of a browser: the others wait until it is their turn. */
    listen: notProvidedCallback<StreamNews>('listen'),
    /** The cart reads itself anew when it is older, once no write of its own is under way. */
    compare: notProvided<void, { version: number }>('compare'),
    pause: notProvided<void, { failures: number }>('pause'),
  },
  guards: {
    isSame: ({ context }, { cart }: CartParams) => context.cart === cart,
    hasCart: (_, { cart }: CartParams) => cart !== null,
  },
  actions: {
    setCart: assign((_, { cart }: CartParams) => ({ cart, failures: 0 })),
    setVersion: assign((_, { version }: { version: number }) => ({ version })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  delays: { quietTime: 600, provenTime: 60_000 },
}).createMachine({
  id: 'liveCart',
  description:
    'Hears from the server that another device has changed the cart. Without it the cart is read when the page is looked at again.',
  meta: { title: 'Cart of other devices', rules: ['CART-62'] },
  context: { cart: null, version: 0, failures: 0 },
  invoke: { id: 'watchPage', src: 'watchPage', onError: '.alone' },
  initial: 'away',
  on: {
    'page.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'hasCart', params: ({ event }) => event },
        target: '.following',
        reenter: true,
        actions: { type: 'setCart', params: ({ event }) => event },
      },
      { target: '.away', actions: { type: 'setCart', params: ({ event }) => event } },
    ],
  },
  states: {
    away: {
      description: 'The page is hidden or offline, or nobody knows yet whose cart it shows.',
      meta: { title: 'Nothing to follow', rules: ['NFR-08'] },
    },
    following: {
      meta: { title: 'Following' },
      initial: 'quiet',
      invoke: {
        id: 'listen',
        src: 'listen',
        onError: { target: 'pausing', actions: 'countFailure' },
      },
      after: { provenTime: { actions: 'forgetFailures' } },
      on: {
        'version.told': {
          target: '.settling',
          actions: { type: 'setVersion', params: ({ event }) => event },
        },
        'stream.ended': { target: 'pausing', actions: 'countFailure' },
        'stream.refused': 'alone',
      },
      states: {
        quiet: { meta: { title: 'Up to date' } },
        settling: {
          description: 'What was changed here is told as well, and its answer arrives in this moment.',
          meta: { title: 'A version was told' },
          after: { quietTime: 'comparing' },
        },
        comparing: {
          meta: { title: 'Is it newer?' },
          invoke: {
            id: 'compare',
            src: 'compare',
            input: ({ context }) => ({ version: context.version }),
            onDone: 'quiet',
            onError: 'quiet',
          },
        },
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
      description: 'This server has no stream for this caller: as if there were no other devices.',
      meta: { title: 'Not followed' },
    },
  },
});

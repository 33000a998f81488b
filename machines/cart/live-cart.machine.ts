import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notProvided, notProvidedCallback } from '../shared/not-provided';

type LiveCartContext = {
  /**
   * A number that identifies the followed cart on this page; customers and modules have different ones.
   * `null`: no cart.
   */
  cart: number | null;
  /** The newest cart version that the server has reported. */
  version: number;
  /** The number of failures in a row. Each one lengthens the pause before the next attempt. */
  failures: number;
};

/**
 * The followed cart. `null`: no live updates, because the page is hidden or offline, or the customer is
 * unknown.
 */
export type PageUpdate = { type: 'page.changed'; cart: number | null };

export type StreamUpdate =
  | { type: 'version.changed'; version: number }
  /** The stream broke or ended. The flow may open it again. */
  | { type: 'stream.ended' }
  /** The server offers no stream, or not to this customer. */
  | { type: 'stream.refused' };

type LiveCartEvent = PageUpdate | StreamUpdate;

export const liveCartMachine = setup({
  types: {} as {
    context: LiveCartContext;
    events: LiveCartEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    watchPage: notProvidedCallback<PageUpdate>('watchPage'),
    /** Opens one stream for all tabs of the browser. Other tabs wait until the stream's tab closes. */
    listen: notProvidedCallback<StreamUpdate>('listen'),
    /** Makes the cart reload if its version is older. */
    compare: notProvided<void, { version: number }>('compare'),
    pause: notProvided<void, { failures: number }>('pause'),
  },
  guards: {
    isSame: ({ context, event }) => context.cart === eventOf(event, 'page.changed').cart,
    hasCart: ({ event }) => eventOf(event, 'page.changed').cart !== null,
  },
  actions: {
    setCart: assign(({ event }) => ({ cart: eventOf(event, 'page.changed').cart, failures: 0 })),
    setVersion: assign(({ event }) => ({ version: eventOf(event, 'version.changed').version })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  delays: { quietTime: 600, provenTime: 60_000 },
}).createMachine({
  id: 'liveCart',
  description:
    'Receives changes that other devices made to the cart. Without it, the cart reloads when the page gets focus.',
  meta: { title: 'Live cart', rules: ['CART-62'] },
  context: { cart: null, version: 0, failures: 0 },
  invoke: { id: 'watchPage', src: 'watchPage', onError: '.alone' },
  initial: 'away',
  on: {
    'page.changed': [
      { guard: 'isSame' },
      { guard: 'hasCart', target: '.following', reenter: true, actions: 'setCart' },
      { target: '.away', actions: 'setCart' },
    ],
  },
  states: {
    away: {
      description: "The page is hidden or offline, or the cart's owner is unknown.",
      meta: { title: 'Updates paused', rules: ['NFR-08'] },
    },
    following: {
      meta: { title: 'Receiving updates' },
      initial: 'quiet',
      invoke: {
        id: 'listen',
        src: 'listen',
        onError: { target: 'pausing', actions: 'countFailure' },
      },
      after: { provenTime: { actions: 'forgetFailures' } },
      on: {
        'version.changed': { target: '.settling', actions: 'setVersion' },
        'stream.ended': { target: 'pausing', actions: 'countFailure' },
        'stream.refused': 'alone',
      },
      states: {
        quiet: { meta: { title: 'Up to date' } },
        settling: {
          description:
            'The server also reports changes that this tab made. Waiting for their response avoids a second load.',
          meta: { title: 'Version received' },
          after: { quietTime: 'comparing' },
        },
        comparing: {
          meta: { title: 'Comparing versions' },
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

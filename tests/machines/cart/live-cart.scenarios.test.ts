import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { PageUpdate, StreamUpdate } from '../../../machines/cart/live-cart.machine';
import { liveCartMachine } from '../../../machines/cart/live-cart.machine';
import { deferredActors } from '../../support/deferred';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const effects = deferredActors('compare', 'pause');
  const page: { tell: (event: PageUpdate) => void } = { tell: () => undefined };
  const streams: { tell: (event: StreamUpdate) => void; isOpen: boolean }[] = [];
  const flow = createActor(
    liveCartMachine.provide({ actors: effects.actors }).provide({
      actors: {
        watchPage: fromCallback<PageUpdate>(({ sendBack }) => {
          page.tell = sendBack;
        }),
        listen: fromCallback<StreamUpdate>(({ sendBack }) => {
          const stream = { tell: sendBack as (event: StreamUpdate) => void, isOpen: true };
          streams.push(stream);
          return () => {
            stream.isOpen = false;
          };
        }),
      },
    }),
  );
  flow.start();
  return {
    flow,
    effects,
    streams,
    open: () => streams.filter(({ isOpen }) => isOpen).length,
    shows: (cart: number | null) => page.tell({ type: 'page.changed', cart }),
    received: (version: number) => streams.at(-1)?.tell({ type: 'version.changed', version }),
    ends: () => streams.at(-1)?.tell({ type: 'stream.ended' }),
    refuses: () => streams.at(-1)?.tell({ type: 'stream.refused' }),
    answers: async (name: 'compare' | 'pause') => {
      effects.latest(name).resolve(undefined);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('a new cart version from another device reloads the cart [CART-62]', async () => {
  const { shows, received, effects, answers, flow } = start();
  shows(1);
  received(7);
  await vi.advanceTimersByTimeAsync(600);
  expect(effects.latest('compare').input).toEqual({ version: 7 });
  await answers('compare');
  expect(flow.getSnapshot().matches({ following: 'quiet' })).toBe(true);
});

it('only the newest of several cart versions causes a reload [CART-61, CART-62]', async () => {
  const { shows, received, effects } = start();
  shows(1);
  for (const version of [7, 8, 9]) {
    received(version);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(effects.callsOf('compare')).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(effects.callsOf('compare').map(({ input }) => input)).toEqual([{ version: 9 }]);
});

it('the stream of cart updates is closed while the page is hidden or offline, and reopened afterwards [CART-62, NFR-08]', () => {
  const { shows, open } = start();
  expect(open()).toBe(0);
  shows(1);
  expect(open()).toBe(1);
  shows(null);
  expect(open()).toBe(0);
  shows(1);
  expect(open()).toBe(1);
});

it('the stream of cart updates is replaced when the customer or the module changes [CART-62, CART-65]', () => {
  const { shows, streams, open } = start();
  shows(1);
  shows(1);
  expect(streams).toHaveLength(1);
  shows(2);
  expect(streams).toHaveLength(2);
  expect(open()).toBe(1);
});

it('the pause before reconnecting grows with each broken stream and is reset after a stable minute [CART-62]', async () => {
  const { shows, ends, effects, answers, open } = start();
  shows(1);
  for (const failures of [1, 2]) {
    ends();
    expect(open()).toBe(0);
    expect(effects.latest('pause').input).toEqual({ failures });
    await answers('pause');
    expect(open()).toBe(1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  ends();
  expect(effects.latest('pause').input).toEqual({ failures: 1 });
});

it('a stream of cart updates that the server refused is reopened only for another cart [CART-62]', async () => {
  const { shows, refuses, open, flow } = start();
  shows(1);
  refuses();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(open()).toBe(0);
  expect(flow.getSnapshot().matches('alone')).toBe(true);
  shows(2);
  expect(open()).toBe(1);
});

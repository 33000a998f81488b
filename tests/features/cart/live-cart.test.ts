import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine';
import type { PageUpdate } from '../../../machines/cart/live-cart.machine';
import { liveCartMachine } from '../../../machines/cart/live-cart.machine';
import { ApiError } from '../../../src/api/api-error';
import { provideLiveCart } from '../../../src/features/cart/sync/live-cart.actors';
import { deferredActors } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Stream = { tell: (version: number) => void; signal: AbortSignal; end: (error?: unknown) => void };

/** A lock like that of the Web Locks API: one holder, the others wait. */
function oneLock() {
  let last = Promise.resolve<unknown>(undefined);
  const request = (_: string, { signal }: LockOptions, run: () => Promise<unknown>) => {
    const turn = last.then(() => (signal?.aborted ? undefined : run()));
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

function tab(locks: Pick<LockManager, 'request'> | null = oneLock()) {
  const effects = deferredActors('loadCart', 'setQuantity', 'removeLine', 'clearCart', 'restoreCart');
  const shown = { version: 0 };
  const compareVersions = fromPromise<boolean, { version: number }>(
    async ({ input }) => shown.version < input.version,
  );
  const writer = cartMachine.provide({ actors: effects.actors }).provide({ actors: { compareVersions } });
  const streams: Stream[] = [];
  const page: { shows: (cart: number | null) => void } = { shows: () => undefined };
  const logic = provideLiveCart({
    scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
    stream: (tell, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        streams.push({ tell, signal, end: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
    locks,
    random: () => 1,
  });
  const watchPage = fromCallback<PageUpdate>(({ sendBack }) => {
    page.shows = (cart) => sendBack({ type: 'page.changed', cart });
  });
  const root = createActor(
    setup({ actors: { cart: writer, liveCart: logic.provide({ actors: { watchPage } }) } }).createMachine({
      invoke: [
        { id: 'cart', systemId: 'cart', src: 'cart' },
        { id: 'liveCart', systemId: 'liveCart', src: 'liveCart' },
      ],
    }),
  ).start();
  const cart: ActorRefFrom<typeof writer> = root.system.get('cart');
  const flow: ActorRefFrom<typeof logic> = root.system.get('liveCart');
  const emitted = emittedBy(cart);
  return {
    logic,
    flow,
    cart,
    effects,
    streams,
    shown,
    emitted,
    shows: async (number: number | null) => {
      page.shows(number);
      await vi.advanceTimersByTimeAsync(0);
    },
    reads: async () => {
      effects.latest('loadCart').resolve([]);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('every effect that the live cart’s machine invokes is implemented', () => {
  const provided: AnyStateMachine = tab().logic;
  const placeholders = Object.entries((liveCartMachine as AnyStateMachine).implementations.actors);
  const left = placeholders.filter(([name, actor]) => provided.implementations.actors[name] === actor);
  expect(left).toEqual([]);
});

it('the live cart waits for this tab’s own pending request and reloads only an outdated cart [CART-61, CART-62]', async () => {
  const { shows, streams, shown, emitted, reads, effects } = tab();
  const received = () => emitted.filter(({ type }) => type === 'cart.changed');
  await shows(1);
  streams[0]?.tell(7);
  await vi.advanceTimersByTimeAsync(5_000);
  shown.version = 7;
  await reads();
  expect(effects.callsOf('loadCart')).toHaveLength(1);
  expect(received()).toEqual([]);

  streams[0]?.tell(8);
  await vi.advanceTimersByTimeAsync(600);
  expect(effects.callsOf('loadCart')).toHaveLength(2);
  expect(received()).toHaveLength(1);
});

it('all tabs share one stream of cart updates, and the next tab takes over when the first is hidden [CART-62]', async () => {
  const locks = oneLock();
  const [one, two] = [tab(locks), tab(locks)];
  await one.shows(1);
  await two.shows(1);
  expect([one.streams.length, two.streams.length]).toEqual([1, 0]);
  await one.shows(null);
  expect(one.streams[0]?.signal.aborted).toBe(true);
  expect(two.streams).toHaveLength(1);
});

it('the stream of cart updates stays closed in browsers without Web Locks, because connections are few [CART-62]', async () => {
  const { shows, streams, flow } = tab(null);
  await shows(1);
  expect(streams).toEqual([]);
  expect(flow.getSnapshot().matches('alone')).toBe(true);
});

it.each(['offline', 'timeout', 'server', 'tooMany'] as const)(
  'the stream of cart updates reconnects after %s with growing pauses [CART-62]',
  async (code) => {
    const { shows, streams } = tab();
    await shows(1);
    for (const pause of [1_000, 2_000, 4_000]) {
      streams.at(-1)?.end(new ApiError(code));
      await vi.advanceTimersByTimeAsync(pause - 1);
      const opened = streams.length;
      await vi.advanceTimersByTimeAsync(1);
      expect(streams).toHaveLength(opened + 1);
    }
  },
);

it('the pause before reconnecting the stream is at most a minute [CART-62]', async () => {
  const { shows, streams } = tab();
  await shows(1);
  for (let failures = 1; failures <= 12; failures += 1) {
    streams.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(failures + 1);
  }
});

it.each(['unauthorized', 'refused', 'notFound', 'unexpected'] as const)(
  'the stream of cart updates does not reconnect after %s [CART-62, AUTH-61]',
  async (code) => {
    const { shows, streams } = tab();
    await shows(1);
    streams[0]?.end(new ApiError(code));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(streams).toHaveLength(1);
  },
);

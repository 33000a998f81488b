import { expect, it, vi } from 'vitest';
import { createActor, createMachine, sendTo, toPromise } from 'xstate';
import type { BrowserUpdate } from '../../machines/browser.types';
import { measureQuiet, watchBrowser } from '../../src/platform/browser.actors';
import { createStoredValues, storageKeys } from '../../src/platform/storage/stored-values';

function watch(kept: Record<string, string> = {}) {
  const received: BrowserUpdate[] = [];
  const stored = createStoredValues({ read: (key) => kept[key] ?? null, write: () => undefined });
  const tab = createActor(
    createMachine({
      invoke: { id: 'watchBrowser', src: watchBrowser(stored) },
      on: {
        'cart.changed': { actions: sendTo('watchBrowser', ({ event }) => event) },
        'lines.read': { actions: sendTo('watchBrowser', ({ event }) => event) },
        '*': { actions: ({ event }) => void received.push(event as BrowserUpdate) },
      },
    }),
  ).start();
  const writes = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  return { tab, received, writes };
}

it('a diet chosen in another tab is reported to this tab [X-17, STO-03]', () => {
  const { tab, received, writes } = watch({
    [storageKeys.diet]: JSON.stringify({ allergens: ['peanut'], diets: ['halal'], isOfAccount: true }),
  });
  writes(storageKeys.diet);
  tab.stop();
  expect(received).toEqual([
    {
      type: 'tab.changed',
      news: {
        type: 'elsewhere.diet',
        profile: { allergens: ['peanut'], diets: ['halal'] },
        isOfAccount: true,
      },
    },
  ]);
});

it('an invalid diet stored by another tab counts as none [STO-02, STO-03]', () => {
  const { tab, received, writes } = watch({ [storageKeys.diet]: '{"allergens":7}' });
  writes(storageKeys.diet);
  tab.stop();
  expect(received).toEqual([
    {
      type: 'tab.changed',
      news: { type: 'elsewhere.diet', profile: { allergens: [], diets: [] }, isOfAccount: false },
    },
  ]);
});

it('a broadcast message reaches the other tabs and not the sender [CART-62]', async () => {
  const ear = new BroadcastChannel('souk');
  const words: unknown[] = [];
  ear.addEventListener('message', ({ data }) => void words.push(data));
  const { tab, received } = watch();
  tab.send({ type: 'cart.changed' });
  tab.send({ type: 'lines.read' });
  await vi.waitFor(() => expect(words).toEqual(['cart.changed']));
  expect(received).toEqual([]);
  ear.postMessage('wishlist.changed');
  await vi.waitFor(() =>
    expect(received).toEqual([{ type: 'tab.changed', news: { type: 'elsewhere.wishlist' } }]),
  );
  tab.stop();
  ear.close();
});

it('a closed page receives no more broadcast messages [CART-62]', () => {
  const { tab, received } = watch();
  window.dispatchEvent(new Event('pagehide'));
  tab.stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(received).toEqual([{ type: 'page.hidden' }]);
});

it.each([
  [[], 5_000],
  [[1_000, 4_000, 2_000], 1_000],
])('the idle time counts from the last network response: %j [CART-62]', async (ends, quiet) => {
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    ends.map((responseEnd) => ({ responseEnd })) as never,
  );
  expect(await toPromise(createActor(measureQuiet).start())).toBe(quiet);
  vi.restoreAllMocks();
});

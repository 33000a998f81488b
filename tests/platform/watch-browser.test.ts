import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { BrowserNews } from '../../machines/storefront.types';
import { createStoredValues, storageKeys } from '../../src/platform/storage/stored-values';
import { type FollowDevices, watchBrowser } from '../../src/platform/watch-browser';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(kept: Record<string, string>, followDevices: FollowDevices = () => undefined) {
  const heard: BrowserNews[] = [];
  const stored = createStoredValues({ read: (key) => kept[key] ?? null, write: () => undefined });
  const tab = createActor(
    createMachine({
      invoke: { src: watchBrowser(stored, followDevices) },
      on: { '*': { actions: ({ event }) => void heard.push(event as BrowserNews) } },
    }),
  ).start();
  const writes = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  return { tab, heard, writes };
}

it('tells what another tab chose of allergens and diet [X-17, STO-03]', () => {
  const { tab, heard, writes } = watch({
    [storageKeys.diet]: JSON.stringify({ allergens: ['peanut'], diets: ['halal'], isOfAccount: true }),
  });
  writes(storageKeys.diet);
  tab.stop();
  expect(heard).toEqual([
    { type: 'elsewhere.diet', profile: { allergens: ['peanut'], diets: ['halal'] }, isOfAccount: true },
  ]);
});

it('takes an unreadable choice of another tab for none [STO-02, STO-03]', () => {
  const { tab, heard, writes } = watch({ [storageKeys.diet]: '{"allergens":7}' });
  writes(storageKeys.diet);
  tab.stop();
  expect(heard).toEqual([
    { type: 'elsewhere.diet', profile: { allergens: [], diets: [] }, isOfAccount: false },
  ]);
});

it('listens to other devices when the page is calm, and for as long as it lives [CART-62]', async () => {
  const followed: AbortSignal[] = [];
  const { tab, heard } = watch({}, (tell, signal) => {
    followed.push(signal);
    tell({ type: 'elsewhere.cart' });
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(followed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([{ type: 'elsewhere.cart' }]);
  expect(followed[0]?.aborted).toBe(false);
  tab.stop();
  expect(followed[0]?.aborted).toBe(true);
});

it('does not begin for a page that has gone before [CART-62]', async () => {
  const followDevices = vi.fn();
  watch({}, followDevices).tab.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(followDevices).not.toHaveBeenCalled();
});

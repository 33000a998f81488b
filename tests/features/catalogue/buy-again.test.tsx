import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { moduleMachine } from '../../../machines/location/module.machine';
import { homeBlocks } from '../../../src/features/catalogue/home/home-blocks';
import type { Reader } from '../../../src/features/catalogue/page/page-blocks';
import { boughtInStoreList } from '../../../src/features/catalogue/page/page-lists';
import { BoughtInStore } from '../../../src/features/catalogue/store/bought-in-store';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { createReads } from '../../../src/platform/reads';
import { items as terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { food } from '../../machines/location/module.model';
import { recordedApi } from '../../support/effects';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const milk = { ...itemWith(terms['G-01']), id: 204, name: 'Milk' };

async function show(buyAgain: (...asked: unknown[]) => Promise<unknown>) {
  const module = createActor(moduleMachine, { input: { modules: [], storedId: null } }).start();
  await renderPage(
    <ShopPage>
      <ModuleProvider actor={module as never}>
        <BoughtInStore store={{ id: 7, moduleId: 2 }} personId={1} />
      </ModuleProvider>
    </ShopPage>,
    { api: { catalogue: { buyAgain } } },
  );
}

it('the home page requests the items to buy again for customers in markets with goods only [CAT-16]', async () => {
  const page = { entries: [{ id: 4 }], total: 1 };
  const { api, calls } = recordedApi({
    items: page,
    stores: page,
    visitAgain: [],
    buyAgain: page,
    brands: [],
  });
  const reader = { api: { catalogue: api }, reads: createReads() } as unknown as Reader;
  const rowOf = (type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce', isSignedIn: boolean) =>
    homeBlocks(reader, { language: 'en', zoneIds: [1], module: { ...food, id: 9, type } }, isSignedIn)
      .buyAgain;
  const requests = () => calls.filter(([name]) => name === 'buyAgain');
  expect([rowOf('food', true), rowOf('grocery', false), requests()]).toEqual([null, null, []]);
  expect(await rowOf('grocery', true)?.promise).toEqual([{ id: 4 }]);
  expect(requests()).toEqual([['buyAgain', { page: 1, limit: 12 }]]);
  // The next customer of this browser doesn’t see the items of the previous one.
  rowOf('grocery', false);
  rowOf('grocery', true);
  expect(requests()).toHaveLength(2);
  for (const type of ['pharmacy', 'ecommerce'] as const) expect(rowOf(type, true)).not.toBeNull();
  const listOf = (personId: number) => boughtInStoreList({ storeId: 7, moduleId: 2, personId }).name;
  expect(listOf(1)).not.toBe(listOf(2));
});

it('the store page lists what the customer bought there, and each item can be added [CAT-16]', async () => {
  const buyAgain = vi.fn(async (..._asked: unknown[]) => ({ entries: [milk], total: 1 }));
  await show(buyAgain);
  expect(await screen.findByRole('heading', { name: 'Milk' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add Milk to cart' })).toBeDefined();
  expect(buyAgain.mock.calls[0]).toMatchObject([{ storeId: 7, page: 1 }, { moduleId: 2 }]);
});

it('a customer who bought nothing in the store yet gets a way to its products [CAT-16, CAT-11]', async () => {
  await show(async () => ({ entries: [], total: 0 }));
  expect(await screen.findByRole('heading', { name: 'Nothing to buy again yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse products' })).toBeDefined();
});

it('a list of items to buy again that can’t be loaded offers to try again [CAT-16, CAT-11]', async () => {
  const buyAgain = vi
    .fn<(...asked: unknown[]) => Promise<unknown>>(async () => ({ entries: [milk], total: 1 }))
    .mockRejectedValueOnce(new Error('no network'));
  await show(buyAgain);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  retry.click();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Milk' })).toBeDefined());
});

import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '../../../domain/catalogue';
import type { FlashSale } from '../../../src/api/catalogue-mapping';
import { HomeBelow } from '../../../src/features/catalogue/home/home-below';
import type { HomeBlocks } from '../../../src/features/catalogue/home/home-blocks';
import { type BlockData, createReads } from '../../../src/platform/reads';
import { T0, terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const block = <T,>(key: string, value: T): BlockData<T> => ({ key, promise: Promise.resolve(value) });
const dish = (id: number): Item => ({ ...itemWith(terms()), id, name: `Dish ${id}` });
const sale = (overrides: Partial<FlashSale> = {}): FlashSale => ({
  id: 1,
  title: 'Lightning hour',
  endsAt: new Date(T0 + 3_600_000).toISOString(),
  entries: [{ item: dish(60), stock: 20, sold: 5 }],
  ...overrides,
});

/** Every block of the home page has something to show. */
const full = (): HomeBlocks => ({
  categories: block('categories', []),
  banners: block('banners', []),
  flashSale: block('flash', sale()),
  basicCampaigns: block('campaigns', []),
  itemCampaigns: block('item-campaigns', [dish(50)]),
  brands: block('brands', [{ id: 3, name: 'Northwind', imageUrl: null } as never]),
  visitAgain: null,
  buyAgain: block('again', [dish(70)]),
  stores: { popular: block('popular', []), latest: block('latest', [grill()]) },
  items: {
    discounted: block('a', [dish(1)]),
    recommended: block('b', [dish(2)]),
    popular: block('c', [dish(3)]),
    'new-arrival': block('d', [dish(4)]),
    'most-reviewed': block('e', [dish(5)]),
  },
});
const nothing = (): HomeBlocks => ({
  ...full(),
  flashSale: block('flash', null),
  itemCampaigns: block('item-campaigns', []),
  brands: block('brands', []),
  buyAgain: block('again', []),
  stores: { popular: block('popular', []), latest: block('latest', []) },
  items: {
    discounted: block('a', []),
    recommended: block('b', []),
    popular: block('c', []),
    'new-arrival': block('d', []),
    'most-reviewed': block('e', []),
  },
});

type Featured = { categories: { id: number; name: string }[]; items: Item[] };
const show = async (
  blocks: HomeBlocks,
  { categories, items }: Featured = { categories: [{ id: 9, name: 'Soups' }], items: [dish(6)] },
  context: object = {},
) => {
  await renderPage(
    <ShopPage>
      <HomeBelow module={null} blocks={blocks} />
    </ShopPage>,
    {
      api: {
        discovery: {
          featuredCategories: async () => categories,
          featuredItems: async () => ({ entries: items, total: items.length }),
        },
      },
      ...context,
    },
  );
  await act(async () => undefined);
};
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('The lower part of the home page', () => {
  it('has a block for each kind of sale, campaign, item, new store and brand [CAT-04]', async () => {
    await show(full());

    expect(headings()).toEqual([
      'Buy it again',
      'Lightning hour',
      'Today’s deals',
      'Limited time',
      'Picked for you',
      'New shops',
      'Popular right now',
      'Featured categories',
      'New arrivals',
      'Most reviewed',
      'Brands',
    ]);
    const block = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(block('Buy it again')).toContain('Dish 70');
    expect(block('Today’s deals')).toContain('Dish 1');
    expect(block('Limited time')).toContain('Dish 50');
    expect(block('Picked for you')).toContain('Dish 2');
    expect(block('New shops')).toContain('Noor Grill');
    expect(block('Popular right now')).toContain('Dish 3');
    expect(block('Featured categories')).toContain('Dish 6');
    expect(block('New arrivals')).toContain('Dish 4');
    expect(block('Most reviewed')).toContain('Dish 5');
    expect(block('Brands')).toContain('Northwind');
  });

  it('leaves out every block that is empty, with its heading [CAT-04]', async () => {
    await show(nothing(), { categories: [], items: [] });

    expect(headings()).toEqual([]);
  });

  it('keeps all other blocks when one fails, which says so and can be tried again [CAT-04, NFR-09]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const blocks = full();
    const failed = { key: 'e', promise: Promise.reject({ code: 'offline' }) };
    await show({ ...blocks, items: { ...blocks.items, 'most-reviewed': failed } });

    expect(headings()).toHaveLength(11);
    const block = within(screen.getByRole('region', { name: 'Most reviewed' }));
    expect(block.getByRole('alert').textContent).toContain('We couldn’t connect.');
    expect(block.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    logged.mockClear();
  });

  it('counts down to the end of the flash sale and says what is sold and left [CAT-12]', async () => {
    await show(full());

    const block = within(screen.getByRole('region', { name: 'Lightning hour' }));
    expect(block.getByRole('timer', { name: 'Time left' }).textContent).toBe('010000');
    expect(block.getByText('5 sold')).toBeDefined();
    expect(block.getByText('15 left')).toBeDefined();
    expect(block.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/flash-sale');
  });

  it.each([
    ['has ended', sale({ endsAt: new Date(T0).toISOString() })],
    ['has no items', sale({ entries: [] })],
  ])('has no flash sale when the sale %s [CAT-12, CAT-04]', async (_, over) => {
    await show({ ...full(), flashSale: block('flash', over) });

    expect(headings()).not.toContain('Lightning hour');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('requests the featured categories again after half a minute, and not before [CONST-09, CAT-01]', async () => {
    let now = 0;
    const reads = createReads(() => now);
    const featuredItems = vi.fn(async () => ({ entries: [dish(6)], total: 1 }));
    const api = { discovery: { featuredCategories: async () => [{ id: 9, name: 'Soups' }], featuredItems } };
    for (const [moment, requests] of [
      [0, 1],
      [30_000, 1],
      [30_001, 2],
    ] as const) {
      now = moment;
      await show(full(), undefined, { api, reads });
      expect([moment, featuredItems.mock.calls.length]).toEqual([moment, requests]);
      cleanup();
    }
  });
});

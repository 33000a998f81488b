import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category } from '../../../domain/catalogue';
import { SearchResultsPage } from '../../../src/features/catalogue/search/search-results-page';
import { terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

beforeEach(() => localStorage.clear());

type Browse = Parameters<typeof SearchResultsPage>[0]['browse'];

const block = <T,>(key: string, value: T) => ({ key, promise: Promise.resolve(value) });
const dish = (id: number, name: string) => ({ ...itemWith(terms()), id, name });
const soups = { id: 9, name: 'Soups', imageUrl: null } as Category;

/** A search for "piza" with these answers of the server. */
async function search(answers: Record<string, unknown>, browse: Partial<Browse> = {}) {
  const searchItems = vi.fn(async (..._: unknown[]) => answers.items ?? { entries: [], total: 0 });
  const searchStores = vi.fn(async (..._: unknown[]) => answers.stores ?? { entries: [], total: 0 });
  const items = async () => ({ entries: [dish(1, 'Margherita'), dish(2, 'Lentil soup')], total: 2 });
  await renderPage(
    <ShopPage>
      <SearchResultsPage
        words="piza"
        browse={browse as Browse}
        categories={block('categories', [soups])}
        cuisines={block('cuisines', [])}
      />
    </ShopPage>,
    { api: { catalogue: { searchItems, searchStores, items } } },
    '/home?search=piza',
  );
  return { searchItems, searchStores };
}

describe('The results of a search', () => {
  it('names the words and lists the items that the server finds [CAT-09]', async () => {
    const { searchItems, searchStores } = await search({ items: { entries: [dish(5, 'Pizza')], total: 1 } });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “piza”');
    expect(await screen.findByText('Pizza')).toBeDefined();
    expect(searchItems.mock.calls[0]?.[0]).toBe('piza');
    expect(searchStores).not.toHaveBeenCalled();
  });

  it('has a tab for stores, which searches stores instead of items [CAT-09]', async () => {
    const { searchItems, searchStores } = await search(
      { stores: { entries: [grill()], total: 1 } },
      { tab: 'stores' },
    );

    expect(await screen.findByText('Noor Grill')).toBeDefined();
    expect(searchStores.mock.calls[0]?.[0]).toBe('piza');
    expect(searchItems).not.toHaveBeenCalled();
  });

  it('says which word was searched instead of a misspelled one [CAT-09]', async () => {
    await search({ items: { entries: [dish(5, 'Pizza')], total: 1, meant: 'pizza' } });

    const note = await screen.findByRole('note');
    expect(note.textContent).toBe('No results for “piza”. Showing results for “pizza”.');
  });

  it('leads from an empty result to popular terms, to the categories and home [CAT-09, CAT-11]', async () => {
    await search({});

    expect(await screen.findByText('No results for “piza”')).toBeDefined();
    expect(screen.getByText('Check the spelling, or try a shorter word.')).toBeDefined();
    const popular = within(await screen.findByRole('region', { name: 'Popular here' }));
    const links = popular.getAllByRole('link').map((link) => link.textContent);
    expect(links).toContain('Margherita');
    const href = popular.getByRole('link', { name: 'Margherita' }).getAttribute('href') ?? '';
    expect(new URL(href, 'http://shop').searchParams.get('search')).toBe('Margherita');
    expect(await screen.findByText('Soups')).toBeDefined();
  });

  it('leads from an empty filtered result back to all results [CAT-11, CAT-09]', async () => {
    await search({}, { discounted: true });

    expect(await screen.findByText('Nothing matches these filters')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Popular here' })).toBeNull();
  });
});

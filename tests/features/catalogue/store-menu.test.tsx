import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { type DietProfile, noDiet } from '../../../domain/diet';
import { moduleMachine } from '../../../machines/location/module.machine';
import { dietMachine } from '../../../machines/preferences/diet.machine';
import { hasFilters } from '../../../src/features/catalogue/browse/browse-query';
import { menuFilters } from '../../../src/features/catalogue/browse/browse-search';
import { StoreMenu } from '../../../src/features/catalogue/store/store-menu';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { DietProvider, OwnDietProvider } from '../../../src/features/preferences/diet.context';
import { terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

// jsdom doesn't know the <search> element, which React reports once.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  const text = vi
    .mocked(console.error)
    .mock.calls.filter(([text]) => !String(text).startsWith('The tag <%s>'));
  vi.mocked(console.error).mockClear();
  expect(text).toEqual([]);
});

const bowl = { ...itemWith(terms()), id: 7, name: 'Peanut Bowl', description: 'Peanuts. '.repeat(20) };

async function show(
  search: object,
  overrides: Partial<Parameters<typeof grill>[0]> = {},
  profile: DietProfile = noDiet,
) {
  const storeItems = vi.fn(async (_id: number, { withoutAllergens = [] }: { withoutAllergens?: string[] }) =>
    withoutAllergens.length > 0 ? { entries: [], total: 0 } : { entries: [bowl], total: 1 },
  );
  const searchStoreItems = vi.fn(async () => ({ entries: [bowl], total: 1 }));
  const module = createActor(moduleMachine, { input: { modules: [], storedId: null } }).start();
  const diet = createActor(dietMachine, { input: { profile, isOfAccount: false } }).start();
  await renderPage(
    <ShopPage>
      <ModuleProvider actor={module as never}>
        <DietProvider actor={diet as ActorRefFrom<typeof dietMachine>}>
          <OwnDietProvider>
            <StoreMenu store={grill(overrides)} search={search} />
          </OwnDietProvider>
        </DietProvider>
      </ModuleProvider>
    </ShopPage>,
    { api: { catalogue: { storeItems, searchStoreItems } } },
  );
  return { storeItems, searchStoreItems };
}

const toggle = () => screen.queryByRole('button', { name: 'Hide items with my allergens' });

it('the store’s menu requests items without the allergens of the URL [CAT-08, X-17]', async () => {
  const { storeItems } = await show({ without: 'peanut,milk' });

  await waitFor(() => expect(storeItems).toHaveBeenCalled());
  expect(storeItems.mock.calls[0]?.[1]).toMatchObject({ withoutAllergens: ['milk', 'peanut'], page: 1 });
  expect(toggle()?.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('Nothing matches these filters')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
});

it('the allergen filter applies to a search in the store as well [CAT-08, X-17]', async () => {
  const { searchStoreItems } = await show({ without: 'egg', q: 'bowl' });

  await waitFor(() => expect(searchStoreItems).toHaveBeenCalled());
  const [store, words, query] = searchStoreItems.mock.calls[0] as unknown[];
  expect([store, words]).toEqual([2, 'bowl']);
  expect(query).toMatchObject({ withoutAllergens: ['egg'] });
  expect(await screen.findByText('Peanut Bowl')).toBeDefined();
});

it('the store’s menu offers the customer’s own diet once, and only for items with ingredient labels [X-17]', async () => {
  await show({}, {}, { allergens: ['egg'], diets: ['veg'] });
  expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: 'My diet' })).toBeDefined();
});

it('the store’s menu has no diet filter in a shop without food [X-17]', async () => {
  await show({}, { moduleType: 'ecommerce' });
  expect(await screen.findByText('Peanut Bowl')).toBeDefined();
  expect(toggle()).toBeNull();
});

it('only known menu filters are read from the URL [CAT-08]', () => {
  expect(menuFilters({ without: 'egg,stone', halal: 'true', diet: 'veg', min: 3, tab: 'stores' })).toEqual({
    without: 'egg',
    halal: true,
    diet: 'veg',
  });
});

it('a search text or a module in the URL does not count as a filter [CAT-09, CAT-11]', () => {
  expect(
    hasFilters({ search: 'qqqqzz', module_id: 1, name: 'Pizza', sort: 'new', tab: 'stores' } as never),
  ).toBe(false);
  expect(hasFilters({ search: 'pizza', halal: true } as never)).toBe(true);
});

it('an item’s description ends at 70 characters [CARD-03]', async () => {
  await show({});

  const [text] = await screen.findAllByText(/^Peanuts\. Peanuts\./);
  expect(text?.textContent).toMatch(/^.{60,70}…$/);
});

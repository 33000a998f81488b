import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Item, ModuleType } from '../../../domain/catalogue';
import { ItemCard } from '../../../src/features/catalogue/cards/item-card';
import { ShopProvider } from '../../../src/platform/shop.context';
import { T0, terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage, testConfig } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

const showCard = (overrides: Partial<Item>, showsVegToggle = true) =>
  renderPage(
    <ShopPage>
      <ShopProvider config={{ ...testConfig, showsVegToggle }} now={() => T0} sendToRoot={() => undefined}>
        <ItemCard item={{ ...itemWith(terms()), ...overrides }} />
      </ShopProvider>
    </ShopPage>,
  );
const dietMarks = () =>
  screen.queryAllByRole('img', { name: /egetarian/, hidden: true }).map((mark) => mark.ariaLabel);

describe('the card of an item', () => {
  it.each([
    [true, 'Vegetarian'],
    [false, 'Not vegetarian'],
  ])('shows in the food module whether the dish is vegetarian (%s) [CARD-02]', async (isVeg, name) => {
    await showCard({ moduleType: 'food', isVeg });
    expect(dietMarks()).toEqual([name]);
  });

  it('has no diet mark when the shop does not show them [CARD-02]', async () => {
    await showCard({ moduleType: 'food', isVeg: true }, false);
    expect(dietMarks()).toEqual([]);
  });

  it.each<ModuleType | null>(['grocery', 'pharmacy', 'ecommerce', null])(
    'has no diet mark in the module "%s" [CARD-02]',
    async (moduleType) => {
      await showCard({ moduleType, isVeg: true });
      expect(dietMarks()).toEqual([]);
    },
  );

  it.each([
    ['Halal', { isHalal: true }],
    ['Organic', { isOrganic: true }],
    ['Recommend', { isRecommended: true }],
  ])('shows "%s" only for an item with this property [CARD-02]', async (mark, overrides) => {
    await showCard(overrides);
    expect(screen.getByText(mark)).toBeDefined();
    cleanup();
    await showCard({ isHalal: false, isOrganic: false, isRecommended: false });
    expect(screen.queryByText(mark)).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AllCategoriesPage } from '../../../src/features/catalogue/browse/all-categories-page';
import { MissingItemPage, MissingStorePage } from '../../../src/features/catalogue/page/missing-page';
import { terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

const answered = <T,>(key: string, value: T) => ({ key, promise: Promise.resolve(value) });
const pizza = itemWith(terms());
const show = (page: ReactNode) => renderPage(<ShopPage>{page}</ShopPage>);
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((one) => one.textContent);

describe('the page of a missing item or store', () => {
  it('says in one heading that the item is gone, above similar items [NAV-27]', async () => {
    await show(<MissingItemPage similar={answered('items', [pizza])} />);
    expect(headings(1)).toEqual(['This item is no longer available']);
    expect(headings(2)).toEqual(['Popular right now']);
  });

  it('says in one heading that the store is gone [NAV-27]', async () => {
    await show(<MissingStorePage similar={answered('stores', [grill()])} />);
    expect(headings(1)).toEqual(['This store is no longer available']);
    expect(headings(2)).toEqual(['Popular stores']);
  });
});

describe('the page of all categories', () => {
  const sweets = { id: 7, name: 'Sweets', imageUrl: null };

  it('shows popular items below a short list [NAV-04, NAV-11]', async () => {
    await show(
      <AllCategoriesPage
        categories={answered('categories', [sweets] as never)}
        popular={answered('popular', [pizza])}
      />,
    );
    expect(screen.getByText('Sweets')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Popular right now' }).textContent).toContain('Margherita');
  });

  it('shows nothing below the list when nothing is popular [CAT-04]', async () => {
    await show(
      <AllCategoriesPage
        categories={answered('categories', [sweets] as never)}
        popular={answered('popular', [])}
      />,
    );
    expect(screen.queryByText('Popular right now')).toBeNull();
  });
});

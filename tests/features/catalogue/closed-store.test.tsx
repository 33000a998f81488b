import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoreHeader } from '../../../src/features/catalogue/store/store-header';
import { useStoreState } from '../../../src/features/catalogue/store/use-store-state';
import { terms } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { cartWith, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

// The page's clock says 13:00 on a Tuesday.
const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '18:00', closes: '23:00' }));

function Header({ store }: { store: ReturnType<typeof grill> }) {
  return <StoreHeader store={store} state={useStoreState(store)} isTakeAway={false} />;
}

async function show(overrides: Parameters<typeof grill>[0], cart = cartWith([])) {
  await renderPage(
    <ShopPage cart={cart}>
      <Header store={grill({ hours: evenings, ...overrides })} />
    </ShopPage>,
  );
  return screen.getByText('Closed now').closest('[role="status"]')?.textContent;
}
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('The page of a closed store', () => {
  it('says when the store opens and leads to its items for a scheduled order [X-07, CAT-06]', async () => {
    expect(await show({ canSchedule: true })).toContain('Opens 6:00 PM');
    expect(linkTo('Order for later')).toContain('#goods');
  });

  it('leads to the checkout’s time field when the cart has items of this store [X-07]', async () => {
    const line = cartLine(1, 1, terms());
    const cart = cartWith([{ ...line, item: { ...line.item, storeId: 2 } }]);
    expect(await show({ canSchedule: true }, cart)).toContain('Opens 6:00 PM');
    expect(linkTo('Choose a time')).toBe('/checkout?page=cart');
  });

  it('only says when the store opens if it accepts no scheduled orders [X-07, CAT-06]', async () => {
    expect(await show({ canSchedule: false })).toContain('Opens 6:00 PM');
    expect([linkTo('Order for later'), linkTo('Choose a time')]).toEqual([undefined, undefined]);
  });
});

it('the header of a store page has cover, logo, name, rating, minimum order, opening, share button and heart [CAT-06]', async () => {
  await renderPage(
    <ShopPage>
      <Header
        store={grill({
          coverUrl: '/cover.webp',
          logoUrl: '/logo.webp',
          minimumOrder: 12_00,
          discountPercent: 10,
        })}
      />
    </ShopPage>,
  );
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/cover.webp', '/logo.webp']);
  expect(screen.getByRole('heading', { level: 1, name: 'Noor Grill' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Rated 4.60 of 5, 30 reviews' })).toBeDefined();
  for (const text of ['Min. $12.00', /^Open/, '10% off the menu'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Share/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add Noor Grill to wishlist' })).toBeDefined();
  expect(screen.queryByText('Closed now')).toBeNull();
});

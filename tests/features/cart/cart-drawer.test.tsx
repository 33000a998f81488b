import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartDrawer } from '../../../src/features/cart/drawer/cart-drawer';
import { cartLine } from '../../machines/cart/cart-lines';
import { cartWith, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('the drawer announces the number of its lines [CART-67]', async () => {
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1, 3), cartLine(2, 1, { id: 102, name: 'Focaccia' })])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: () => new Promise(() => undefined) } } },
  );
  expect(screen.getByRole('status', { name: '2 items in the cart', hidden: true }).textContent).toBe('2');
});

it('the drawer is labelled by its title [CART-01, MSG-18]', async () => {
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1)])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: () => new Promise(() => undefined) } } },
  );
  expect(screen.getByRole('dialog', { hidden: true }).querySelector('h2')?.textContent).toMatch(
    /^Shopping Cart/,
  );
});

it('the drawer links to the store of its items, where more can be added (review 46) [CART-01]', async () => {
  const line = cartLine(1);
  await renderPage(
    <ShopPage cart={cartWith([line])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: () => new Promise(() => undefined) } } },
  );
  for (const name of [line.item.storeName, 'Add more'])
    expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toMatch(
      new RegExp(`^/store/${line.item.storeId}\\?`),
    );
});

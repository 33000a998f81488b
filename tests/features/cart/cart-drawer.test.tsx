import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CartDrawer } from '../../../src/features/cart/drawer/cart-drawer';
import { cartLine } from '../../machines/cart/cart-lines';
import { cartWith, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const pending = () => new Promise<never>(() => undefined);

it('the cart drawer announces the number of its lines [CART-67]', async () => {
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1, 3), cartLine(2, 1, { id: 102, name: 'Focaccia' })])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: pending, storeItems: pending } } },
  );
  expect(screen.getByRole('status', { name: '2 items in the cart', hidden: true }).textContent).toBe('2');
});

it('the cart drawer is labelled by its title [CART-01, MSG-18]', async () => {
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1)])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: pending, storeItems: pending } } },
  );
  expect(screen.getByRole('dialog', { hidden: true }).querySelector('h2')?.textContent).toMatch(
    /^Shopping Cart/,
  );
});

it('an empty cart says so, and its button leads back to the shop [CART-01, CART-05, CART-06, MSG-19, MSG-20]', async () => {
  await renderPage(
    <ShopPage>
      <CartDrawer />
    </ShopPage>,
    { api: { discovery: { waitingCarts: pending } } },
  );
  expect(screen.getByText('Your cart is empty')).toBeDefined();
  expect(
    screen.getByText('No items added in your cart. Please add product to your cart list.'),
  ).toBeDefined();
  expect(screen.getByText('Continue Shopping').closest('button, a')).not.toBeNull();
  expect(screen.queryByText('Proceed To Checkout')).toBeNull();
});

it('a filled cart shows the subtotal, the amount missing for free delivery and the checkout button [CART-03, CART-05, CART-06, MSG-20]', async () => {
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1, 3)])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: pending, storeItems: pending } } },
  );
  const drawer = screen.getByRole('dialog', { hidden: true }).textContent;
  expect(drawer).toContain('Subtotal$30.00');
  expect(drawer).toContain('Add $20.00 more for free delivery');
  expect(screen.getByText('Proceed To Checkout').closest('button')).not.toBeNull();
  expect(screen.queryByText('Continue Shopping')).toBeNull();
});

it('the cart drawer links to the store of its items, where more can be added [CART-01]', async () => {
  const line = cartLine(1);
  await renderPage(
    <ShopPage cart={cartWith([line])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: pending, storeItems: pending } } },
  );
  for (const name of [line.item.storeName, 'Add more'])
    expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toMatch(
      new RegExp(`^/store/${line.item.storeId}\\?`),
    );
});

it('the cart drawer offers popular items of the store that are not in the cart and suit the customer’s diet [CART-69]', async () => {
  const asked: unknown[] = [];
  const inCart = cartLine(1);
  const other = { ...inCart.item, categories: [], isPrescriptionRequired: false };
  const storeItems = async (...args: unknown[]) => {
    asked.push(args);
    return { entries: [other, { ...other, id: 900, name: 'Lemonade' }], total: 2 };
  };
  await renderPage(
    <ShopPage cart={cartWith([inCart])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: pending, storeItems } } },
  );
  const offers = await screen.findByRole('region', { name: 'Goes well with your order', hidden: true });
  expect(offers.textContent).toContain('Lemonade');
  expect(offers.querySelectorAll('li')).toHaveLength(1);
  expect(offers.querySelector('button')?.getAttribute('aria-label')).toBe('Add Lemonade to cart');
  expect(asked[0]).toMatchObject([inCart.item.storeId, { sort: 'popular', withoutAllergens: [] }, {}]);
});

it('the cart drawer shows the cart even if the offered items can’t be loaded [CART-69, CART-67]', async () => {
  // React logs every error that an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const storeItems = () => Promise.reject(new Error('no network'));
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1)])}>
      <CartDrawer />
    </ShopPage>,
    { api: { catalogue: { store: pending, storeItems } } },
  );
  expect(await screen.findByRole('link', { name: 'Add more', hidden: true })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Goes well with your order', hidden: true })).toBeNull();
  vi.mocked(console.error).mockClear();
});

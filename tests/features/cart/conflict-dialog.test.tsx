import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import { ConflictDialog } from '../../../src/features/cart/button/conflict-dialog';
import { request } from '../../machines/cart/add-to-cart.model';
import { restingAddToCart, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('the dialog names both stores and says that a new cart starts [CART-21, MSG-26]', async () => {
  const own = request();
  const requested = {
    ...own,
    item: { ...own.item, moduleType: 'grocery' as const, storeName: 'Green Market' },
  };
  const snapshot = addToCartMachine.resolveState({
    value: 'storeConflict',
    context: {
      ...restingAddToCart().getSnapshot().context,
      request: requested,
      otherStore: 'Corner Shop',
    } as never,
  });
  await renderPage(
    <ShopPage addToCart={createActor(addToCartMachine, { snapshot }).start() as never}>
      <ConflictDialog />
    </ShopPage>,
  );
  expect(screen.getByText('Start a new cart?')).toBeDefined();
  expect(screen.getByText('Corner Shop')).toBeDefined();
  expect(screen.getByText('Green Market')).toBeDefined();
  expect(
    screen.getByText(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    ),
  ).toBeDefined();
});

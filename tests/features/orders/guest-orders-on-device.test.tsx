import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { GuestOrdersOnDevice } from '../../../src/features/account/frame/guest-orders-on-device';
import { guestOrders, keepGuestOrder } from '../../../src/features/orders/tracking/guest-orders';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeEach(() => localStorage.clear());

it('a guest’s stored order shows its store once the order has been read [ORD-20]', async () => {
  keepGuestOrder({ id: 8, phone: '+97150' });
  keepGuestOrder({ id: 7, phone: '+97150', store: 'Basil Kitchen' });
  await renderPage(
    <ShopPage>
      <GuestOrdersOnDevice page="my-orders" />
    </ShopPage>,
  );
  const [named, unnamed] = await screen.findAllByRole('listitem');
  expect(named?.textContent).toContain('Basil KitchenOrder #7');
  expect(unnamed?.textContent).toMatch(/^Order #8/);
});

it('a stored order whose store is not a text is dropped [STO-02]', () => {
  localStorage.setItem('guest_orders', JSON.stringify([{ id: 7, phone: '+97150', store: 5 }]));
  expect(guestOrders()).toEqual([]);
});

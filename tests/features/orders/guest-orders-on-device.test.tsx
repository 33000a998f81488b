import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { GuestOrdersOnDevice } from '../../../src/features/account/frame/guest-orders-on-device';
import { guestOrders, keepGuestOrder } from '../../../src/features/orders/tracking/guest-orders';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeEach(() => localStorage.clear());

const show = (read: (id: number) => Promise<ReturnType<typeof orderOf>>) =>
  renderPage(
    <ShopPage>
      <GuestOrdersOnDevice page="my-orders" />
    </ShopPage>,
    {
      api: {
        orders: { order: ({ id }: { id: number }) => read(id), follow: () => new Promise(() => undefined) },
      },
    },
  );

it('a guest’s stored order shows its store, date and items once the order has been read [ORD-20]', async () => {
  keepGuestOrder({ id: 6, phone: '+97150' });
  keepGuestOrder({
    id: 7,
    phone: '+97150',
    store: 'Basil Kitchen',
    placedAt: '2026-11-24T09:00:00.000Z',
    items: ['Margherita', 'Cola'],
  });
  await show(() => new Promise(() => undefined));
  const [named, unnamed] = await screen.findAllByRole('listitem');
  expect(named?.textContent).toMatch(/Basil KitchenOrder #7.*Nov 24.*Margherita · Cola/);
  expect(unnamed?.textContent).toMatch(/^Order #6/);
});

it('a guest’s active order shows its current status and arrival time, and keeps its place [ORD-05, ORD-20]', async () => {
  keepGuestOrder({ id: 7, phone: '+97150' });
  keepGuestOrder({ id: 8, phone: '+97150' });
  await show(async (id) =>
    id === 7
      ? orderOf('picked_up', { id, expectedAt: '2026-11-24T23:59:00.000Z' })
      : orderOf('processing', { id }),
  );
  await waitFor(() => expect(screen.getByText('On the way')).toBeTruthy());
  await waitFor(() => expect(screen.getByText('Being prepared')).toBeTruthy());
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries[0]).toContain('Order #8');
  expect(entries[1]).toContain('Order #7');
});

it('a stored order whose store or items are not texts is dropped [STO-02]', () => {
  for (const face of [{ store: 5 }, { items: [1] }, { imageUrl: {} }]) {
    localStorage.setItem('guest_orders', JSON.stringify([{ id: 7, phone: '+97150', ...face }]));
    expect(guestOrders()).toEqual([]);
  }
});

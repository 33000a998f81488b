import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../domain/placed-order';
import { BottomBar } from '../../../src/features/site/frame/bottom-bar';
import { LiveBar } from '../../../src/features/site/under-way/live-bar';
import { T0 } from '../../domain/demo-items';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { tripOf } from '../../machines/rental/trip-tracking.model';
import { renderPage } from '../../support/walk-page';
import { PersonPage, visitor } from './person-page';

const inHalfAnHour = new Date(Date.parse(String(new Date(T0).toISOString())) + 30 * 60_000).toISOString();
const coming = orderOf('picked_up', { expectedAt: inHalfAnHour });

const apiOf = (running: PlacedOrder[], requests: unknown[] = []) => ({
  orders: {
    list: async () => ({ entries: running, total: running.length }),
    order: async (wanted: unknown) => {
      requests.push(wanted);
      return running[0];
    },
  },
  rental: { trips: async () => ({ entries: [], total: 0 }), trip: async () => tripOf('ongoing') },
});

beforeEach(() => localStorage.clear());

it('the bar of running orders shows a customer’s order with its arrival, and one press tracks it [ORD-22]', async () => {
  const { session } = await visitor('token-1');
  await renderPage(
    <PersonPage session={session}>
      <LiveBar />
    </PersonPage>,
    { api: apiOf([coming, orderOf('processing', { id: 1009 })]) },
  );
  const bar = await screen.findByRole('complementary', { name: 'Active order or trip' });
  expect(bar.textContent).toContain('Basil Kitchen');
  expect(bar.textContent).toContain('On the way');
  expect(bar.textContent).toMatch(/Arriving around/);
  const [track, all] = screen.getAllByRole('link');
  expect(track?.getAttribute('href')).toBe('/my-orders/1001');
  expect(all?.getAttribute('href')).toBe('/my-orders');
});

it('the bar of running orders shows a guest’s order of this device and requests an ended order once [ORD-22, ORD-20]', async () => {
  localStorage.setItem('guest_orders', JSON.stringify([{ id: 1001, phone: '+971501234567' }]));
  const { session } = await visitor(null);
  const requests: unknown[] = [];
  await renderPage(
    <PersonPage session={session}>
      <LiveBar />
    </PersonPage>,
    { api: apiOf([coming], requests) },
  );
  const link = await screen.findByRole('link', { name: /Track order #1001/ });
  expect(link.getAttribute('href')).toBe('/track-order?order=1001');
  expect(requests).toEqual([{ id: 1001, phone: '+971501234567' }]);
});

it('the phone’s navigation bar leads a guest with orders to the list of this device’s orders [ORD-20, ORD-22]', async () => {
  localStorage.setItem('guest_orders', JSON.stringify([{ id: 1001, phone: '+971501234567' }]));
  const { session } = await visitor(null);
  const requests: string[] = [];
  await renderPage(
    <PersonPage session={session} signIn={{ request: () => void requests.push('sign-in') } as never}>
      <BottomBar />
    </PersonPage>,
    { api: apiOf([]) },
  );
  screen.getByRole('button', { name: 'Orders' }).click();
  expect(requests).toEqual([]);
  localStorage.clear();
  screen.getByRole('button', { name: 'Orders' }).click();
  expect(requests).toEqual(['sign-in']);
});

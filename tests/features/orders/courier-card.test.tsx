import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import { CourierCard } from '../../../src/features/orders/detail/order-facts';
import { OrderTrackingActor } from '../../../src/features/orders/tracking/order-tracking.context';
import { orderOf, salim } from '../../machines/orders/order-tracking.model';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';

async function show(token: string | null, courier: typeof salim | null) {
  const tracking = createActor(resting(orderTrackingMachine), { input: { lookup: null } }).start();
  await renderPage(
    <ShopPage session={sessionOf(token)}>
      <OrderTrackingActor actor={tracking as never}>
        <CourierCard order={orderOf('picked_up', { courier })} />
      </OrderTrackingActor>
    </ShopPage>,
  );
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const call = 'tel:+971501110051';
const chat = '/profile?page=inbox&with=courier-1';

it.each([
  ['called and written to by a signed-in customer', 'token-1', [call, chat]],
  ['called by a guest', null, [call]],
])('the courier of an order can be %s [ORD-05, PERM-06]', async (_, token, expected) => {
  await show(token, salim);
  expect(screen.getByText('Salim Nasser')).toBeDefined();
  expect(links()).toEqual(expected);
});

it('an order without a courier yet offers neither call nor chat [ORD-05]', async () => {
  await show('token-1', null);
  expect(links()).toEqual([]);
});

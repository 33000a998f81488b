import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderAmounts } from '../../../src/features/orders/detail/order-goods';
import { OrderCard } from '../../../src/features/orders/list/order-card';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const show = (status: 'pending' | 'canceled', pricing: 'asked' | 'offered') => {
  const order = orderOf(status, { pricing, total: 2_00, deliveryCharge: 2_00 });
  return renderPage(
    <ShopPage>
      <OrderAmounts order={order} lines={[]} />
      <OrderCard order={order} />
    </ShopPage>,
  );
};

it('an order by prescription shows "Priced by the pharmacy" until it has a price, and its delivery fee as "Total so far" [PHAR-05, ORD-02, ORD-03]', async () => {
  await show('pending', 'asked');
  expect(await screen.findAllByText('Priced by the pharmacy')).toHaveLength(2);
  expect(screen.getByText('Total so far')).toBeTruthy();
  expect(screen.queryByText('Total')).toBeNull();
  expect(screen.queryByText('0 items')).toBeNull();
});

it.each([
  ['pending', 'offered'],
  ['canceled', 'asked'],
] as const)(
  'an order shows its total when no price is pending: %s, %s [PHAR-05]',
  async (status, pricing) => {
    await show(status, pricing);
    expect(await screen.findByText('Total')).toBeTruthy();
    expect(screen.queryByText('Priced by the pharmacy')).toBeNull();
  },
);

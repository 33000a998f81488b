import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderParcel } from '../../../domain/placed-order';
import { OrderAmounts } from '../../../src/features/orders/detail/order-goods';
import { StatusHead } from '../../../src/features/orders/detail/status-head';
import { orderOf, sentParcel } from '../../machines/orders/order-tracking.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const parcelOf = (payer: OrderParcel['payer'], status: 'pending' | 'failed' = 'pending') =>
  orderOf(status, {
    type: 'parcel',
    store: null,
    moments: {},
    paymentStatus: 'unpaid',
    paymentMethod: 'cash_on_delivery',
    parcel: { ...sentParcel, payer },
  });

it.each([
  ['sender', 'Cash at pickup'],
  ['receiver', 'In cash at the door'],
] as const)(
  'a parcel paid by the %s says when the cash is collected [PARC-02, ORD-03]',
  async (payer, text) => {
    await renderPage(
      <ShopPage>
        <OrderAmounts order={parcelOf(payer)} lines={[]} />
      </ShopPage>,
    );
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Cash on delivery')).toBeNull();
  },
);

it('the text about a parcel that was not paid in time speaks of a parcel, not of food [PARC-02, CHK-07]', async () => {
  await renderPage(
    <ShopPage>
      <StatusHead order={parcelOf('sender', 'failed')} />
    </ShopPage>,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'This parcel wasn’t paid in time, so no courier was sent. Any payment you made will be refunded to your original payment method.',
  );
});

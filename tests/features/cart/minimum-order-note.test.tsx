import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Store } from '../../../domain/catalogue';
import { OrderTerms } from '../../../src/features/cart/order/order-terms';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const delivery: Store['delivery'] = {
  isSelfDelivery: false,
  isFreeBySelfDelivery: false,
  perKm: 100,
  minimumCharge: 200,
  maximumCharge: null,
  fixedCharge: null,
  adminFreeDelivery: null,
  zoneIncreasePercent: 0,
  surge: null,
};

const show = (amount: number, minimumOrder: number) =>
  renderPage(
    <ShopPage>
      <OrderTerms storeId={13} amount={amount} />
    </ShopPage>,
    { api: { catalogue: { store: () => Promise.resolve({ delivery, minimumOrder }) } } },
  );

it('the cart shows the amount missing to the store’s minimum order [CHK-12]', async () => {
  await show(11_55, 25_00);
  expect((await screen.findByRole('note')).textContent).toBe('Add $13.45 to order Minimum order: $25.00');
});

it.each([
  ['when the subtotal equals the minimum', 25_00, 25_00],
  ['without a minimum', 1, 0],
])('the note about the minimum order is absent %s [CHK-12]', async (_, amount, minimum) => {
  await show(amount, minimum);
  expect(await screen.findByRole('progressbar')).toBeDefined();
  expect(screen.queryByRole('note')).toBeNull();
});

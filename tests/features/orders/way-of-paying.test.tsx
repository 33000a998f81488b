import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderAmounts } from '../../../src/features/orders/detail/order-goods';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it.each([
  ['delivery', 'cash_on_delivery', 'Wallet + Cash on delivery'],
  ['take_away', 'cash_on_delivery', 'Wallet + Cash at pickup'],
  ['delivery', 'digital_payment', 'Wallet + Card or online payment'],
  ['delivery', null, 'Wallet and another method'],
] as const)(
  'a %s order names the payment method used beside the wallet: %s [CHK-04, ORD-03]',
  async (type, restMethod, text) => {
    await renderPage(
      <ShopPage>
        <OrderAmounts
          order={orderOf('pending', { type, paymentMethod: 'partial_payment', restMethod })}
          lines={[]}
        />
      </ShopPage>,
    );
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

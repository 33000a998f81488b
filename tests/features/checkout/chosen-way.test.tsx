import { expect, it } from 'vitest';
import type { CheckoutOptions, OrderPayment } from '../../../domain/order-quote';
import { ChosenPaymentMethod } from '../../../src/features/checkout/parts/payment-part';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const options: CheckoutOptions = {
  hasCash: true,
  hasPartialPayment: true,
  gateways: [{ id: 'card', title: 'Bank card', imageUrl: null }],
  offlineMethods: [{ id: 1, name: 'Bank transfer', facts: [], fields: [] }],
  hasTips: false,
  usualTip: 0,
};

const ways: [OrderPayment, boolean, string][] = [
  [{ by: 'cash' }, false, 'Cash at pickup'],
  [{ by: 'wallet' }, false, 'Wallet'],
  [{ by: 'digital', gateway: 'card' }, true, 'Wallet + Bank card'],
  [{ by: 'offline', methodId: 1, fields: {}, isWhole: true }, false, 'Bank transfer'],
];

it.each(ways)(
  'the parcel summary names the chosen payment method: %o [PARC-02, CHK-04]',
  async (payment, usesWallet, text) => {
    await renderPage(
      <ShopPage>
        <p data-testid="way">
          <ChosenPaymentMethod subject="parcel" options={options} choice={{ payment, usesWallet }} />
        </p>
      </ShopPage>,
    );
    expect(document.querySelector('[data-testid=way]')?.textContent).toBe(text);
  },
);

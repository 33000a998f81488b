import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutActor } from '../../../src/features/checkout/checkout.context';
import { PromisedTimes } from '../../../src/features/checkout/parts/promised-times';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

it.each([
  ['delivery', 'Arrives 1:25 PM–1:35 PM'],
  ['take_away', 'Ready 1:25 PM–1:35 PM'],
])(
  'the option for the earliest %s shows the times that the store promises: %s [CHK-16]',
  async (type, text) => {
    const checkout = {
      getSnapshot: () => ({ context: { place: { type } } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    };
    await renderPage(
      <ShopPage>
        <CheckoutActor actor={checkout as never}>
          <PromisedTimes storeId={2} />
        </CheckoutActor>
      </ShopPage>,
      { api: { catalogue: { store: async () => grill({ deliveryMinutes: '25-35' }) } } },
    );
    expect(await screen.findByText(text)).toBeDefined();
  },
);

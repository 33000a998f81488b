import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../../domain/money';
import { toTracked } from '../../../src/api/checkout-mapping';
import { DoneCard } from '../../../src/features/checkout/after/outcome';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it.each([
  ['pending', 'The store has your order.'],
  ['handover', 'Check the tracking page for the latest status.'],
  ['delivered', 'Check the tracking page for the latest status.'],
] as const)(
  'the link back from the payment of an order that is %s shows the order’s real status [CHK-10]',
  async (order_status, text) => {
    const { isBegun = false } = toTracked(
      { id: 1, order_status, payment_method: 'cash_on_delivery' },
      USUAL_CURRENCY,
    );
    await renderPage(
      <ShopPage>
        <DoneCard
          title="Thanks"
          number={1}
          total={null}
          text="The store has your order."
          isBegun={isBegun}
          actions={null}
        />
      </ShopPage>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  },
);

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FreeDeliveryBar } from '../../../src/features/cart/order/free-delivery-bar';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const show = (amount: number, threshold: number | null, isAlwaysFree = false) =>
  renderPage(
    <ShopPage>
      <FreeDeliveryBar amount={amount} threshold={threshold} isAlwaysFree={isAlwaysFree} />
    </ShopPage>,
  );

describe('the free-delivery bar', () => {
  it('shows the amount that is missing to free delivery [CART-03, CART-04]', async () => {
    await show(24_00, 50_00);
    expect(screen.getByText('Add $26.00 more for free delivery')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('48%');
  });

  it('stays below 100 % until the threshold is reached [CART-04]', async () => {
    await show(49_99, 50_00);
    expect(screen.getByText('Add $0.01 more for free delivery')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('99%');
  });

  it('shows free delivery exactly at the threshold [CART-04, Q-24]', async () => {
    await show(50_00, 50_00);
    expect(screen.getByText('Delivery is free for this order')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('100%');
  });

  it.each([null, 0])('is not shown for a threshold of %s [CART-04]', async (threshold) => {
    await show(24_00, threshold);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is replaced by a text when the store always delivers free [Q-24, Q-25]', async () => {
    await show(1_00, 50_00, true);
    expect(screen.getByText('Delivery is free for this order')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListedCoupon } from '../../../domain/order-quote';
import { CouponHint } from '../../../src/features/cart/order/coupon-hint';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { signedInAs } from '../account/account-stage';
import { amira } from '../account/people';

const listed = (minimumPurchase: number): ListedCoupon => ({
  id: 1,
  code: 'TENTH',
  title: '10% off',
  ends: '',
  coupon: {
    kind: 'default',
    discount: { kind: 'percent', percent: 10, maximum: null },
    minimumPurchase,
    zoneIds: [],
    storeIds: [],
    starts: 0,
    ends: Number.MAX_SAFE_INTEGER,
    usesLeft: null,
  },
});

const show = (session: ReturnType<typeof sessionOf>, coupons: () => Promise<ListedCoupon[]>) =>
  renderPage(
    <ShopPage session={session}>
      <CouponHint store={{ storeId: 1, moduleId: 1 }} amount={24_00} />
    </ShopPage>,
    { api: { checkout: { coupons } } },
  );

describe('the coupon hint', () => {
  it('names the best coupon and the amount that the coupon saves [COUP-12]', async () => {
    await show(signedInAs(amira), async () => [listed(0)]);
    expect((await screen.findByRole('note')).textContent).toBe('Use TENTH at checkout to save $2.40');
  });

  it('names the amount that is missing for a coupon [COUP-12, COUP-02]', async () => {
    await show(signedInAs(amira), async () => [listed(30_00)]);
    expect((await screen.findByRole('note')).textContent).toBe('Add $6.00 to use TENTH: 10% off');
  });

  it('is not requested for guests, who have no coupons [COUP-11, COUP-12]', async () => {
    const coupons = vi.fn(async () => [listed(0)]);
    await show(sessionOf(null), coupons);
    expect(coupons).not.toHaveBeenCalled();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is left out when the coupons can’t be loaded [COUP-12]', async () => {
    // React logs every error that an error boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const coupons = vi.fn(() => Promise.reject(new Error('no network')));
    await show(signedInAs(amira), coupons);
    await vi.waitFor(() => expect(coupons).toHaveBeenCalled());
    expect(screen.queryByRole('note')).toBeNull();
    vi.mocked(console.error).mockClear();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Coupon } from '../../../domain/coupon';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { CouponsPage } from '../../../src/features/account/money/coupons-page';
import { Coupon as CouponOfOrder } from '../../../src/features/checkout/parts/coupon-part';
import { T0 } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { deferredActors } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const DAY = 86_400_000;
const usual: Coupon = {
  kind: 'default',
  discount: { kind: 'percent', percent: 10, maximum: null },
  minimumPurchase: 0,
  zoneIds: [],
  storeIds: [],
  starts: T0 - DAY,
  ends: T0 + DAY,
  usesLeft: null,
};
const listed = (id: number, code: string, overrides: Partial<Coupon> = {}) => ({
  id,
  code,
  title: `Coupon ${code}`,
  ends: '2026-11-30T00:00:00Z',
  coupon: { ...usual, ...overrides },
});

/** The coupons of a customer whose cart has items for $20.00. */
async function show(coupons: ReturnType<typeof listed>[]) {
  const effects = deferredActors('watchPerson', 'checkCoupon');
  const flow = createActor(couponMachine.provide({ actors: effects.actors }), {
    input: { code: null, typed: '' },
  }).start();
  flow.send({ type: 'person.changed', isSignedIn: true });
  await renderPage(
    <ShopPage>
      <CouponOfOrder flow={flow as never} lines={[cartLine(1, 2)]} />
    </ShopPage>,
    { api: { checkout: { coupons: async () => coupons } } },
  );
  await screen.findByText(`Coupon ${coupons[0]?.code}`);
  return flow;
}
const row = (code: string) => screen.getByText(`Coupon ${code}`).closest('li') as HTMLElement;

it('a usable coupon is listed with code, condition and end date, and a press applies it [COUP-07]', async () => {
  const flow = await show([listed(1, 'SAVE10', { minimumPurchase: 15_00 })]);
  expect(row('SAVE10').textContent).toMatch(/SAVE10 · from \$15\.00 · until .*30/);
  fireEvent.click(within(row('SAVE10')).getByText('Use'));
  expect(flow.getSnapshot().matches('checking')).toBe(true);
  expect(flow.getSnapshot().context.typed).toBe('SAVE10');
});

it.each([
  ['Add $5.00 more to use this.', { minimumPurchase: 25_00 }],
  ['Expired', { ends: T0 }],
  ['Not valid yet', { starts: T0 + 1 }],
  ['Already used', { usesLeft: 0 }],
  ['Not valid in your area', { kind: 'zoneWise', zoneIds: [2] }],
  ['Not valid at this store', { kind: 'storeWise', storeIds: [2] }],
] satisfies [string, Partial<Coupon>][])(
  'a coupon that can’t be used shows the reason: %s [COUP-07, COUP-09]',
  async (reason, overrides) => {
    await show([listed(1, 'NO', overrides)]);
    expect(within(row('NO')).getByText(reason)).toBeDefined();
    expect(within(row('NO')).queryByText('Use')).toBeNull();
  },
);

it('the page of coupons shows each with its code to copy, conditions and end, and why one can’t be used [COUP-07, COUP-09]', async () => {
  const coupons = [
    listed(1, 'TEN', { minimumPurchase: 20_00, discount: { kind: 'percent', percent: 10, maximum: 5_00 } }),
    listed(2, 'FAR', { kind: 'zoneWise', zoneIds: [9], ends: T0 + 30 * DAY }),
  ];
  await renderPage(
    <ShopPage>
      <CouponsPage />
    </ShopPage>,
    { api: { checkout: { coupons: async () => coupons } } },
  );
  const [ten, far] = await screen.findAllByRole('article');
  expect(ten?.textContent).toMatch(/Coupon TEN.*On orders of \$20\.00 or more.*\$5\.00.*Ends soon: /s);
  expect(ten?.textContent).not.toContain('Not valid in your area');
  expect(far?.textContent).toMatch(/Coupon FAR.*Until .*Not valid in your area/s);
  const codes = screen.getAllByRole('status', { name: 'Coupon code' }).map(({ textContent }) => textContent);
  expect(codes).toEqual(['TEN', 'FAR']);
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
});

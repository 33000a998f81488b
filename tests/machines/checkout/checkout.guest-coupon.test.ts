import { describe, expect, it } from 'vitest';
import { settled } from '../../support/deferred';
import { open } from './open-checkout';
import { basis, place, progress, quote } from './orders';

describe('The coupon code of a guest', () => {
  const GUEST = { ...basis, isSignedIn: false };
  const couponOf = ({ flow }: ReturnType<typeof open>) => flow.getSnapshot().children.coupon;
  async function typedByGuest() {
    const page = open(GUEST);
    await page.answered('quoteOrder', quote);
    couponOf(page)?.send({ type: 'code.submitted', code: ' welcome10 ' });
    return page;
  }

  it('is not checked, but opens the sign-in and keeps the code [COUP-11, PERM-06]', async () => {
    const page = await typedByGuest();
    expect(page.codes.callsOf('checkCoupon')).toEqual([]);
    expect(page.emitted.map(({ type }) => type)).toContain('auth.requested');
    expect(page.saved()).toMatchObject({ typedCoupon: 'WELCOME10', draft: { couponCode: null } });
  });

  it('is checked and applied after the sign-in [COUP-11]', async () => {
    const page = await typedByGuest();
    page.reportBasis(basis);
    expect(page.codes.latest('checkCoupon').input).toEqual({ code: 'WELCOME10' });
    page.codes.latest('checkCoupon').resolve({ code: 'WELCOME10', title: '10% off' });
    await settled();
    expect(page.effects.latest('quoteOrder').input).toMatchObject({ draft: { couponCode: 'WELCOME10' } });
    expect(page.saved()?.typedCoupon).toBe('');
  });

  it('is applied even while carts are merging and addresses are loading [COUP-11]', async () => {
    const page = await typedByGuest();
    page.reportBasis({ ...GUEST, isSignedIn: true, goods: 'unread', goodsKey: '?' });
    page.reportBasis(basis);
    page.codes.latest('checkCoupon').resolve({ code: 'WELCOME10', title: '10% off' });
    await settled();
    expect(page.at({ ordering: 'locating' })).toBe(true);
    page.goes(place);
    expect(page.effects.latest('quoteOrder').input).toMatchObject({ draft: { couponCode: 'WELCOME10' } });
  });

  it('is not tried again after a refusal [COUP-09, COUP-11]', async () => {
    const page = await typedByGuest();
    page.reportBasis(basis);
    page.codes.latest('checkCoupon').reject({ code: 'refused', messages: ['This coupon has expired.'] });
    await settled();
    expect(couponOf(page)?.getSnapshot().matches('refused')).toBe(true);
    expect(page.saved()?.typedCoupon).toBe('');
  });

  it('waits for the next sign-in when the customer signs out [COUP-11]', async () => {
    const page = open(basis, {
      progress: { ...progress, draft: { ...progress.draft, couponCode: 'WELCOME10' } },
    });
    await page.answered('quoteOrder', quote);
    page.reportBasis(GUEST);
    expect(couponOf(page)?.getSnapshot().matches('signedOut')).toBe(true);
    expect(page.saved()).toMatchObject({ typedCoupon: 'WELCOME10', draft: { couponCode: null } });
    expect(page.effects.latest('quoteOrder').input).toMatchObject({ draft: { couponCode: null } });
  });
});

import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../domain/order-quote';
import type { CheckoutInput, CheckoutProgress } from '../../../machines/checkout/checkout.types';
import { settled } from '../../support/deferred';
import { open, placing } from './open-checkout';
import { basis, cashOrder, dueOrder, gatewayOrder, progress, quote, withoutCoupon } from './orders';

describe('the coupon of an order', () => {
  const WELCOME: CheckoutProgress = { ...progress, draft: { ...progress.draft, couponCode: 'WELCOME10' } };

  it('is removed, with the reason, when the order no longer qualifies [COUP-08]', async () => {
    const { flow, answered } = open(basis, { progress: WELCOME });
    await answered('quoteOrder', withoutCoupon);
    const coupon = flow.getSnapshot().children.coupon?.getSnapshot();
    expect(coupon?.matches('removedByChange')).toBe(true);
    expect(coupon?.context.failure?.messages).toEqual([withoutCoupon.couponRefusal?.message]);
    expect(flow.getSnapshot().context.progress.draft.couponCode).toBeNull();
  });

  it('is sent with the next quote after it was accepted, trimmed and in capital letters [COUP-09]', async () => {
    const { flow, effects, codes, answered } = open();
    await answered('quoteOrder', quote);
    flow.getSnapshot().children.coupon?.send({ type: 'code.submitted', code: ' welcome10 ' });
    expect(codes.latest('checkCoupon').input).toEqual({ code: 'WELCOME10' });
    codes.latest('checkCoupon').resolve({ code: 'WELCOME10', title: '10% off' });
    await settled();
    expect(effects.latest('quoteOrder').input).toMatchObject({ draft: { couponCode: 'WELCOME10' } });
  });
});

describe('the payment of an order', () => {
  const back = (flag: CheckoutInput['flag']) => open(basis, { orderId: 10_001, flag });
  const answers = async ({ paid }: ReturnType<typeof open>, order: PlacedOrder) => {
    paid.latest('readOrder').resolve(order);
    await settled();
  };

  it('keeps the order and its cart when it is cancelled [CHK-07, X-05]', async () => {
    const page = back('cancel');
    await answers(page, dueOrder);
    expect(page.flow.getSnapshot().children.payment?.getSnapshot().matches('unpaid')).toBe(true);
    expect(page.emitted.map(({ type }) => type)).not.toContain('cart.ordered');
  });

  it('opens the existing order and reloads the cart when the payment succeeds [CHK-07]', async () => {
    const page = back('success');
    await answers(page, cashOrder);
    expect(page.at('placed')).toBe(true);
    expect(page.emitted.map(({ type }) => type)).toContain('cart.ordered');
  });

  it('opens the gateway immediately, with the order in the return URL [CHK-07]', async () => {
    const page = await placing();
    await page.answered('placeOrder', gatewayOrder);
    expect(page.flow.getSnapshot().children.payment?.getSnapshot().matches('paying')).toBe(true);
    expect(page.emitted.map(({ type }) => type)).toContain('order.placed');
  });
});

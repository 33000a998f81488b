import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearCheckoutProgress,
  openCheckoutProgress,
  saveCheckoutProgress,
} from '../../../src/features/checkout/checkout-progress';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { underWay } from '../../machines/checkout/orders';

const KEY = 'souk.draft.checkout-cart';
const reloaded = async () => {
  vi.resetModules();
  return (await import('../../../src/features/checkout/checkout-progress')).openCheckoutProgress('cart');
};

beforeEach(() => forgetDrafts());

describe('the idempotency key and draft of an order', () => {
  it('are created when the page opens and survive a reload [CHK-05]', async () => {
    const { key } = openCheckoutProgress('cart');
    expect(key).not.toBe('');
    expect((await reloaded()).key).toBe(key);
    expect(openCheckoutProgress('buyNow').key).not.toBe(key);
  });

  it('are stored together with the typed values and the pending request [CHK-05, CHK-11]', async () => {
    const progress = {
      ...underWay,
      draft: { ...underWay.draft, note: 'Ring twice', tip: 2_00 },
      pictures: 2,
      delivery: {
        orderType: 'take_away' as const,
        details: { lat: 25, lng: 55, road: null, house: '4B', floor: '3' },
      },
    };
    saveCheckoutProgress('cart', progress);
    expect(await reloaded()).toEqual(progress);
  });

  it('are replaced after the order is placed, so the next order has another key [CHK-05]', () => {
    const { key } = openCheckoutProgress('cart');
    clearCheckoutProgress('cart');
    expect(openCheckoutProgress('cart').key).not.toBe(key);
  });

  it.each([
    { orderType: 'by_air', details: null },
    { orderType: 'delivery', details: { lat: 25, lng: '55', road: null, house: '4B', floor: '3' } },
    { orderType: 'delivery' },
  ])('are restored without an invalid delivery type: %j [STO-02]', async (delivery) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...underWay, delivery }));
    expect(await reloaded()).toEqual({ ...underWay, delivery: null });
  });

  it.each([
    'null',
    '{"key":"x"}',
    JSON.stringify({ ...underWay, draft: { ...underWay.draft, payment: { by: 'magic' } } }),
    JSON.stringify({ ...underWay, draft: { ...underWay.draft, tip: -1 } }),
  ])('are created again when the stored data were altered: %s [STO-02]', async (text) => {
    sessionStorage.setItem(KEY, text);
    expect((await reloaded()).key).not.toBe(underWay.key);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endAttempt, keepAttempt, openAttempt } from '../../../src/features/checkout/attempt';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { underWay } from '../../machines/checkout/orders';

const KEY = 'souk.draft.checkout-cart';
const reloaded = async () => {
  vi.resetModules();
  return (await import('../../../src/features/checkout/attempt')).openAttempt('cart');
};

beforeEach(() => forgetDrafts());

describe('an attempt to order', () => {
  it('has its key from the opening of the page on, and keeps it over a reload [CHK-05]', async () => {
    const { key } = openAttempt('cart');
    expect(key).not.toBe('');
    expect((await reloaded()).key).toBe(key);
    expect(openAttempt('buyNow').key).not.toBe(key);
  });

  it('keeps what was typed and what is under way [CHK-05, CHK-11]', async () => {
    const attempt = {
      ...underWay,
      wish: { ...underWay.wish, note: 'Ring twice', tip: 2_00 },
      pictures: 2,
      way: {
        orderType: 'take_away' as const,
        details: { lat: 25, lng: 55, road: null, house: '4B', floor: '3' },
      },
    };
    keepAttempt('cart', attempt);
    expect(await reloaded()).toEqual(attempt);
  });

  it('is over with its order: the next one has another key [CHK-05]', () => {
    const { key } = openAttempt('cart');
    endAttempt('cart');
    expect(openAttempt('cart').key).not.toBe(key);
  });

  it.each([
    { orderType: 'by_air', details: null },
    { orderType: 'delivery', details: { lat: 25, lng: '55', road: null, house: '4B', floor: '3' } },
    { orderType: 'delivery' },
  ])('forgets a way that somebody altered: %j [STO-02]', async (way) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...underWay, way }));
    expect(await reloaded()).toEqual({ ...underWay, way: null });
  });

  it.each([
    'null',
    '{"key":"x"}',
    JSON.stringify({ ...underWay, wish: { ...underWay.wish, payment: { by: 'magic' } } }),
    JSON.stringify({ ...underWay, wish: { ...underWay.wish, tip: -1 } }),
  ])('begins anew when somebody altered it: %s [STO-02]', async (text) => {
    sessionStorage.setItem(KEY, text);
    expect((await reloaded()).key).not.toBe(underWay.key);
  });
});

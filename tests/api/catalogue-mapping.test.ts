import { describe, expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { toBanners, toCategories, toFlashSale, toItemPage } from '../../src/api/catalogue-mapping';
import { toReviewPage } from '../../src/api/discovery-mapping';
import { toStore } from '../../src/api/store-mapping';

const item = { id: 1, name: 'Tea', price: 1.5, store_id: 1, module_id: 1 };
const store = { id: 6, name: 'FreshMart', zone_id: 1 };

describe('Lists from the server', () => {
  it.each(['products', 'items'])('are read from the field "%s" [DATA-07]', (key) => {
    const page = toItemPage({ total_size: 40, limit: 12, offset: 1, [key]: [item] }, USUAL_CURRENCY);
    expect(page.total).toBe(40);
    expect(page.entries.map(({ name }) => name)).toEqual(['Tea']);
  });

  it('are read when the response is an array without a wrapping object [DATA-07]', () => {
    expect(toItemPage([item], USUAL_CURRENCY).total).toBe(1);
  });

  it('fail as a whole when one entry lacks a required field [DATA-07]', () => {
    expect(() => toItemPage({ total_size: 1, products: [{ ...item, name: null }] }, USUAL_CURRENCY)).toThrow(
      'name',
    );
  });

  it('contain categories with their subcategories [CAT-08]', () => {
    const [parent] = toCategories([
      { id: 1, name: 'Bakery', parent_id: 0, childes: [{ id: 2, name: 'Bread', parent_id: 1 }] },
    ]);
    expect(parent?.parentId).toBeNull();
    expect(parent?.children).toEqual([
      { id: 2, name: 'Bread', imageUrl: null, parentId: 1, itemCount: 0, children: [] },
    ]);
  });

  it('contain no flash sale when none is running [CAT-12]', () => {
    expect(toFlashSale({}, USUAL_CURRENCY)).toBeNull();
    expect(toFlashSale(null, USUAL_CURRENCY)).toBeNull();
  });

  it('contain banners with a link to their store, item or page [CAT-04]', () => {
    const banners = toBanners(
      {
        banners: [
          { id: 1, type: 'store_wise', store, subtitle: 'While it is hot' },
          { id: 2, type: 'item_wise', item },
          { id: 3, type: 'default', link: 'https://example.org' },
          { id: 4, type: 'default' },
        ],
        campaigns: [],
      },
      USUAL_CURRENCY,
    );
    expect(banners.map(({ target }) => target?.to ?? null)).toEqual(['store', 'item', 'link', null]);
    expect(banners.map(({ smallPrint }) => smallPrint)).toEqual(['While it is hot', null, null, null]);
  });

  it('contain review counts in the order from five stars to one [ITEM-07]', () => {
    const page = toReviewPage({
      total_size: 3,
      reviews: [{ id: 1, rating: 5, created_at: '2026-11-20' }],
      rating_breakdown: { 5: 2, 1: 1 },
    });
    expect(page.histogram).toEqual([2, 0, 0, 0, 1]);
    expect(page.entries[0]?.author).toBeNull();
  });
});

describe('A store from the server', () => {
  it('needs no more than its required fields [DATA-07]', () => {
    const known = toStore(store, USUAL_CURRENCY);
    expect(known).toMatchObject({ hasDelivery: true, hasTakeAway: true, isActive: true, hours: [] });
    expect(known.delivery.adminFreeDelivery).toBeNull();
  });

  it('uses the charges of its zone and module unless it delivers itself [DLV-03, DLV-05]', () => {
    const pivot = {
      delivery_charge_type: 'distance',
      per_km_shipping_charge: 1,
      minimum_shipping_charge: 2,
    } as const;
    const own = { per_km_shipping_charge: 2, minimum_shipping_charge: 3, maximum_shipping_charge: 12 };
    expect(toStore({ ...store, ...own, pivot }, USUAL_CURRENCY).delivery).toMatchObject({
      perKm: 1_00,
      minimumCharge: 2_00,
    });
    expect(
      toStore({ ...store, ...own, pivot, self_delivery_system: 1 }, USUAL_CURRENCY).delivery,
    ).toMatchObject({
      perKm: 2_00,
      minimumCharge: 3_00,
      maximumCharge: 12_00,
      fixedCharge: null,
    });
  });

  it('delivers free by itself only with both of its switches on [Q-25]', () => {
    const isFree = (self: 0 | 1, free: boolean) =>
      toStore({ ...store, self_delivery_system: self, free_delivery: free }, USUAL_CURRENCY).delivery
        .isFreeBySelfDelivery;
    expect([isFree(1, true), isFree(1, false), isFree(0, true)]).toEqual([true, false, false]);
  });

  it('has free delivery by the operator in both kinds: for all stores, or above an amount [Q-24]', () => {
    const free = (wire: object) =>
      toStore({ ...store, admin_free_delivery: wire }, USUAL_CURRENCY).delivery.adminFreeDelivery;
    expect(free({ status: 1, type: 'free_delivery_to_all_store' })).toEqual({ type: 'allStores' });
    expect(free({ status: 1, type: 'free_delivery_by_order_amount', free_delivery_over: 50 })).toEqual({
      type: 'overAmount',
      over: 50_00,
    });
    expect(free({ status: 0, type: 'free_delivery_to_all_store' })).toBeNull();
    expect(free({ status: 1, type: 'free_delivery_by_order_amount', free_delivery_over: 0 })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { DeliveryTerms, Store } from '../../domain/catalogue';
import { type Delivery, deliveryFee, deliveryTo } from '../../domain/delivery-fee';

const store = (overrides: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  isSelfDelivery: false,
  isFreeBySelfDelivery: false,
  perKm: 1_00,
  minimumCharge: 2_00,
  maximumCharge: 8_00,
  fixedCharge: null,
  adminFreeDelivery: null,
  zoneIncreasePercent: 0,
  surge: null,
  ...overrides,
});
const delivery = (terms: DeliveryTerms, kilometres: number, overrides: Partial<Delivery> = {}): Delivery => ({
  terms,
  kilometres,
  subtotal: 29_00,
  shopFreeOver: null,
  isTakeAway: false,
  hasFreeDeliveryCoupon: false,
  ...overrides,
});
const metro = store({ isSelfDelivery: true, perKm: 2_00, minimumCharge: 3_00, maximumCharge: 12_00 });

describe('the delivery fee', () => {
  it.each([
    ['ST-01', store(), 1.2, 2_00],
    ['ST-01', store(), 5, 5_00],
    ['ST-01', store(), 11, 8_00],
    ['ST-08', metro, 1, 3_00],
    ['ST-08', metro, 2, 4_00],
    ['ST-08', metro, 9, 12_00],
    ['ST-10', store({ zoneIncreasePercent: 10 }), 5, 5_50],
    ['ST-11', store({ fixedCharge: 4_50 }), 0.4, 4_50],
    ['ST-11', store({ fixedCharge: 4_50 }), 40, 4_50],
  ])(
    'is computed for %s: with %j at %d km it is %i [DLV-03, DLV-05, DLV-06, DLV-08]',
    (_, terms, kilometres, fee) => {
      expect(deliveryFee(delivery(terms, kilometres)).fee).toBe(fee);
    },
  );

  it.each([
    [{ kind: 'percent', percent: 20 }, 4_80],
    [{ kind: 'amount', amount: 1_50 }, 5_50],
  ] as const)(
    'is raised by a surge: for the test store ST-05 at 4 km by %j to %i [DLV-06, Q-26]',
    (surge, fee) => {
      expect(deliveryFee(delivery(store({ surge }), 4)).fee).toBe(fee);
    },
  );

  it.each([0, null])('has no upper bound with a maximum of %s [Q-26]', (maximumCharge) => {
    expect(deliveryFee(delivery(store({ maximumCharge }), 30)).fee).toBe(30_00);
  });

  const overFifty = store({ adminFreeDelivery: { type: 'overAmount', over: 50_00 } });
  it.each([
    ['overAmount', overFifty, { subtotal: 50_00 }],
    ['allStores', store({ adminFreeDelivery: { type: 'allStores' } }), {}],
    ['selfDelivery', store({ isSelfDelivery: true, isFreeBySelfDelivery: true }), {}],
    ['takeAway', store(), { isTakeAway: true }],
    ['coupon', store(), { hasFreeDeliveryCoupon: true }],
  ])('is zero because of the rule %s [DLV-02, DLV-04, Q-24, Q-25]', (rule, terms, overrides) => {
    expect(deliveryFee(delivery(terms, 9, overrides))).toEqual({ fee: 0, reasons: [{ rule, amount: 0 }] });
  });

  it('is zero above the shop’s threshold, unless the store has its own threshold or couriers [DLV-04, Q-24, Q-25, DLV-08]', () => {
    const order = { subtotal: 50_00, shopFreeOver: 50_00 };
    expect(deliveryFee(delivery(store(), 5, order)).fee).toBe(0);
    expect(deliveryFee(delivery(metro, 2, order)).fee).toBe(4_00);
    const overEighty = store({ adminFreeDelivery: { type: 'overAmount', over: 80_00 } });
    expect(deliveryFee(delivery(overEighty, 5, order)).fee).toBe(5_00);
  });

  it('is charged when the order is one cent below the threshold [DLV-04]', () => {
    expect(deliveryFee(delivery(overFifty, 5, { subtotal: 49_99 })).fee).toBe(5_00);
  });

  it('is charged when the store’s free self-delivery is switched off [DLV-04, Q-25]', () => {
    expect(deliveryFee(delivery(store({ isFreeBySelfDelivery: true }), 5)).fee).toBe(5_00);
  });

  it('lists its reasons in order: distance, bounds, zone, surge [DLV-10, Q-26]', () => {
    const { fee, reasons } = deliveryFee(
      delivery(store({ zoneIncreasePercent: 10, surge: { kind: 'percent', percent: 20 } }), 11),
    );
    expect(reasons).toEqual([
      { rule: 'distance', kilometres: 11, amount: 11_00 },
      { rule: 'maximum', amount: -3_00 },
      { rule: 'zone', percent: 10, amount: 80 },
      { rule: 'surge', amount: 1_76 },
    ]);
    expect(fee).toBe(10_56);
  });
});

describe('the delivery fee to a place', () => {
  const home = { lat: 34.2, lng: -41.6, zoneIds: [1] };
  const shop = (road: Store['road']) => ({
    ...{ lat: 34.22, lng: -41.6, zoneId: 1, hasDelivery: true },
    delivery: store({ minimumCharge: 0, maximumCharge: null }),
    road,
  });
  const basket = { subtotal: 0, shopFreeOver: null };

  it('uses the road distance when it is known for this place [DLV-09, DLV-10]', () => {
    const road = { to: home, kilometres: 3.1 };
    expect(deliveryTo(shop(road), home, basket)).toMatchObject({ fee: 3_10, isEstimated: false });
  });

  it.each([
    ['no road is known', null],
    ['it is known for another place', { to: { lat: 34.21, lng: -41.6 }, kilometres: 3.1 }],
  ])('is estimated from the straight line when %s [DLV-09]', (_, road) => {
    expect(deliveryTo(shop(road), home, basket)).toMatchObject({ fee: 2_22, isEstimated: true });
  });

  it('is unknown outside the store’s zone [DLV-10]', () => {
    expect(deliveryTo(shop(null), { ...home, zoneIds: [2] }, basket)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type OrderFacts, orderProblems } from '../../domain/order-problems';

const order = (given: Partial<OrderFacts> = {}): OrderFacts => ({
  type: 'delivery',
  hasLines: true,
  orderedAs: null,
  hasChangedLines: false,
  isStoreOpen: true,
  hasUnavailableLines: false,
  schedule: 'none',
  contact: 'given',
  prescription: 'notAsked',
  payment: null,
  hasDelivery: true,
  hasTakeAway: true,
  place: 'inside',
  subtotal: 25_00,
  minimumOrder: 25_00,
  ...given,
});
const codes = (given: Partial<OrderFacts>) => orderProblems(order(given)).map(({ code }) => code);

describe('The list of problems that block an order', () => {
  it('is empty when the order is complete [CHK-08]', () => {
    expect(codes({})).toEqual([]);
  });

  it('contains only the empty cart when there is nothing to order [CHK-08]', () => {
    expect(codes({ hasLines: false, isStoreOpen: false, place: 'none' })).toEqual(['emptyCart']);
  });

  it('contains only the existing order when this cart is already an order that waits for payment [CHK-05]', () => {
    expect(orderProblems(order({ orderedAs: 7, isStoreOpen: false }))).toEqual([
      { code: 'alreadyOrdered', orderId: 7 },
    ]);
  });

  it('contains all problems together, in the order of the checkout page [CHK-08]', () => {
    expect(codes({ hasChangedLines: true, isStoreOpen: false, place: 'none', subtotal: 1 })).toEqual([
      'cartChanged',
      'storeClosed',
      'noAddress',
      'belowMinimum',
    ]);
  });

  it('contains each problem independently of the others [CHK-08]', () => {
    const wrong = {
      cartChanged: { hasChangedLines: true },
      slotGone: { schedule: 'gone' },
      noAddress: { place: 'none' },
      noContact: { contact: 'missing' },
      noPrescription: { prescription: 'missing' },
      belowMinimum: { subtotal: 1 },
    } as const satisfies Record<string, Partial<OrderFacts>>;
    expect(codes(Object.assign({}, ...Object.values(wrong)))).toEqual(Object.keys(wrong));
    for (const [code, facts] of Object.entries(wrong)) expect(codes(facts)).toEqual([code]);
  });

  it('does not contain a closed store when the order is scheduled [CHK-08, DLV-11]', () => {
    expect(codes({ isStoreOpen: false, schedule: 'slot' })).toEqual([]);
  });

  it('contains a missing address and an address outside the store’s zones [ADDR-11, CHK-08]', () => {
    expect(codes({ place: 'none' })).toEqual(['noAddress']);
    expect(codes({ place: 'outside' })).toEqual(['outOfZone']);
  });

  it('does not contain the address of a take-away order [DLV-02]', () => {
    expect(codes({ type: 'takeAway', place: 'none' })).toEqual([]);
  });

  it('contains an order type that the store does not offer [DLV-01]', () => {
    expect(codes({ hasDelivery: false, place: 'none' })).toEqual(['noDelivery']);
    expect(codes({ type: 'takeAway', hasTakeAway: false })).toEqual(['noTakeAway']);
  });

  it('contains the amount missing to the minimum order, where the exact minimum is enough [CHK-12]', () => {
    expect(orderProblems(order({ subtotal: 22_00 }))).toEqual([
      { code: 'belowMinimum', minimum: 25_00, missing: 3_00 },
    ]);
    expect(codes({ subtotal: 25_00 })).toEqual([]);
  });
});

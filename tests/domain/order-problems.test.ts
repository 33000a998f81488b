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

describe('The problems of an order', () => {
  it('are none when the order is complete [CHK-08]', () => {
    expect(codes({})).toEqual([]);
  });

  it('are only the empty cart when there is nothing to order [CHK-08]', () => {
    expect(codes({ hasLines: false, isStoreOpen: false, place: 'none' })).toEqual(['emptyCart']);
  });

  it('are only the existing order when the cart already waits for its payment [CHK-05]', () => {
    expect(orderProblems(order({ orderedAs: 7, isStoreOpen: false }))).toEqual([
      { code: 'alreadyOrdered', orderId: 7 },
    ]);
  });

  it('are all reported together, in the order of the checkout page [CHK-08]', () => {
    expect(codes({ hasChangedLines: true, isStoreOpen: false, place: 'none', subtotal: 1 })).toEqual([
      'cartChanged',
      'storeClosed',
      'noAddress',
      'belowMinimum',
    ]);
  });

  it('include each problem beside all others, whichever they are [CHK-08]', () => {
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

  it('do not include a closed store when the order is scheduled [CHK-08, DLV-11]', () => {
    expect(codes({ isStoreOpen: false, schedule: 'slot' })).toEqual([]);
  });

  it('include a missing address and one outside the store’s zones [ADDR-11, CHK-08]', () => {
    expect(codes({ place: 'none' })).toEqual(['noAddress']);
    expect(codes({ place: 'outside' })).toEqual(['outOfZone']);
  });

  it('do not include the address of a take-away order [DLV-02]', () => {
    expect(codes({ type: 'takeAway', place: 'none' })).toEqual([]);
  });

  it('include an order type that the store does not offer [DLV-01]', () => {
    expect(codes({ hasDelivery: false, place: 'none' })).toEqual(['noDelivery']);
    expect(codes({ type: 'takeAway', hasTakeAway: false })).toEqual(['noTakeAway']);
  });

  it('include the amount missing to the minimum order; the minimum itself is enough [CHK-12]', () => {
    expect(orderProblems(order({ subtotal: 22_00 }))).toEqual([
      { code: 'belowMinimum', minimum: 25_00, missing: 3_00 },
    ]);
    expect(codes({ subtotal: 25_00 })).toEqual([]);
  });
});

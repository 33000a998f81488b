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

describe('What stands between a cart and an order', () => {
  it('is nothing, when all is as it should be [CHK-08]', () => {
    expect(codes({})).toEqual([]);
  });

  it('is that there is nothing to order, and then nothing else [CHK-08]', () => {
    expect(codes({ hasLines: false, isStoreOpen: false, place: 'none' })).toEqual(['emptyCart']);
  });

  it('is the order that the goods wait in to be paid, and then nothing else [CHK-05]', () => {
    expect(orderProblems(order({ orderedAs: 7, isStoreOpen: false }))).toEqual([
      { code: 'alreadyOrdered', orderId: 7 },
    ]);
  });

  it('is said all at once, in the order in which it is mended [CHK-08]', () => {
    expect(codes({ hasChangedLines: true, isStoreOpen: false, place: 'none', subtotal: 1 })).toEqual([
      'cartChanged',
      'storeClosed',
      'noAddress',
      'belowMinimum',
    ]);
  });

  it('is not that the store is closed, when it is ordered for later [CHK-08, DLV-11]', () => {
    expect(codes({ isStoreOpen: false, schedule: 'slot' })).toEqual([]);
  });

  it('is the address: none, or one that the store does not go to [ADDR-11, CHK-08]', () => {
    expect(codes({ place: 'none' })).toEqual(['noAddress']);
    expect(codes({ place: 'outside' })).toEqual(['outOfZone']);
  });

  it('is no address for what is picked up [DLV-02]', () => {
    expect(codes({ type: 'takeAway', place: 'none' })).toEqual([]);
  });

  it('is what the store does not offer [DLV-01]', () => {
    expect(codes({ hasDelivery: false, place: 'none' })).toEqual(['noDelivery']);
    expect(codes({ type: 'takeAway', hasTakeAway: false })).toEqual(['noTakeAway']);
  });

  it('is what is missing to the smallest order, which is itself enough [CHK-12]', () => {
    expect(orderProblems(order({ subtotal: 22_00 }))).toEqual([
      { code: 'belowMinimum', minimum: 25_00, missing: 3_00 },
    ]);
    expect(codes({ subtotal: 25_00 })).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { isSwitchValue, orderWaits, type ShopSwitch, tripDecisions } from '../../domain/operator';
import type { OrderState } from '../../domain/order-states';

it.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [null, false],
  ['5', false],
])('a number of the shop from 0 to 100 may be %s: %s [X-23]', (value, isRight) => {
  const one: ShopSwitch = {
    name: 'free_delivery_over',
    group: 'buying',
    kind: 'number',
    lowest: 0,
    highest: 100,
    canBeNone: false,
  };
  expect(isSwitchValue(one, value)).toBe(isRight);
});

it('offers at the desk what may become of a trip, and nothing else [RENT-54]', () => {
  const trip = { status: 'pending', pickupAt: 2000, isPaymentDue: false, completedAt: null } as const;
  expect(tripDecisions(trip, false, 1000)).toEqual(['confirmed', 'canceled']);
  expect(tripDecisions(trip, true, 1000)).toEqual([
    'payment_received',
    'payment_missing',
    'confirmed',
    'canceled',
  ]);
  expect(tripDecisions({ ...trip, isPaymentDue: true }, false, 1000)).toEqual(['canceled']);
  expect(tripDecisions({ ...trip, status: 'confirmed' }, true, 1000)).toEqual(['ongoing', 'canceled']);
  expect(tripDecisions({ ...trip, status: 'completed' }, false, 1000)).toEqual([]);
});

const placed: OrderState = {
  kind: 'delivery',
  status: 'pending',
  market: 'pharmacy',
  isPaymentDue: false,
  prescription: null,
  pricing: null,
  deliveredAt: null,
};

it.each<[string, Partial<OrderState>, boolean, string[]]>([
  ['nothing but the shop', {}, false, []],
  ['money', { isPaymentDue: true }, false, ['payment']],
  ['a transfer that was told of', { isPaymentDue: true }, true, ['transfer']],
  ['the pharmacist', { prescription: 'waiting', pricing: 'asked' }, false, ['prescription']],
  ['another picture', { prescription: 'rejected' }, false, ['other_prescription']],
  ['a yes to its price', { prescription: 'approved', pricing: 'offered' }, false, ['price']],
  [
    'the pharmacist and money',
    { prescription: 'waiting', isPaymentDue: true },
    false,
    ['prescription', 'payment'],
  ],
  ['nothing any more', { status: 'canceled', prescription: 'waiting', isPaymentDue: true }, true, []],
])('an order waits for %s [X-23, PHAR-05, CHK-04]', (_, own, isTransferTold, waits) => {
  expect(orderWaits({ ...placed, ...own }, isTransferTold)).toEqual(waits);
});

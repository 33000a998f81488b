import { expect, it } from 'vitest';
import { moneyStateOf, stillToPay, wasNeverPaid } from '../../domain/order-money';
import { timelineOf } from '../../domain/order-timeline';
import {
  amountsOf,
  isCalledOff,
  isExpected,
  type OrderLine,
  type OwnReview,
  type PlacedOrder,
  reviewOf,
  showsPin,
  stageOf,
} from '../../domain/placed-order';
import { orderOf, sentParcel } from '../machines/orders/order-tracking.model';

const line: OrderLine = {
  id: 1,
  itemId: 101,
  name: 'Margherita',
  imageUrl: null,
  quantity: 2,
  unitPrice: 1350,
  choices: ['Size: Medium'],
  addOns: [{ name: 'Cola', price: 200, quantity: 1 }],
  total: 2900,
  reasons: null,
  ifUnavailable: null,
};

it('shows where an order was, where it is and what is still to come [ORD-03]', () => {
  const steps = timelineOf(orderOf('processing', { moments: { confirmed: '2026-11-24T12:03:00.000Z' } }));
  expect(steps.map(({ status, is }) => `${status} ${is}`)).toEqual([
    'pending done',
    'confirmed done',
    'processing current',
    'handover ahead',
    'picked_up ahead',
    'delivered ahead',
  ]);
  expect(steps[1]?.at).toBe('2026-11-24T12:03:00.000Z');
  expect(steps[3]?.at).toBeNull();
});

it('knows no courier on the way of what is collected [ORD-03]', () => {
  const way = timelineOf(orderOf('handover', { type: 'take_away' })).map(({ status }) => status);
  expect(way).toEqual(['pending', 'confirmed', 'processing', 'handover', 'delivered']);
});

it('takes a courier’s yes for a confirmation, but for parcels, where it is a step [ORD-03]', () => {
  const current = (type: 'delivery' | 'parcel') =>
    timelineOf(orderOf('accepted', { type })).find(({ is }) => is === 'current')?.status;
  expect(current('delivery')).toBe('confirmed');
  expect(current('parcel')).toBe('accepted');
});

it('ends the way where an order has ended, and tells of its refund [ORD-03]', () => {
  const at = '2026-11-24T13:00:00.000Z';
  const cancelled = timelineOf(orderOf('canceled', { moments: { canceled: at } }));
  expect(cancelled.map(({ status }) => status)).toEqual(['pending', 'canceled']);
  const asked = timelineOf(orderOf('refund_requested', { moments: { delivered: at, refund_requested: at } }));
  expect(asked.map(({ status }) => status)).toEqual(['pending', 'delivered', 'refund_requested']);
  expect([...cancelled, ...asked].some(({ is }) => is !== 'done')).toBe(false);
});

it('names every rule that made 32.41, and together they are the total [ORD-03, PRICE-08, X-06]', () => {
  const amounts = amountsOf(orderOf('pending'), [line]);
  expect(amounts).toEqual([
    { rule: 'items', amount: 2900 },
    { rule: 'coupon', amount: -290 },
    { rule: 'delivery', amount: 500 },
    { rule: 'taxAdded', amount: 131 },
  ]);
  expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(3241);
});

it('has no goods to charge for in a parcel [PARC-03]', () => {
  const parcel = orderOf('pending', { type: 'parcel', total: 500, tax: 0, couponDiscount: 0 });
  expect(amountsOf(parcel, [])).toEqual([{ rule: 'delivery', amount: 500 }]);
});

it('ends the way of a parcel that is brought back at its sender [PARC-05, ORD-03]', () => {
  const parcel = { ...sentParcel, comingBack: { reason: 'The address is wrong', fee: 490, pin: '1140' } };
  const last = (order: PlacedOrder) => timelineOf(order).at(-1);
  expect(last(orderOf('picked_up', { type: 'parcel', parcel }))).toEqual({
    status: 'returned',
    at: null,
    is: 'ahead',
  });
  const at = '2026-11-24T13:01:30.000Z';
  expect(last(orderOf('returned', { type: 'parcel', parcel, moments: { returned: at } }))).toEqual({
    status: 'returned',
    at,
    is: 'done',
  });
});

it('adds no tax that is inside the prices, and hides nothing that no rule explains [ORD-03, PRICE-08]', () => {
  const inside = orderOf('pending', { isTaxIncluded: true, total: 3110 });
  expect(amountsOf(inside, [line]).map(({ rule }) => rule)).toEqual(['items', 'coupon', 'delivery']);
  const odd = orderOf('pending', { total: 3300 });
  expect(amountsOf(odd, [line]).at(-1)).toEqual({ rule: 'other', amount: 59 });
});

it('shows the code only while somebody may ask for it [ORD-10]', () => {
  const shown = (['pending', 'processing', 'handover', 'picked_up', 'delivered'] as const).filter((status) =>
    showsPin({ status, pin: '4821' }),
  );
  expect(shown).toEqual(['handover', 'picked_up']);
  expect(showsPin({ status: 'picked_up', pin: null })).toBe(false);
});

it('counts the stages of an order as a customer does [ORD-05]', () => {
  expect((['pending', 'accepted', 'handover', 'picked_up', 'refunded'] as const).map(stageOf)).toEqual([
    'placed',
    'preparing',
    'ready',
    'onTheWay',
    'over',
  ]);
});

it('finds the own review of a thing, and no other [ORD-09]', () => {
  const review = (target: OwnReview['target']): OwnReview => ({
    target,
    rating: 4,
    comment: null,
    imageUrls: [],
    editableUntil: null,
  });
  const reviews = [review({ about: 'item', itemId: 102 }), review({ about: 'store' })];
  expect(reviewOf(reviews, { about: 'item', itemId: 102 })).toBe(reviews[0]);
  expect(reviewOf(reviews, { about: 'item', itemId: 103 })).toBeNull();
  expect(reviewOf(reviews, { about: 'store' })).toBe(reviews[1]);
  expect(reviewOf(reviews, { about: 'courier' })).toBeNull();
});

it('tells an order that nobody paid from one that could not be brought [CHK-07]', () => {
  const began = { moments: { confirmed: '2026-11-24T12:03:00.000Z' } };
  expect(wasNeverPaid(orderOf('failed', { paymentStatus: 'unpaid', moments: {} }))).toBe(true);
  expect(wasNeverPaid(orderOf('failed', { paymentStatus: 'unpaid', ...began }))).toBe(false);
  expect(wasNeverPaid(orderOf('failed', { paymentStatus: 'paid', moments: {} }))).toBe(false);
  expect(wasNeverPaid(orderOf('pending', { paymentStatus: 'unpaid', moments: {} }))).toBe(false);
});

it.each([
  ['pending', 'partially_paid', 300, 'partially_paid', 436],
  ['pending', 'unpaid', 0, 'unpaid', null],
  ['delivered', 'paid', 736, 'paid', null],
  ['canceled', 'partially_paid', 0, 'paid_back', null],
  ['canceled', 'paid', 0, 'paid_back', null],
  ['canceled', 'unpaid', 0, 'nothing_due', null],
  ['failed', 'unpaid', 0, 'nothing_due', null],
  ['failed', 'partially_paid', 300, 'partially_paid', null],
  ['refunded', 'paid', 0, 'paid_back', null],
] as const)(
  'says of an order that is %s, %s with %i of it there: %s, and %s still to pay [ORD-03, ORD-06, CHK-04]',
  (status, paymentStatus, paid, says, owed) => {
    const order = orderOf(status, { paymentStatus, paid, total: 736 });
    const isOff = isCalledOff(order);
    expect(moneyStateOf(order, isOff)).toBe(says);
    expect(stillToPay(order, isOff)).toBe(owed);
  },
);

it.each([
  ['pending', '12:40', false, true],
  ['pending', '12:40', true, false],
  ['picked_up', '11:59', false, false],
  ['delivered', '12:40', false, false],
] as const)(
  'says when an order arrives only as long as somebody is about to bring it: %s, %s, unpaid: %s [ORD-05, CHK-07]',
  (status, time, canPay, is) => {
    const { choices, ...order } = orderOf(status);
    const told = { ...order, expectedAt: `2026-11-24T${time}:00.000Z`, choices: { ...choices, canPay } };
    expect(isExpected(told, Date.parse('2026-11-24T12:00:00.000Z'))).toBe(is);
  },
);

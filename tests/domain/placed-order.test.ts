import { expect, it } from 'vitest';
import { amountsOf } from '../../domain/order-amounts';
import { awaitedAction, shownPaymentStatusOf, stillToPay, wasNeverPaid } from '../../domain/order-money';
import { timelineOf } from '../../domain/order-timeline';
import {
  isDelivered,
  isOrderStatus,
  isUnpriced,
  isVoided,
  type OrderLine,
  type OwnReview,
  type PlacedOrder,
  reviewOf,
  showsArrivalTime,
  showsPin,
  stageOf,
} from '../../domain/placed-order';
import type { TaxPart } from '../../domain/tax';
import { orderOf, sentParcel } from '../machines/orders/order-tracking.model';

const line: OrderLine = {
  id: 1,
  itemId: 101,
  name: 'Margherita',
  imageUrl: null,
  quantity: 2,
  unitPrice: 1350,
  choices: [{ group: 'Size', values: ['Medium'] }],
  addOns: [{ name: 'Cola', price: 200, quantity: 1 }],
  total: 2900,
  taxPercent: 5,
  reasons: null,
  ifUnavailable: null,
  note: null,
  person: null,
};

it('the timeline shows done, current and coming steps [ORD-03]', () => {
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

it('the timeline of a take-away order has no courier step [ORD-03]', () => {
  const statuses = timelineOf(orderOf('handover', { type: 'take_away' })).map(({ status }) => status);
  expect(statuses).toEqual(['pending', 'confirmed', 'processing', 'handover', 'delivered']);
});

it('a courier’s acceptance counts as confirmed, and is a separate step only for parcels [ORD-03]', () => {
  const current = (type: 'delivery' | 'parcel') =>
    timelineOf(orderOf('accepted', { type })).find(({ is }) => is === 'current')?.status;
  expect(current('delivery')).toBe('confirmed');
  expect(current('parcel')).toBe('accepted');
});

it('the timeline ends with the final status and includes a refund request [ORD-03]', () => {
  const at = '2026-11-24T13:00:00.000Z';
  const cancelled = timelineOf(orderOf('canceled', { moments: { canceled: at } }));
  expect(cancelled.map(({ status }) => status)).toEqual(['pending', 'canceled']);
  const requested = timelineOf(
    orderOf('refund_requested', { moments: { delivered: at, refund_requested: at } }),
  );
  expect(requested.map(({ status }) => status)).toEqual(['pending', 'delivered', 'refund_requested']);
  expect([...cancelled, ...requested].some(({ is }) => is !== 'done')).toBe(false);
});

it('the receipt of an order lists each part of the price, and the parts add up to the total [ORD-03, PRICE-08, X-06]', () => {
  const amounts = amountsOf(orderOf('pending'), [line]);
  expect(amounts).toEqual([
    { rule: 'items', amount: 2900 },
    { rule: 'coupon', amount: -290 },
    { rule: 'delivery', amount: 500 },
    { rule: 'taxAdded', amount: 131 },
  ]);
  expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(3241);
});

it('the receipt lists each tax rate of an order with several rates, including zero [PRICE-11, ORD-03]', () => {
  const taxes: TaxPart[] = [
    { percent: 5, sources: ['shop'], goods: 2610, tax: 131 },
    { percent: 0, sources: ['category'], goods: 400, tax: 0 },
  ];
  const bread: OrderLine = { ...line, id: 2, name: 'Bread', total: 400, taxPercent: 0 };
  const order = orderOf('pending', { taxes, total: 3641 });
  const amounts = amountsOf(order, [line, bread]);
  expect(amounts.filter(({ rule }) => rule === 'taxAdded')).toEqual([
    { rule: 'taxAdded', amount: 131, part: taxes[0] },
    { rule: 'taxAdded', amount: 0, part: taxes[1] },
  ]);
  expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(3641);
  const inside = amountsOf({ ...order, isTaxIncluded: true }, [line, bread]);
  expect(inside.some(({ rule }) => rule === 'taxAdded')).toBe(false);
});

it('the receipt of a parcel lists no goods [PARC-03]', () => {
  const parcel = orderOf('pending', { type: 'parcel', total: 500, tax: 0, couponDiscount: 0 });
  expect(amountsOf(parcel, [])).toEqual([{ rule: 'delivery', amount: 500 }]);
});

it('the timeline of a returned parcel ends with its return to the sender [PARC-05, ORD-03]', () => {
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

it('the receipt does not add tax that is included in prices, and shows an unexplained difference as “other” [ORD-03, PRICE-08]', () => {
  const inside = orderOf('pending', { isTaxIncluded: true, total: 3110 });
  expect(amountsOf(inside, [line]).map(({ rule }) => rule)).toEqual(['items', 'coupon', 'delivery']);
  const odd = orderOf('pending', { total: 3300 });
  expect(amountsOf(odd, [line]).at(-1)).toEqual({ rule: 'other', amount: 59 });
});

it('the delivery code is shown only between the handover to the courier and the delivery [ORD-10]', () => {
  const shown = (['pending', 'processing', 'handover', 'picked_up', 'delivered'] as const).filter((status) =>
    showsPin(orderOf(status, { pin: '4821' })),
  );
  expect(shown).toEqual(['handover', 'picked_up']);
  expect(showsPin(orderOf('picked_up', { pin: null }))).toBe(false);
});

it('the pick-up code of a take-away order is shown once it is placed and any prepayment has arrived [CHK-18]', () => {
  const shown = (overrides: Partial<PlacedOrder>) =>
    showsPin(orderOf('pending', { pin: '4821', ...overrides }));
  expect(shown({ type: 'take_away' })).toBe(true);
  expect(shown({ type: 'delivery' })).toBe(false);
  expect(shown({ type: 'take_away', choices: { ...orderOf('pending').choices, canPay: true } })).toBe(false);
  expect(showsPin(orderOf('delivered', { pin: '4821', type: 'take_away' }))).toBe(false);
});

it('the statuses of an order are grouped into the stages that customers see [ORD-05]', () => {
  const all = {
    placed: ['pending'],
    preparing: ['confirmed', 'accepted', 'processing'],
    ready: ['handover'],
    onTheWay: ['picked_up'],
    over: [
      'delivered',
      'canceled',
      'failed',
      'refund_requested',
      'refund_request_canceled',
      'refunded',
      'returned',
    ],
  } as const;
  for (const [stage, statuses] of Object.entries(all))
    for (const status of statuses) expect([status, stageOf(status)]).toEqual([status, stage]);
});

it('an order has one of the client’s thirteen statuses and no other [ORD-03]', () => {
  expect(['pending', 'refund_request_canceled', 'returned'].every(isOrderStatus)).toBe(true);
  expect(
    ['cancelled', '', 'toString', '__proto__', null, undefined, 4, ['pending']].some(isOrderStatus),
  ).toBe(false);
});

it('an order by prescription has no price until the pharmacy has set it [PHAR-05]', () => {
  expect(isUnpriced({ status: 'pending', pricing: 'asked' })).toBe(true);
  expect(isUnpriced({ status: 'pending', pricing: null })).toBe(false);
  expect(isUnpriced({ status: 'pending', pricing: 'offered' })).toBe(false);
  expect(isUnpriced({ status: 'canceled', pricing: 'asked' })).toBe(false);
});

it('the customer’s own review is found by what it is about: an item, the store or the courier [ORD-09]', () => {
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
  const two = [review({ about: 'item', itemId: 101 }), review({ about: 'item', itemId: 102 })];
  expect(reviewOf(two, { about: 'item', itemId: 102 })).toBe(two[1]);
});

it('an order that failed for lack of payment is distinguished from one that could not be delivered [CHK-07]', () => {
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
  ['canceled', 'paid', 736, 'paid', null],
] as const)(
  'an order that is %s and %s with %i paid shows the payment status %s, with %s still to pay [ORD-03, ORD-06, CHK-04]',
  (status, paymentStatus, paid, says, owed) => {
    const order = orderOf(status, { paymentStatus, paid, total: 736 });
    const isOff = isVoided(order);
    expect(shownPaymentStatusOf(order, isOff)).toBe(says);
    expect(stillToPay(order, isOff)).toBe(owed);
  },
);

it('a cancelled order with a total of zero is not shown as refunded [ORD-03, ORD-06]', () => {
  expect(shownPaymentStatusOf({ paymentStatus: 'paid', paid: 0, total: 0 }, true)).toBe('paid');
});

it.each([
  ['pending', '12:40', false, true],
  ['pending', '12:40', true, false],
  ['picked_up', '11:59', false, false],
  ['picked_up', '12:00', false, false],
  ['picked_up', null, false, false],
  ['delivered', '12:40', false, false],
] as const)(
  'the arrival time is shown only while the order is on its way: %s, %s, unpaid: %s [ORD-05, CHK-07]',
  (status, time, canPay, is) => {
    const { choices, ...order } = orderOf(status);
    const received = {
      ...order,
      expectedAt: time && `2026-11-24T${time}:00.000Z`,
      choices: { ...choices, canPay },
    };
    expect(showsArrivalTime(received, Date.parse('2026-11-24T12:00:00.000Z'))).toBe(is);
  },
);

it.each([
  [{ canPay: true }, null, 'payment'],
  [{ canPay: true }, 'pending', null],
  [{ canPay: true }, 'denied', 'payment'],
  [{ canAcceptPrice: true }, null, 'price'],
  [{ canSendPrescription: true }, null, 'prescription'],
  [{}, null, null],
] as const)(
  'an order names the action that it expects from the customer: %o, payment reference %s [ORD-21]',
  (left, referenceStatus, action) => {
    const { choices, ...order } = orderOf('pending');
    expect(awaitedAction({ ...order, referenceStatus, choices: { ...choices, ...left } })).toBe(action);
  },
);

it('an order counts as delivered from the status delivered on, also during a refund [ORD-03]', () => {
  const delivered = ['delivered', 'refund_requested', 'refund_request_canceled', 'refunded'] as const;
  expect(delivered.map((status) => isDelivered({ status }))).toEqual([true, true, true, true]);
  const other = ['pending', 'picked_up', 'canceled', 'failed', 'returned'] as const;
  expect(other.map((status) => isDelivered({ status }))).toEqual([false, false, false, false, false]);
});

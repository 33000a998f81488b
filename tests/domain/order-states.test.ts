import { describe, expect, it } from 'vitest';
import {
  customerChoices,
  isRunning,
  moveRefusal,
  type OrderKind,
  type OrderMover,
  type OrderState,
  type OrderStatus,
  USUAL_WAY,
} from '../../domain/order-states';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-24T09:00:00Z');
const KINDS: OrderKind[] = ['delivery', 'take_away', 'parcel'];
const MOVERS: OrderMover[] = ['customer', 'store', 'courier', 'operator'];

const order = (given: Partial<OrderState> = {}): OrderState => ({
  kind: 'delivery',
  status: 'pending',
  market: 'food',
  isPaymentDue: false,
  prescription: null,
  pricing: null,
  deliveredAt: null,
  returnDays: null,
  ...given,
});
const refusal = (given: Partial<OrderState>, to: OrderStatus, by: OrderMover) =>
  moveRefusal(order(given), to, by, NOW);
const ENDS: OrderStatus[] = ['canceled', 'failed', 'refunded', 'refund_request_canceled', 'returned'];
const ALL: OrderStatus[] = [...USUAL_WAY.parcel, 'processing', 'refund_requested', ...ENDS];

describe('The status changes of an order', () => {
  it('allow confirmation of a prescription-only order only once the customer has accepted its price [PHAR-05]', () => {
    const priced = (pricing: OrderState['pricing']) =>
      refusal({ prescription: 'approved', pricing }, 'confirmed', 'store');
    expect([priced('asked'), priced('offered'), priced('accepted')]).toEqual(['unpriced', 'unpriced', null]);
    const canAccept = (given: Partial<OrderState>) => customerChoices(order(given), NOW).canAcceptPrice;
    expect([
      canAccept({ pricing: 'offered' }),
      canAccept({ pricing: 'asked' }),
      canAccept({ pricing: 'offered', status: 'canceled' }),
    ]).toEqual([true, false, false]);
  });

  it('include some by the store, the courier or the operator for every status, and none by the customer [ORD-03]', () => {
    for (const kind of KINDS)
      for (const [at, to] of USUAL_WAY[kind].slice(1).entries()) {
        const status = USUAL_WAY[kind][at] ?? 'pending';
        expect(MOVERS.filter((by) => refusal({ kind, status }, to, by) === null)).toContain('operator');
        expect(refusal({ kind, status }, to, 'customer')).toBe('notYours');
      }
  });

  it('differ between take-away, handed over by the store, and delivery by a courier [DLV-01, ORD-03]', () => {
    expect(refusal({ kind: 'take_away', status: 'handover' }, 'picked_up', 'courier')).toBe('elsewhere');
    expect(refusal({ kind: 'take_away', status: 'handover' }, 'delivered', 'store')).toBeNull();
    expect(refusal({ status: 'handover' }, 'delivered', 'store')).toBe('elsewhere');
  });

  it('are impossible after a final status [ORD-03]', () => {
    for (const status of ENDS)
      for (const to of ALL)
        for (const by of MOVERS) expect(refusal({ status, deliveredAt: NOW }, to, by)).toBe('elsewhere');
    expect(ALL.filter((status) => isRunning(status) && ENDS.includes(status))).toEqual([]);
  });

  it('allow cancelling by the customer only until the store confirms the order [ORD-06]', () => {
    expect(refusal({}, 'canceled', 'customer')).toBeNull();
    for (const status of ['confirmed', 'accepted', 'processing', 'handover'] as const) {
      expect(refusal({ status }, 'canceled', 'customer')).toBe('notYours');
      expect(refusal({ status }, 'canceled', 'store')).toBeNull();
    }
    expect(refusal({ status: 'picked_up' }, 'canceled', 'store')).toBe('elsewhere');
  });

  it('allow cancelling a parcel until the courier collects it [ORD-06]', () => {
    expect(refusal({ kind: 'parcel', status: 'handover' }, 'canceled', 'customer')).toBeNull();
    expect(refusal({ kind: 'parcel', status: 'picked_up' }, 'canceled', 'customer')).toBe('elsewhere');
  });

  it('allow confirmation only once the order is paid and its prescription is approved [CHK-07, PHAR-04]', () => {
    expect(refusal({ isPaymentDue: true }, 'confirmed', 'store')).toBe('unpaid');
    expect(refusal({ prescription: 'waiting' }, 'confirmed', 'store')).toBe('prescription');
    expect(refusal({ prescription: 'rejected' }, 'confirmed', 'store')).toBe('prescription');
    expect(refusal({ prescription: 'approved' }, 'confirmed', 'store')).toBeNull();
    expect(refusal({ isPaymentDue: true }, 'failed', 'operator')).toBeNull();
  });

  it('allow a refund request within one day for food and two weeks for goods [ORD-07]', () => {
    const food = { status: 'delivered', market: 'food' } as const;
    const goods = { status: 'delivered', market: 'ecommerce' } as const;
    expect(refusal({ ...food, deliveredAt: NOW - DAY + 1 }, 'refund_requested', 'customer')).toBeNull();
    expect(refusal({ ...food, deliveredAt: NOW - DAY }, 'refund_requested', 'customer')).toBe('tooLate');
    expect(refusal({ ...goods, deliveredAt: NOW - 13 * DAY }, 'refund_requested', 'customer')).toBeNull();
    expect(refusal({ ...goods, deliveredAt: NOW - 14 * DAY }, 'refund_requested', 'customer')).toBe(
      'tooLate',
    );
    expect(refusal({ ...food, deliveredAt: NOW }, 'refund_requested', 'store')).toBe('notYours');
  });

  it('allow a refund request for the days that the store promised, if they are more than usual [ITEM-18, ORD-07]', () => {
    const refusedAfter = (days: number, returnDays: number) =>
      refusal(
        { status: 'delivered', market: 'ecommerce', deliveredAt: NOW - days * DAY, returnDays },
        'refund_requested',
        'customer',
      );
    expect([refusedAfter(29, 30), refusedAfter(30, 30)]).toEqual([null, 'tooLate']);
    expect([refusedAfter(13, 3), refusedAfter(14, 3)]).toEqual([null, 'tooLate']);
  });
});

describe("The customer's actions", () => {
  const choices = (given: Partial<OrderState>) => customerChoices(order(given), NOW);

  it('are cancelling for a pending order, and paying for an unpaid one [ORD-06, CHK-07]', () => {
    expect(choices({})).toMatchObject({ canCancel: true, canPay: false, canReorder: false });
    expect(choices({ isPaymentDue: true })).toMatchObject({ canCancel: true, canPay: true });
    expect(choices({ status: 'processing', isPaymentDue: true })).toMatchObject({ canPay: false });
    expect(choices({ prescription: 'rejected' }).canSendPrescription).toBe(true);
    expect(choices({ prescription: 'waiting' }).canSendPrescription).toBe(false);
    expect(choices({ prescription: 'rejected', status: 'canceled' }).canSendPrescription).toBe(false);
  });

  it('are refund, review and reorder after delivery, each within its time [ORD-07, ORD-08, ORD-09]', () => {
    expect(choices({ status: 'delivered', deliveredAt: NOW - HOUR })).toEqual({
      canCancel: false,
      canPay: false,
      canSendPrescription: false,
      canAcceptPrice: false,
      refundUntil: NOW + 23 * HOUR,
      reviewUntil: NOW - HOUR + 30 * DAY,
      canReorder: true,
    });
    expect(choices({ status: 'delivered', deliveredAt: NOW - 31 * DAY })).toMatchObject({
      refundUntil: null,
      reviewUntil: null,
      canReorder: true,
    });
  });

  it('include only the review while a refund is pending, and none if nothing was delivered [ORD-07, ORD-09]', () => {
    const requested = choices({ status: 'refund_requested', deliveredAt: NOW - HOUR });
    expect(requested).toMatchObject({ refundUntil: null, reviewUntil: NOW - HOUR + 30 * DAY });
    expect(choices({ status: 'canceled' })).toMatchObject({ reviewUntil: null, refundUntil: null });
  });

  it('do not include reordering a parcel [ORD-08]', () => {
    expect(choices({ kind: 'parcel', status: 'delivered', deliveredAt: NOW }).canReorder).toBe(false);
  });
});

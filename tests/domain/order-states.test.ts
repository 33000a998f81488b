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
  ...given,
});
const refusal = (given: Partial<OrderState>, to: OrderStatus, by: OrderMover) =>
  moveRefusal(order(given), to, by, NOW);
const ENDS: OrderStatus[] = ['canceled', 'failed', 'refunded', 'refund_request_canceled', 'returned'];
const ALL: OrderStatus[] = [...USUAL_WAY.parcel, 'processing', 'refund_requested', ...ENDS];

describe('An order', () => {
  it('of a prescription alone is confirmed at a price that its customer has accepted, and at no other [PHAR-05]', () => {
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

  it('can be brought all the way by the store and the courier, and never by its customer [ORD-03]', () => {
    for (const kind of KINDS)
      for (const [at, to] of USUAL_WAY[kind].slice(1).entries()) {
        const status = USUAL_WAY[kind][at] ?? 'pending';
        expect(MOVERS.filter((by) => refusal({ kind, status }, to, by) === null)).toContain('operator');
        expect(refusal({ kind, status }, to, 'customer')).toBe('notYours');
      }
  });

  it('of take-away is never carried, and one that is brought is never handed over at the counter [DLV-01, ORD-03]', () => {
    expect(refusal({ kind: 'take_away', status: 'handover' }, 'picked_up', 'courier')).toBe('elsewhere');
    expect(refusal({ kind: 'take_away', status: 'handover' }, 'delivered', 'store')).toBeNull();
    expect(refusal({ status: 'handover' }, 'delivered', 'store')).toBe('elsewhere');
  });

  it('goes nowhere from where it ends [ORD-03]', () => {
    for (const status of ENDS)
      for (const to of ALL)
        for (const by of MOVERS) expect(refusal({ status, deliveredAt: NOW }, to, by)).toBe('elsewhere');
    expect(ALL.filter((status) => isRunning(status) && ENDS.includes(status))).toEqual([]);
  });

  it('is cancelled by its customer only until the store has confirmed it [ORD-06]', () => {
    expect(refusal({}, 'canceled', 'customer')).toBeNull();
    for (const status of ['confirmed', 'accepted', 'processing', 'handover'] as const) {
      expect(refusal({ status }, 'canceled', 'customer')).toBe('notYours');
      expect(refusal({ status }, 'canceled', 'store')).toBeNull();
    }
    expect(refusal({ status: 'picked_up' }, 'canceled', 'store')).toBe('elsewhere');
  });

  it('of a parcel is cancelled until the courier has collected it [ORD-06]', () => {
    expect(refusal({ kind: 'parcel', status: 'handover' }, 'canceled', 'customer')).toBeNull();
    expect(refusal({ kind: 'parcel', status: 'picked_up' }, 'canceled', 'customer')).toBe('elsewhere');
  });

  it('waits for its money and for its pharmacist [CHK-07, PHAR-04]', () => {
    expect(refusal({ isPaymentDue: true }, 'confirmed', 'store')).toBe('unpaid');
    expect(refusal({ prescription: 'waiting' }, 'confirmed', 'store')).toBe('prescription');
    expect(refusal({ prescription: 'rejected' }, 'confirmed', 'store')).toBe('prescription');
    expect(refusal({ prescription: 'approved' }, 'confirmed', 'store')).toBeNull();
    expect(refusal({ isPaymentDue: true }, 'failed', 'operator')).toBeNull();
  });

  it('gives money back for as long as the policy says: a day for food, two weeks for goods [ORD-07]', () => {
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
});

describe('What is left to the customer', () => {
  const choices = (given: Partial<OrderState>) => customerChoices(order(given), NOW);

  it('of an order that waits: to cancel, and to pay where it is not paid [ORD-06, CHK-07]', () => {
    expect(choices({})).toMatchObject({ canCancel: true, canPay: false, canReorder: false });
    expect(choices({ isPaymentDue: true })).toMatchObject({ canCancel: true, canPay: true });
    expect(choices({ status: 'processing', isPaymentDue: true })).toMatchObject({ canPay: false });
    expect(choices({ prescription: 'rejected' }).canSendPrescription).toBe(true);
    expect(choices({ prescription: 'waiting' }).canSendPrescription).toBe(false);
    expect(choices({ prescription: 'rejected', status: 'canceled' }).canSendPrescription).toBe(false);
  });

  it('of a delivered one: refund, review and the same again, each while it lasts [ORD-07, ORD-08, ORD-09]', () => {
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

  it('is to review it also while the refund is looked at, and nothing of what never arrived [ORD-07, ORD-09]', () => {
    const asked = choices({ status: 'refund_requested', deliveredAt: NOW - HOUR });
    expect(asked).toMatchObject({ refundUntil: null, reviewUntil: NOW - HOUR + 30 * DAY });
    expect(choices({ status: 'canceled' })).toMatchObject({ reviewUntil: null, refundUntil: null });
  });

  it('is never the same again of a parcel [ORD-08]', () => {
    expect(choices({ kind: 'parcel', status: 'delivered', deliveredAt: NOW }).canReorder).toBe(false);
  });
});

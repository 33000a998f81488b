import { describe, expect, it } from 'vitest';
import type { OrderKind, OrderStatus } from '../../domain/order-states';
import { timelineOf } from '../../domain/order-timeline';

const placedAt = '2027-03-02T08:00:00.000Z';
const at = (minute: number) => `2027-03-02T08:${String(minute).padStart(2, '0')}:00.000Z`;
const timeline = (
  status: OrderStatus,
  moments: Partial<Record<OrderStatus, string>> = {},
  type: OrderKind = 'delivery',
) =>
  timelineOf({ status, type, moments, placedAt, parcel: null }).map((step) => [
    step.status,
    step.at,
    step.is,
  ]);

describe('The timeline of an order', () => {
  it('marks a new order as waiting at its first step [ORD-03]', () => {
    expect(timeline('pending').slice(0, 3)).toEqual([
      ['pending', placedAt, 'current'],
      ['confirmed', null, 'ahead'],
      ['processing', null, 'ahead'],
    ]);
  });

  it('has no current step after the order is delivered [ORD-03]', () => {
    const steps = timeline('delivered', { confirmed: at(3), delivered: at(40) });
    expect(steps.at(-1)).toEqual(['delivered', at(40), 'done']);
    expect(new Set(steps.map(([, , is]) => is))).toEqual(new Set(['done']));
  });

  it('has a time for the current step, and none for a future step [ORD-03]', () => {
    const steps = timeline('processing', { confirmed: at(3), processing: at(5), handover: at(9) });
    expect(steps[2]).toEqual(['processing', at(5), 'current']);
    expect(steps[3]).toEqual(['handover', null, 'ahead']);
  });

  it.each(['canceled', 'failed', 'returned'] as const)(
    'ends with the status "%s" even without a stored time [ORD-03]',
    (status) => {
      expect(timeline(status, { confirmed: at(3) })).toEqual([
        ['pending', placedAt, 'done'],
        ['confirmed', at(3), 'done'],
        [status, null, 'done'],
      ]);
    },
  );

  it('names each step of a refund that was first refused and then granted [ORD-03, ORD-07]', () => {
    const moments = {
      delivered: at(20),
      refund_requested: at(30),
      refund_request_canceled: at(40),
      refunded: at(50),
    };
    expect(timeline('refunded', moments)).toEqual([
      ['pending', placedAt, 'done'],
      ['delivered', at(20), 'done'],
      ['refund_requested', at(30), 'done'],
      ['refund_request_canceled', at(40), 'done'],
      ['refunded', at(50), 'done'],
    ]);
  });

  it('says that a parcel is on its way to the receiver unless it is being returned [PARC-05, ORD-03]', () => {
    expect(timeline('picked_up', {}, 'parcel').at(-1)).toEqual(['delivered', null, 'ahead']);
  });
});

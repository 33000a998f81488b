import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../domain/placed-order';
import { awaitedMoment, mostUrgent, type UnderWay } from '../../domain/under-way';
import { orderOf } from '../machines/orders/order-tracking.model';
import { tripOf } from '../machines/rental/trip-tracking.model';

const order = (
  id: number,
  status: PlacedOrder['status'],
  overrides: Partial<PlacedOrder> = {},
): UnderWay => ({
  what: 'order',
  order: orderOf(status, { id, ...overrides }),
});
const shownOf = (...all: UnderWay[]) => {
  const shown = mostUrgent(all);
  return shown && (shown.what === 'order' ? shown.order.id : `trip ${shown.trip.id}`);
};
const NOON = Date.parse('2026-11-24T12:00:00.000Z');
const { choices } = orderOf('pending');

describe('The bar that shows a running order', () => {
  it('prefers the order on its way to one that waits for its customer, and that one to the others [ORD-22]', () => {
    const calm = order(1, 'processing', { expectedAt: '2026-11-24T12:05:00.000Z' });
    const unpaid = order(2, 'pending', { choices: { ...choices, canPay: true } });
    const coming = order(3, 'picked_up', { expectedAt: '2026-11-24T13:00:00.000Z' });
    expect(shownOf(calm, unpaid, coming)).toBe(3);
    expect(shownOf(calm, unpaid)).toBe(2);
  });

  it('prefers the order with the earlier arrival of two orders in preparation [ORD-22]', () => {
    const later = order(1, 'processing', { expectedAt: '2026-11-24T13:00:00.000Z' });
    const sooner = order(2, 'processing', { expectedAt: '2026-11-24T12:20:00.000Z' });
    expect(shownOf(later, sooner)).toBe(2);
  });

  it('shows nothing when every order and trip is over [ORD-22]', () => {
    expect(shownOf(order(1, 'delivered'), { what: 'trip', trip: tripOf('completed') })).toBeNull();
  });

  it('prefers a trip under way to an order in preparation [ORD-22, RENT-54]', () => {
    const trip = tripOf('ongoing');
    expect(shownOf(order(1, 'processing'), { what: 'trip', trip })).toBe(`trip ${trip.id}`);
  });

  it('shows an arrival time for a delivery, a pick-up time for take-away, and no time that has passed [ORD-22]', () => {
    const expectedAt = '2026-11-24T12:20:00.000Z';
    expect(awaitedMoment(order(1, 'processing', { expectedAt }), NOON)).toEqual({
      at: expectedAt,
      is: 'arrival',
    });
    expect(awaitedMoment(order(1, 'processing', { expectedAt, type: 'take_away' }), NOON)?.is).toBe('pickUp');
    expect(awaitedMoment(order(1, 'processing', { expectedAt }), NOON + 3_600_000)).toBeNull();
  });
});

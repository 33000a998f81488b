import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { toOrder } from '../../src/api/order-mapping';

const ended = (order_status: string, cancellation_reason: string | null) =>
  toOrder(
    {
      id: 7,
      order_status,
      order_type: 'delivery',
      order_amount: 24,
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
      created_at: '2026-11-24T09:00:00Z',
      cancellation_reason,
      cancelled_by: 'admin',
    } as never,
    USUAL_CURRENCY,
  ).cancellation;

it('a cancelled or failed order has its reason [ORD-06, X-23]', () => {
  const text = { reason: 'Nobody was at home', note: null, by: 'admin' };
  expect(ended('canceled', 'Nobody was at home')).toEqual(text);
  expect(ended('failed', 'Nobody was at home')).toEqual(text);
  expect(ended('failed', null)).toBeNull();
  expect(ended('pending', null)).toBeNull();
});

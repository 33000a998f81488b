import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { toOrder } from '../../src/api/operator-mapping';

const read = (overrides: object) =>
  toOrder(
    {
      id: 7,
      status: 'pending',
      type: 'delivery',
      contact_name: 'Nour',
      contact_phone: '+971501112233',
      total: 24,
      payment_method: 'partial_payment',
      payment_status: 'paid',
      lines: [],
      created_at: '2026-11-24T09:00:00Z',
      prescription: [],
      decisions: [],
      ...overrides,
    },
    USUAL_CURRENCY,
  );

it("the console maps payment method and refund state in the same way as the customer's page [X-23, CHK-04, ORD-06]", () => {
  const paid = { rest_payment_method: 'digital_payment', paid_amount: 24 };
  expect(read(paid)).toMatchObject({ restMethod: 'digital_payment', payment: 'paid' });
  expect(read({ ...paid, status: 'canceled', paid_amount: 0 }).payment).toBe('paid_back');
  expect(read({ status: 'canceled', payment_status: 'unpaid' })).toMatchObject({
    restMethod: null,
    payment: 'nothing_due',
  });
});

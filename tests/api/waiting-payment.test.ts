import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { createCheckoutApi } from '../../src/api/checkout-api';
import { createApiClient } from '../../src/api/client';
import { createTripApi } from '../../src/api/trip-api';

const clientAnswering = (body: unknown) =>
  createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: 1, guestId: null, token: 'secret' }),
    transport: async () => ({ body }),
  });

const order = {
  id: 7,
  order_status: 'pending',
  order_amount: 24,
  payment_method: 'digital_payment',
  payment_status: 'unpaid',
  actions: { can_pay: true, cash_on_delivery_limit: 20 },
};
const trip = {
  id: 7,
  trip_status: 'pending',
  trip_amount: 28.35,
  paid_amount: 20,
  payment_method: 'partial_payment',
  payment_status: 'partially_paid',
  can_pay: true,
  payment_due: true,
  cash_on_delivery_limit: 120,
};

const readOrder = (overrides: object = {}) =>
  createCheckoutApi(clientAnswering({ ...order, ...overrides })).order({ orderId: 7, phone: null });
const readTrip = (overrides: object = {}) =>
  createTripApi(clientAnswering({ ...trip, ...overrides })).placedTrip({ tripId: 7, phone: null });

it('an order that waits for its payment has its cash limit [CHK-03, CHK-07]', async () => {
  expect(await readOrder()).toMatchObject({ isPaymentDue: true, isCancelled: false, cashLimit: 20_00 });
  expect(await readOrder({ actions: { can_pay: true, cash_on_delivery_limit: null } })).toMatchObject({
    cashLimit: null,
  });
});

it('an order that was not paid in time is marked as paid too late [CHK-07]', async () => {
  const late = { order_status: 'failed', actions: { can_pay: false } };
  expect(await readOrder(late)).toMatchObject({ isPaymentDue: false, isCancelled: true, isTooLate: true });
  expect(await readOrder({ order_status: 'canceled' })).toMatchObject({
    isCancelled: true,
    isTooLate: false,
  });
  const notBrought = { ...late, payment_method: 'cash_on_delivery' };
  expect(await readOrder(notBrought)).toMatchObject({ isCancelled: false, isTooLate: false });
  const lateTrip = { trip_status: 'payment_failed', can_pay: false };
  expect(await readTrip(lateTrip)).toMatchObject({ isPaymentDue: false, isCancelled: true, isTooLate: true });
  expect(await readTrip({ trip_status: 'canceled' })).toMatchObject({ isCancelled: true, isTooLate: false });
});

it('a trip has the amount paid from the wallet and the amount that is still due [CHK-04, CHK-07, RENT-54]', async () => {
  expect(await readTrip()).toMatchObject({
    total: 28_35,
    paid: 20_00,
    isPaymentDue: true,
    cashLimit: 120_00,
  });
  expect(await readTrip({ payment_due: false })).toMatchObject({ isPaymentDue: false });
  expect(await readTrip({ offline_payment_status: 'pending' })).toMatchObject({ isPaymentDue: false });
});

it('the form that pays a trip again starts with the previously chosen method, unless that was cash [CHK-07, RENT-53]', async () => {
  const payment = async (overrides: object) => (await readTrip(overrides)).payment;
  const card = { payment_method: 'digital_payment', payment_gateway: 'card' };
  expect(await payment(card)).toEqual({ by: 'digital', gateway: 'card' });
  expect(await payment({ payment_gateway: 'card' })).toEqual({ by: 'digital', gateway: 'card' });
  expect(await payment({ payment_method: 'offline_payment' })).toMatchObject({
    by: 'offline',
    isWhole: false,
  });
  // The response does not name the payment method of the rest.
  expect(await payment({})).toBeNull();
});

it('a placed trip names its provider, who confirms it [RENT-53]', async () => {
  expect(await readTrip({ provider: { id: 3, name: 'City Wheels' } })).toMatchObject({
    providerName: 'City Wheels',
  });
  expect(await readTrip()).toMatchObject({ providerName: null });
});

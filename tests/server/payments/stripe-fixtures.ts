/**
 * As in Stripe's documentation, reduced to the fields that are read:
 * https://docs.stripe.com/api/checkout/sessions/object.
 */
export const openedSession = (id: string) => ({
  id: `cs_test_${id}`,
  object: 'checkout.session',
  amount_total: 1020,
  currency: 'usd',
  livemode: false,
  mode: 'payment',
  payment_intent: null,
  payment_status: 'unpaid',
  status: 'open',
  url: `https://checkout.stripe.com/c/pay/cs_test_${id}`,
});

type PaymentEvent = { type: string; payment: string; status?: 'paid' | 'unpaid'; intent?: string | null };

export const webhookEvent = ({ type, payment, status = 'paid', intent = `pi_${payment}` }: PaymentEvent) => ({
  id: `evt_${payment.slice(0, 12)}`,
  object: 'event',
  api_version: '2024-06-20',
  created: 1_732_440_000,
  data: {
    object: {
      id: `cs_test_${payment.slice(0, 8)}`,
      object: 'checkout.session',
      client_reference_id: payment,
      metadata: { payment },
      mode: 'payment',
      payment_intent: intent,
      payment_status: status,
      status: 'complete',
    },
  },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

export const refused = {
  error: {
    code: 'amount_too_small',
    doc_url: 'https://stripe.com/docs/error-codes/amount-too-small',
    message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
    type: 'invalid_request_error',
  },
};

export const unknownCustomer = (param: 'customer' | 'id') => ({
  error: {
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: "No such customer: 'cus_1'",
    param,
    type: 'invalid_request_error',
  },
});

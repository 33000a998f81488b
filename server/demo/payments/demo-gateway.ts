import type { Gateway } from '../../features/payments/gateway';

export const DEMO_PAYMENTS = '/demo/payments/';

/** A test gateway. On its payment page the visitor chooses whether the payment succeeds. */
export const demoGateway: Gateway = {
  open: async ({ id, origin }) => ({ link: `${origin}${DEMO_PAYMENTS}${id}`, reference: null }),
  refund: async () => undefined,
};

import type { Gateway } from '../../features/payments/gateway';

export const DEMO_PAYMENTS = '/demo/payments/';

/** A test gateway: its page asks for the payment's outcome. */
export const demoGateway: Gateway = {
  open: async ({ id, origin }) => ({ link: `${origin}${DEMO_PAYMENTS}${id}`, reference: null }),
  refund: async () => undefined,
};

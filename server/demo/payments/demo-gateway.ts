import type { Gateway } from '../../features/payments/gateway';

export const DEMO_PAYMENTS = '/demo/payments/';

/** Collects no money: its page asks what shall become of the payment. */
export const demoGateway: Gateway = {
  open: async ({ id, origin }) => ({ link: `${origin}${DEMO_PAYMENTS}${id}`, reference: null }),
  refund: async () => undefined,
};

export type PaymentSettings = { stripe: StripeSettings | null };

export type StripeSettings = {
  secretKey: string;
  /** With which Stripe signs what it tells. */
  webhookSecret: string;
  /** Of three letters, small. */
  currency: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Stripe is used by whoever sets both its secrets. */
export function readPaymentSettings(env: Environment): PaymentSettings {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim();
  if (!secretKey && !webhookSecret) return { stripe: null };
  if (!secretKey || !webhookSecret)
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or none.');
  const currency = env.STRIPE_CURRENCY?.trim().toLowerCase() || 'usd';
  if (!/^[a-z]{3}$/.test(currency))
    throw new Error(`STRIPE_CURRENCY must be a currency of three letters such as usd, not "${currency}".`);
  return { stripe: { secretKey, webhookSecret, currency } };
}

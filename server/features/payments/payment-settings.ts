import type { Currency } from '../../../domain/money';
import { chargeProblem } from './stripe/stripe-amount';

export type PaymentSettings = { stripe: StripeSettings | null };

export type StripeSettings = {
  secretKey: string;
  /** The secret that verifies the signature of Stripe's webhook events. */
  webhookSecret: string;
  /** Always the currency of the shop. */
  currency: Currency;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns Stripe's settings. Both secrets must be set, and Stripe must be able to charge the currency exactly
 * [PRICE-23].
 */
export function readPaymentSettings(env: Environment, currency: Currency): PaymentSettings {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim();
  if (!secretKey && !webhookSecret) return { stripe: null };
  if (!secretKey || !webhookSecret)
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or none.');
  const configured = env.STRIPE_CURRENCY?.trim().toUpperCase() || currency.code;
  if (!/^[A-Z]{3}$/.test(configured))
    throw new Error(`STRIPE_CURRENCY must be a currency of three letters such as usd, not "${configured}".`);
  if (configured !== currency.code)
    throw new Error(
      `STRIPE_CURRENCY says ${configured} and the shop counts in ${currency.code}: set currency_code in SHOP_FILE, and leave STRIPE_CURRENCY out.`,
    );
  const problem = chargeProblem(currency);
  if (problem !== null) throw new Error(problem);
  return { stripe: { secretKey, webhookSecret, currency } };
}

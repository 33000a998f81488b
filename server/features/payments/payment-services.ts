import type { LocalText } from '../../http/language';
import type { Gateway, PaymentServices } from './gateway';
import type { PaymentSettings } from './payment-settings';
import { stripeGateway } from './stripe/stripe-gateway';

/**
 * The payment types on Stripe's page. The wallets are available if the operator has turned them on at Stripe.
 */
const STRIPE_TITLE: LocalText = {
  en: 'Card, Apple Pay or Google Pay',
  ar: 'بطاقة مصرفية أو Apple Pay أو Google Pay',
};
const CARD_PICTURE = '/pictures/emoji/1f4b3.webp';

/** The gateways that the demo simulates. */
const PLAYED = ['card', 'pay_by_bank'];

type Outside = {
  /** The demo's test gateway. `null`: none. */
  standIn: Gateway | null;
  appOrigins: readonly string[];
  call?: typeof fetch;
};

export function paymentServices(
  { stripe }: PaymentSettings,
  { standIn, appOrigins, call = fetch }: Outside,
): PaymentServices {
  const real = stripe === null ? {} : { stripe: stripeGateway(stripe, call) };
  const played = standIn === null ? {} : Object.fromEntries(PLAYED.map((name) => [name, standIn]));
  return {
    gateways: { ...played, ...real },
    offered:
      standIn !== null && stripe === null
        ? null
        : (language) =>
            stripe === null
              ? []
              : [
                  {
                    gateway: 'stripe',
                    gateway_title: STRIPE_TITLE[language],
                    gateway_image_full_url: CARD_PICTURE,
                  },
                ],
    stripe,
    appOrigins,
  };
}

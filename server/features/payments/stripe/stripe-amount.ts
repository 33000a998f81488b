import { type Currency, type Decimals, decimalsOf, type Minor } from '../../../../domain/money';

/** Zero-decimal at Stripe, although ISO 4217 gives it two: https://docs.stripe.com/currencies. */
const NO_DECIMALS_AT_STRIPE = ['MGA'];
/** Zero-decimal currencies whose amounts Stripe takes in hundredths. */
const TOLD_IN_HUNDREDTHS = ['ISK', 'UGX'];

type Rule = {
  /** The decimals of the amounts that are sent to Stripe. */
  sent: Decimals;
  /** The decimals that Stripe charges: with three decimals, the last digit must be zero. */
  charged: Decimals;
};

function ruleOf(code: string): Rule {
  if (TOLD_IN_HUNDREDTHS.includes(code)) return { sent: 2, charged: 0 };
  if (NO_DECIMALS_AT_STRIPE.includes(code)) return { sent: 0, charged: 0 };
  const decimals = decimalsOf(code);
  return { sent: decimals, charged: decimals === 3 ? 2 : decimals };
}

/** Why some totals of this currency can't be charged exactly. Null: all of them can [PRICE-23]. */
export function chargeProblem({ code, decimals }: Currency): string | null {
  const { charged } = ruleOf(code);
  return decimals <= charged
    ? null
    : `Stripe charges ${code} with ${charged} decimals, and the shop counts with ${decimals}: a total could not be charged exactly. ` +
        `Set "currency_decimals": ${charged} in SHOP_FILE of a new database, so that every price is one that Stripe can charge, or leave Stripe out.`;
}

/** The amount in Stripe's unit. */
export const stripeAmount = (amount: Minor, { code, decimals }: Currency): number =>
  amount * 10 ** (ruleOf(code).sent - decimals);

import { type Currency, type Decimals, decimalsOf, type Minor } from '../../../../domain/money';

/** Currencies that have no decimals at Stripe but two in ISO 4217: https://docs.stripe.com/currencies. */
const NO_DECIMALS_AT_STRIPE = ['MGA'];
/** Currencies without decimals whose amounts Stripe nevertheless expects in hundredths. */
const TOLD_IN_HUNDREDTHS = ['ISK', 'UGX'];

type Rule = {
  /** The number of decimals of an amount in Stripe's API. */
  sent: Decimals;
  /**
   * The number of decimals that Stripe can charge. With three decimals the last one must be zero, so it is
   * two.
   */
  charged: Decimals;
};

function ruleOf(code: string): Rule {
  if (TOLD_IN_HUNDREDTHS.includes(code)) return { sent: 2, charged: 0 };
  if (NO_DECIMALS_AT_STRIPE.includes(code)) return { sent: 0, charged: 0 };
  const decimals = decimalsOf(code);
  return { sent: decimals, charged: decimals === 3 ? 2 : decimals };
}

/** Returns why some totals of this currency can't be charged exactly. `null`: all can [PRICE-23]. */
export function chargeProblem({ code, decimals }: Currency): string | null {
  const { charged } = ruleOf(code);
  return decimals <= charged
    ? null
    : `Stripe charges ${code} with ${charged} decimals, and the shop counts with ${decimals}: a total could not be charged exactly. ` +
        `Set "currency_decimals": ${charged} in SHOP_FILE of a new database, so that every price is one that Stripe can charge, or leave Stripe out.`;
}

/** Converts an amount to the unit of Stripe's API. */
export const stripeAmount = (amount: Minor, { code, decimals }: Currency): number =>
  amount * 10 ** (ruleOf(code).sent - decimals);

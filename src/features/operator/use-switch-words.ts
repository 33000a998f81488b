import { useLingui } from '@lingui/react/macro';

export type SwitchWords = {
  title: string;
  about: string /** What its choices are called. */;
  values?: Record<string, string>;
};

/** What each switch is called, and what it shows and hides. */
export function useSwitchWords(): (name: string) => SwitchWords {
  const { t } = useLingui();
  const words: Record<string, SwitchWords> = {
    guest_checkout_status: {
      title: t`Guests may order`,
      about: t`Off: whoever goes to the checkout without an account is asked to sign in first.`,
    },
    schedule_order: {
      title: t`Orders for later`,
      about: t`On: the checkout offers times of the next days at stores that take such orders.`,
    },
    prescription_order_status: {
      title: t`Orders by prescription`,
      about: t`On: a pharmacy takes an order that is nothing but a prescription.`,
    },
    toggle_veg_non_veg: {
      title: t`Vegetarian marks`,
      about: t`On: lists of food can be narrowed to vegetarian or other dishes.`,
    },
    dm_tips_status: {
      title: t`Tips for couriers`,
      about: t`On: the checkout and parcels offer a tip.`,
    },
    tax_included: {
      title: t`Prices hold the tax`,
      about: t`On: the tax is part of the prices and only named; off: it is added to the sum.`,
    },
    free_delivery_over: {
      title: t`Free delivery from`,
      about: t`From this sum on the shop pays the delivery; the cart shows what is missing. None: nobody is promised it.`,
    },
    cash_on_delivery: {
      title: t`Cash`,
      about: t`On: orders can be paid at the door.`,
    },
    digital_payment: {
      title: t`Payment online`,
      about: t`On: the checkout offers the gateways that are set up.`,
    },
    offline_payment_status: {
      title: t`Bank transfer`,
      about: t`On: customers pay by a transfer and tell its reference; you find it at the desk.`,
    },
    partial_payment_status: {
      title: t`Part from the wallet`,
      about: t`On: a wallet that is not enough pays a part, and another way the rest.`,
    },
    maximum_cod_order_amount: {
      title: t`Most in cash`,
      about: t`Orders above this sum can’t be paid in cash. None: every order can.`,
    },
    customer_wallet_status: {
      title: t`Wallet`,
      about: t`Off: its page, its entry in the menu and paying from it are gone.`,
    },
    add_fund_status: {
      title: t`Adding money`,
      about: t`On: customers fill their wallet online.`,
    },
    loyalty_point_status: {
      title: t`Loyalty points`,
      about: t`Off: the page of the points and its entry in the menu are gone, and no order brings any.`,
    },
    loyalty_point_minimum_point: {
      title: t`Fewest points to convert`,
      about: t`Below this number points can’t become money.`,
    },
    ref_earning_status: {
      title: t`Referral codes`,
      about: t`Off: the page of the code and its entry in the menu are gone, and no friend brings a reward.`,
    },
    'centralize_login.manual_login_status': {
      title: t`Sign in with a password`,
      about: t`Off: the form with email or phone and password is gone.`,
    },
    'centralize_login.otp_login_status': {
      title: t`Sign in with a code`,
      about: t`Off: nobody signs in with a code by message.`,
    },
    'centralize_login.social_login_status': {
      title: t`Sign in with other accounts`,
      about: t`Off: none of the providers below is offered.`,
    },
    'centralize_login.google_login_status': {
      title: t`Google accounts`,
      about: t`Its button in the sign-in.`,
    },
    'centralize_login.facebook_login_status': {
      title: t`Facebook accounts`,
      about: t`Its button in the sign-in.`,
    },
    'centralize_login.apple_login_status': { title: t`Apple accounts`, about: t`Its button in the sign-in.` },
    'centralize_login.email_verification_status': {
      title: t`Emails are verified`,
      about: t`On: a new account proves its email with a code.`,
    },
    'centralize_login.phone_verification_status': {
      title: t`Phones are verified`,
      about: t`On: a new account proves its phone with a code.`,
    },
    country_picker_status: {
      title: t`Phones of other countries`,
      about: t`On: fields for a phone number let the country be chosen.`,
    },
    toggle_dm_registration: {
      title: t`Registrations`,
      about: t`Off: the links to register as a courier or a store are gone from the foot of the shop.`,
    },
    toggle_store_registration: {
      title: t`Registrations of stores`,
      about: t`Off: only couriers can register.`,
    },
    refund_policy: { title: t`Refund Policy`, about: t`Its link at the foot of the shop.` },
    cancelation_policy: { title: t`Cancellation Policy`, about: t`Its link at the foot of the shop.` },
    shipping_policy: { title: t`Shipping Policy`, about: t`Its link at the foot of the shop.` },
    currency_symbol_direction: {
      title: t`Side of the currency`,
      about: t`Whether the symbol stands left or right of the amount.`,
      values: { left: t`Left`, right: t`Right` },
    },
    digit_after_decimal_point: {
      title: t`Decimals of prices`,
      about: t`How many digits stand after the point.`,
    },
    timeformat: {
      title: t`Clock`,
      about: t`Times as 23:05, or as 11:05 PM.`,
      values: { 24: t`24 hours`, 12: t`12 hours` },
    },
  };
  return (name) => words[name] ?? { title: name, about: '' };
}

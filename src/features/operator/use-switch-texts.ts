import { useLingui } from '@lingui/react/macro';

export type SwitchTexts = {
  title: string;
  about: string;
  values?: Record<string, string>;
};

export function useSwitchTexts(): (name: string) => SwitchTexts {
  const { t } = useLingui();
  const texts: Record<string, SwitchTexts> = {
    guest_checkout_status: {
      title: t`Guest checkout`,
      about: t`Lets customers order without an account.`,
    },
    schedule_order: {
      title: t`Scheduled orders`,
      about: t`Lets customers schedule orders at stores that allow it.`,
    },
    prescription_order_status: {
      title: t`Prescription orders`,
      about: t`Lets customers order from pharmacies with just a prescription.`,
    },
    toggle_veg_non_veg: {
      title: t`Vegetarian filter`,
      about: t`Lets customers filter food by vegetarian and non-vegetarian.`,
    },
    dm_tips_status: {
      title: t`Courier tips`,
      about: t`Lets customers tip at checkout and for parcels.`,
    },
    tax_included: {
      title: t`Prices include tax`,
      about: t`Turn on if your prices already include tax. Otherwise, tax is added at checkout.`,
    },
    tax_percent: {
      title: t`Tax rate in percent`,
      about: t`Applies unless a market, store, category or item has its own rate under Tax.`,
    },
    free_delivery_over: {
      title: t`Free delivery from`,
      about: t`Orders from this amount are delivered free, and the cart shows how much more is needed. Leave empty for no free delivery.`,
    },
    cash_on_delivery: {
      title: t`Cash`,
      about: t`Lets customers pay in cash at the door.`,
    },
    digital_payment: {
      title: t`Online payment`,
      about: t`Lets customers pay through your payment gateways.`,
    },
    offline_payment_status: {
      title: t`Bank transfer`,
      about: t`Lets customers pay by bank transfer and send you the reference. You confirm the payment in the console.`,
    },
    partial_payment_status: {
      title: t`Split payment with wallet`,
      about: t`Lets customers pay part from their wallet and the rest another way.`,
    },
    maximum_cod_order_amount: {
      title: t`Cash limit`,
      about: t`Orders above this amount can’t be paid in cash. Leave empty for no limit.`,
    },
    customer_wallet_status: {
      title: t`Wallet`,
      about: t`Gives customers a wallet they can pay with.`,
    },
    add_fund_status: {
      title: t`Wallet top-ups`,
      about: t`Lets customers top up their wallet online.`,
    },
    loyalty_point_status: {
      title: t`Loyalty points`,
      about: t`Lets customers earn points on orders and convert them.`,
    },
    loyalty_point_minimum_point: {
      title: t`Minimum points to convert`,
      about: t`The fewest points a customer can convert at once.`,
    },
    ref_earning_status: {
      title: t`Referral codes`,
      about: t`Shows the referral page and pays referral rewards.`,
    },
    ref_earning_friend_reward: {
      title: t`Reward for the invited friend`,
      about: t`Paid into the friend’s wallet after their first qualifying order. Enter 0 to reward only the referrer.`,
    },
    ref_earning_minimum_order: {
      title: t`Friend’s minimum order`,
      about: t`The friend’s first order counts if its items cost at least this much after coupons.`,
    },
    ref_earning_maximum_friends: {
      title: t`Maximum rewarded friends`,
      about: t`Each customer is rewarded for up to this many friends. Leave empty for no limit.`,
    },
    'centralize_login.manual_login_status': {
      title: t`Sign in with a password`,
      about: t`Lets customers sign in with an email or phone number and a password.`,
    },
    'centralize_login.otp_login_status': {
      title: t`Sign in with a code`,
      about: t`Lets customers sign in with a one-time code.`,
    },
    'centralize_login.social_login_status': {
      title: t`Social sign-in`,
      about: t`Lets customers sign in with the providers below.`,
    },
    'centralize_login.google_login_status': {
      title: t`Google accounts`,
      about: t`Shows this button at sign-in.`,
    },
    'centralize_login.facebook_login_status': {
      title: t`Facebook accounts`,
      about: t`Shows this button at sign-in.`,
    },
    'centralize_login.apple_login_status': {
      title: t`Apple accounts`,
      about: t`Shows this button at sign-in.`,
    },
    'centralize_login.email_verification_status': {
      title: t`Email verification`,
      about: t`Asks new customers to verify their email with a code.`,
    },
    'centralize_login.phone_verification_status': {
      title: t`Phone verification`,
      about: t`Asks new customers to verify their phone with a code.`,
    },
    country_picker_status: {
      title: t`International phone numbers`,
      about: t`Lets customers choose the country of their phone number.`,
    },
    toggle_dm_registration: {
      title: t`Registrations`,
      about: t`Shows the links to register as a courier or a store.`,
    },
    toggle_store_registration: {
      title: t`Store registration`,
      about: t`Lets stores register too, not just couriers.`,
    },
    refund_policy: { title: t`Refund Policy`, about: t`Shows this link in the footer.` },
    cancelation_policy: { title: t`Cancellation Policy`, about: t`Shows this link in the footer.` },
    shipping_policy: { title: t`Shipping Policy`, about: t`Shows this link in the footer.` },
    currency_symbol_direction: {
      title: t`Currency symbol position`,
      about: t`Which side of the amount the symbol is on.`,
      values: { left: t`Left`, right: t`Right` },
    },
    digit_after_decimal_point: {
      title: t`Price decimals`,
      about: t`Number of decimals in prices.`,
    },
    timeformat: {
      title: t`Time format`,
      about: t`Shows times as 23:05 or 11:05 PM.`,
      values: { 24: t`24 hours`, 12: t`12 hours` },
    },
  };
  return (name) => texts[name] ?? { title: name, about: '' };
}

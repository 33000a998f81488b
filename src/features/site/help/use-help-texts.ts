import { useLingui } from '@lingui/react/macro';
import type { HelpQuestion, HelpTopic } from '../../../../domain/help';
import { useIsSignedIn } from '../../session/session.context';

type Page = { to: string; search: { page?: string }; name: string };
export type AnsweredQuestion = HelpQuestion & { page?: Page };

export function useHelpTexts() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  const topics: Record<HelpTopic, string> = {
    orders: t`Orders`,
    delivery: t`Delivery`,
    payment: t`Payment and refunds`,
    wallet: t`Wallet and points`,
    account: t`Account`,
    rental: t`Rental`,
    parcel: t`Parcels`,
  };
  const pageAt = (to: string, name: string, search: Page['search'] = {}): Page => ({ to, name, search });
  const orders = pageAt('/my-orders', t`My Orders`);
  const profile = pageAt('/profile', t`Profile Settings`, { page: 'profile-settings' });
  const security = pageAt('/profile', t`Sign-in & security`, { page: 'security' });
  const questions: AnsweredQuestion[] = [
    {
      topic: 'orders',
      question: t`Where is my order?`,
      answer: t`Open the order to see its status and arrival time, and the courier on the map once it’s on the way.`,
      page: orders,
    },
    {
      topic: 'orders',
      question: t`Can I cancel my order?`,
      answer: t`Yes. Cancelling is free until the store accepts the order: open it and press Cancel. After that, message the store: it may still be able to cancel.`,
      page: orders,
    },
    {
      topic: 'orders',
      question: t`What if something is missing or wrong?`,
      answer: t`Open the order and request a refund, ideally with a photo. You have 24 hours after delivery for food, groceries and medicine, and 14 days for everything else.`,
      page: orders,
    },
    {
      topic: 'orders',
      question: t`Why can my cart hold only one store?`,
      answer: t`Each courier delivers one order from one store. If you add an item from another store, we ask first, and you can undo it.`,
    },
    {
      topic: 'orders',
      question: t`How do I reorder?`,
      answer: t`Open a past order and press "Order again". We show any changes in price or stock before adding to your cart.`,
      page: orders,
    },
    {
      topic: 'orders',
      needs: 'guests',
      question: t`I ordered without an account. How do I find my order?`,
      answer: t`Use the order number and the phone number you ordered with.`,
      page: pageAt('/track-order', t`Find an order`),
    },
    {
      topic: 'orders',
      needs: 'pharmacy',
      question: t`Which medicines need a prescription?`,
      answer: t`Look for the prescription label on the item. Add photos of your prescription when you order, and a pharmacist will check them first.`,
    },
    {
      topic: 'delivery',
      question: t`What does delivery cost?`,
      answer: t`It depends on the distance to the store. You’ll see the fee on the store’s page and in your cart before you order.`,
    },
    {
      topic: 'delivery',
      question: t`How do I change my delivery address?`,
      answer: t`Press the address at the top of the page. We check your cart against the new address right away.`,
    },
    {
      topic: 'delivery',
      question: t`Can I schedule an order?`,
      answer: t`Yes, at many stores. Choose a day and time at checkout when the store is open.`,
    },
    {
      topic: 'delivery',
      question: t`What is my order’s PIN for?`,
      answer: t`It proves the order is yours. Give it to the courier only once you have your order.`,
    },
    {
      topic: 'delivery',
      question: t`What happens if I’m not there?`,
      answer: t`The courier waits up to ten minutes and calls you. You can also message the courier from the order’s page.`,
    },
    {
      topic: 'payment',
      question: t`When do I get my money back?`,
      answer: t`Refunds to your wallet are instant. Refunds to a card or account take up to five working days. Cash payments are refunded to your wallet.`,
    },
    {
      topic: 'payment',
      question: t`My payment failed. Is my order lost?`,
      answer: t`No. Open the order to pay again or choose another payment method. You’re never charged twice for one order.`,
      page: orders,
    },
    {
      topic: 'payment',
      question: t`Where do I enter a coupon?`,
      answer: t`At checkout, once you’re signed in. You’ll also see the coupons you can use.`,
      page: pageAt('/coupons', t`Coupons`),
    },
    {
      topic: 'payment',
      question: t`Where is my invoice?`,
      answer: t`Open the order and press "Print the invoice". You can also save it as a file.`,
      page: orders,
    },
    {
      topic: 'wallet',
      needs: 'wallet',
      question: t`How do I add money to my wallet?`,
      answer: t`Open your wallet, press "Add fund" and pay online. Every transaction is listed there with the balance after it.`,
      page: pageAt('/wallet', t`Wallet`),
    },
    {
      topic: 'wallet',
      needs: 'points',
      question: t`How do I earn points, and what are they worth?`,
      answer: t`Every delivered order earns points. On your points page, see what they’re worth and convert them to wallet balance.`,
      page: pageAt('/loyalty-points', t`Loyalty Points`),
    },
    {
      topic: 'wallet',
      needs: 'friends',
      question: t`What do I get for inviting a friend?`,
      answer: t`You get money in your wallet after your friend’s first delivered order. Share your code or link.`,
      page: pageAt('/referral-code', t`Referral Code`),
    },
    {
      topic: 'account',
      question: t`Do I need an account?`,
      answer: t`You can browse and fill a cart without one. It stays on this device. An account keeps your orders, addresses and wishlist on all your devices.`,
    },
    {
      topic: 'account',
      question: t`I forgot my password. What can I do?`,
      answer: t`At sign-in, request a code by phone or email and use it to set a new password.`,
      page: isSignedIn ? security : pageAt('/forgot-password', t`Choose a new password`),
    },
    {
      topic: 'account',
      question: t`How do I see where I’m signed in?`,
      answer: t`In your account, under “Sign-in & security”. You can also sign out devices you don’t recognise and add a passkey there.`,
      page: security,
    },
    {
      topic: 'account',
      question: t`How do I delete my account?`,
      answer: t`At the bottom of your profile. We first show what you’d lose and any order still on its way.`,
      page: profile,
    },
    {
      topic: 'rental',
      needs: 'rental',
      question: t`How late can I cancel or change a trip?`,
      answer: t`Open the trip. It’s free until one hour before pickup.`,
      page: pageAt('/my-trips', t`My Trips`),
    },
    {
      topic: 'rental',
      needs: 'rental',
      question: t`How do I pick up the vehicle?`,
      answer: t`Go to the pickup location at the booked time and give the provider the code on your trip’s page.`,
      page: pageAt('/my-trips', t`My Trips`),
    },
    {
      topic: 'parcel',
      needs: 'parcel',
      question: t`How can someone else track my parcel?`,
      answer: t`Share the link on the parcel’s page. The link shows where the parcel is, but nothing about you.`,
      page: orders,
    },
    {
      topic: 'parcel',
      needs: 'parcel',
      question: t`Can I get my parcel back?`,
      answer: t`Yes. Cancelling is free until the courier picks it up. After that, we can return it to you for a fee, which you’ll see before you agree.`,
      page: orders,
    },
  ];
  return { questions, topicName: (topic: HelpTopic) => topics[topic] };
}

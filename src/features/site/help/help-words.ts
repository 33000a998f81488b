import { useLingui } from '@lingui/react/macro';
import type { HelpQuestion, HelpTopic } from '../../../../domain/help';
import { useIsSignedIn } from '../../session/session.context';

/** Where the answer can be acted on. */
type Page = { to: string; search: { page?: string }; name: string };
export type AnsweredQuestion = HelpQuestion & { page?: Page };

/** Questions and answers in the language of the page. */
export function useHelpWords() {
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
      answer: t`Its page shows how far it is, when it should arrive and, as soon as a courier has it, where they are on the map.`,
      page: orders,
    },
    {
      topic: 'orders',
      question: t`Can I cancel my order?`,
      answer: t`Yes, free of charge, until the store has accepted it: the button stands on the page of the order. After that write to the store; if it has not begun, it can still stop it.`,
      page: orders,
    },
    {
      topic: 'orders',
      question: t`Something is missing or wrong. What now?`,
      answer: t`Open the order and ask for a refund, if possible with a picture. For food, groceries and medicine you have 24 hours from the delivery, for other goods 14 days.`,
      page: orders,
    },
    {
      topic: 'orders',
      question: t`Why can my cart hold only one store?`,
      answer: t`One courier brings one order from one store. If you add something from another store we ask first, and you can undo it.`,
    },
    {
      topic: 'orders',
      question: t`How do I order the same again?`,
      answer: t`Open a previous order and press "Order again". What has changed since, in price or in stock, is shown before anything goes into your cart.`,
      page: orders,
    },
    {
      topic: 'orders',
      needs: 'guests',
      question: t`I ordered without an account. How do I find my order?`,
      answer: t`With its number and the phone number that you gave when you ordered.`,
      page: pageAt('/track-order', t`Find an order`),
    },
    {
      topic: 'orders',
      needs: 'pharmacy',
      question: t`Which medicines need a prescription?`,
      answer: t`Those that say so on their card. You add pictures of the prescription when you order, and a pharmacist looks at them first.`,
    },
    {
      topic: 'delivery',
      question: t`What does delivery cost?`,
      answer: t`It depends on the distance to the store. The fee stands on the store's page and in your cart before you order.`,
    },
    {
      topic: 'delivery',
      question: t`How do I change where you deliver?`,
      answer: t`Press the address at the top of the page. Your cart is checked against the new place at once.`,
    },
    {
      topic: 'delivery',
      question: t`Can I order for later?`,
      answer: t`In many stores. Choose a day and a time at the checkout; only times at which the store is open are offered.`,
    },
    {
      topic: 'delivery',
      question: t`What is the PIN of my order for?`,
      answer: t`It proves at the door, or at the counter, that the order is yours. Tell it to the courier only when you hold your order in your hands.`,
    },
    {
      topic: 'delivery',
      question: t`What happens if I am not there?`,
      answer: t`The courier waits up to ten minutes and calls you. You can write to the courier from the page of the order as well.`,
    },
    {
      topic: 'payment',
      question: t`When do I get my money back?`,
      answer: t`In your wallet at once, on the card or account that you paid with within five working days. What you paid in cash comes to your wallet.`,
    },
    {
      topic: 'payment',
      question: t`My payment failed. Is my order lost?`,
      answer: t`No. Open the order to pay again or to choose another payment method. Nothing is ever charged twice for one order.`,
      page: orders,
    },
    {
      topic: 'payment',
      question: t`Where do I enter a coupon?`,
      answer: t`At the checkout, next to the total. The coupons that you can use are listed there too.`,
      page: pageAt('/coupons', t`Coupons`),
    },
    {
      topic: 'payment',
      question: t`Where is my invoice?`,
      answer: t`On the page of the order: press "Print the invoice". You can save it as a file there as well.`,
      page: orders,
    },
    {
      topic: 'wallet',
      needs: 'wallet',
      question: t`How do I add money to my wallet?`,
      answer: t`Open your wallet, press "Add fund" and pay online. Every movement is listed there with the balance after it.`,
      page: pageAt('/wallet', t`Wallet`),
    },
    {
      topic: 'wallet',
      needs: 'points',
      question: t`How do I earn points, and what are they worth?`,
      answer: t`Every delivered order brings points. On the page of your points you see what they are worth and turn them into money in your wallet.`,
      page: pageAt('/loyalty-points', t`Loyalty Points`),
    },
    {
      topic: 'wallet',
      needs: 'friends',
      question: t`What do I get for inviting a friend?`,
      answer: t`Money in your wallet after the first order of your friend has arrived. Share your code or your link.`,
      page: pageAt('/referral-code', t`Referral Code`),
    },
    {
      topic: 'account',
      question: t`Do I need an account?`,
      answer: t`Not to look around and to fill a cart: it stays on this device. An account keeps your orders, addresses and wishes together, on all your devices.`,
    },
    {
      topic: 'account',
      question: t`I forgot my password. What can I do?`,
      answer: t`Ask for a code at the sign-in, by phone or by email, and choose a new password with it.`,
      page: isSignedIn ? security : pageAt('/forgot-password', t`Choose a new password`),
    },
    {
      topic: 'account',
      question: t`How do I see where I am signed in?`,
      answer: t`Under "Sign-in & security": there you end what you don't know, and add a passkey.`,
      page: security,
    },
    {
      topic: 'account',
      question: t`How do I delete my account?`,
      answer: t`At the end of your profile. We show first what would be lost, and whether an order is still on its way.`,
      page: profile,
    },
    {
      topic: 'rental',
      needs: 'rental',
      question: t`Until when can I cancel or change a trip?`,
      answer: t`Free of charge until one hour before the pickup, on the page of the trip.`,
      page: pageAt('/my-trips', t`My Trips`),
    },
    {
      topic: 'rental',
      needs: 'rental',
      question: t`How do I get the vehicle?`,
      answer: t`At the pickup place and time of your booking. Tell the provider the code that stands on the page of your trip.`,
      page: pageAt('/my-trips', t`My Trips`),
    },
    {
      topic: 'parcel',
      needs: 'parcel',
      question: t`How does somebody else follow my parcel?`,
      answer: t`With the link on the page of the parcel. It shows your receiver where it is and nothing else of you.`,
      page: orders,
    },
    {
      topic: 'parcel',
      needs: 'parcel',
      question: t`Can I have my parcel back?`,
      answer: t`Until the courier has fetched it you cancel it free of charge. After that it is brought back for the price of the way, which you see before you agree.`,
      page: orders,
    },
  ];
  return { questions, topicName: (topic: HelpTopic) => topics[topic] };
}

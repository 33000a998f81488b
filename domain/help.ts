import type { ModuleType } from './catalogue';
import type { Config } from './config';
import { type PlacedOrder, stageOf } from './placed-order';
import { normalizeSearchText } from './search-text';

/** The topics of the help page, in display order. */
export const HELP_TOPICS = [
  'orders',
  'delivery',
  'payment',
  'wallet',
  'account',
  'rental',
  'parcel',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Optional features that a help question can be about. The operator can turn each of them off. */
type HelpNeed = 'wallet' | 'points' | 'friends' | 'guests' | 'rental' | 'parcel' | 'pharmacy';

export type HelpQuestion = {
  topic: HelpTopic;
  /** The features that the answer needs. The question is hidden if one of them is off. */
  needs?: HelpNeed;
  question: string;
  answer: string;
};

type HelpShop = Pick<Config, 'isWalletOn' | 'isLoyaltyOn' | 'isReferralOn' | 'isGuestCheckoutAllowed'> & {
  markets: readonly (ModuleType | null)[];
};

function has(shop: HelpShop, need: HelpNeed): boolean {
  switch (need) {
    case 'wallet':
      return shop.isWalletOn;
    case 'points':
      return shop.isLoyaltyOn;
    case 'friends':
      return shop.isReferralOn;
    case 'guests':
      return shop.isGuestCheckoutAllowed;
    default:
      return shop.markets.includes(need);
  }
}

export const questionsOf = <One extends HelpQuestion>(all: readonly One[], shop: HelpShop): One[] =>
  all.filter(({ needs }) => needs === undefined || has(shop, needs));

/**
 * Returns the questions that contain every typed word in question, answer or topic. A half-typed Arabic
 * article (ال) is ignored.
 */
export function questionsWith<One extends HelpQuestion>(
  all: readonly One[],
  typed: string,
  topicName: (topic: HelpTopic) => string,
): One[] {
  const words = normalizeSearchText(typed)
    .split(' ')
    .map((word) => word.replace(/^ال/u, ''));
  return all.filter(({ topic, question, answer }) => {
    const text = normalizeSearchText(`${question} ${answer} ${topicName(topic)}`);
    return words.every((word) => text.includes(word));
  });
}

const MAX_ORDERS = 3;

/** Returns the customer's orders for the help page, active ones first. */
export const ordersToHelp = (running: readonly PlacedOrder[], past: readonly PlacedOrder[]): PlacedOrder[] =>
  [...running, ...past].slice(0, MAX_ORDERS);

export type OrderHelp = 'pay' | 'prescription' | 'follow' | 'cancel' | 'returnParcel' | 'refund';

/** Returns the help options for an order, most urgent first. */
export function helpWith({
  status,
  choices,
  parcel,
}: Pick<PlacedOrder, 'status' | 'choices' | 'parcel'>): OrderHelp[] {
  const offers: [OrderHelp, boolean][] = [
    ['pay', choices.canPay],
    ['prescription', choices.canSendPrescription],
    ['follow', stageOf(status) !== 'over'],
    ['cancel', choices.canCancel],
    ['returnParcel', parcel != null && parcel.returnFee !== null],
    ['refund', choices.refundUntil !== null],
  ];
  return offers.filter(([, isOffered]) => isOffered).map(([help]) => help);
}

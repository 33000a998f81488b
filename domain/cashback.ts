import { type Minor, percentOf } from './money';

/** What comes back into the wallet once an order is delivered. */
export type CashbackOffer = {
  id: number;
  reward: { kind: 'percent'; percent: number; maximum: Minor | null } | { kind: 'amount'; amount: Minor };
  minimumPurchase: Minor;
  starts: number;
  ends: number;
  /** How often whoever asks can still have it; null: without end. */
  usesLeft: number | null;
};

const worthOf = ({ reward }: CashbackOffer, goods: Minor): Minor =>
  reward.kind === 'amount'
    ? Math.min(reward.amount, goods)
    : Math.min(percentOf(goods, reward.percent), reward.maximum ?? goods, goods);

/** The one offer that brings most for goods of this price; null: none is for it [WAL-09]. */
export function bestCashback<Offer extends CashbackOffer>(
  offers: readonly Offer[],
  goods: Minor,
  now: number,
): { offer: Offer; worth: Minor } | null {
  const fitting = offers
    .filter(
      ({ minimumPurchase, starts, ends, usesLeft }) =>
        goods >= minimumPurchase && now >= starts && now < ends && (usesLeft === null || usesLeft > 0),
    )
    .map((offer) => ({ offer, worth: worthOf(offer, goods) }))
    .filter(({ worth }) => worth > 0);
  return fitting.reduce<(typeof fitting)[number] | null>(
    (best, one) => (best === null || one.worth > best.worth ? one : best),
    null,
  );
}

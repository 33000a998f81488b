import { type Minor, percentOf } from './money';

export type CashbackOffer = {
  id: number;
  reward: { kind: 'percent'; percent: number; maximum: Minor | null } | { kind: 'amount'; amount: Minor };
  minimumPurchase: Minor;
  starts: number;
  ends: number;
  /** Remaining uses for this customer. `null`: unlimited. */
  usesLeft: number | null;
};

const worthOf = ({ reward }: CashbackOffer, goods: Minor): Minor =>
  reward.kind === 'amount'
    ? Math.min(reward.amount, goods)
    : Math.min(percentOf(goods, reward.percent), reward.maximum ?? goods, goods);

/** The best offer for items of this price. `null`: none applies [WAL-09]. */
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

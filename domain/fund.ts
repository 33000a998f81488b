import { type Minor, percentOf } from './money';

export type FundBonus = {
  id: number;
  title: string;
  description: string | null;
  bonus: { kind: 'percent'; percent: number; maximum: Minor | null } | { kind: 'amount'; amount: Minor };
  minimum: Minor;
  starts: number;
  ends: number;
};

/** The maximum amount of one top-up. Protects customers against a typing mistake. */
const MAX_AT_ONCE: Minor = 10_000_00;

type FundRefusal = 'missing' | 'tooMuch';

/** Returns why this amount cannot be added to the wallet [WAL-02]. */
export function fundRefusal(amount: Minor | null): FundRefusal | null {
  if (amount === null || !Number.isSafeInteger(amount) || amount <= 0) return 'missing';
  return amount > MAX_AT_ONCE ? 'tooMuch' : null;
}

const worthOf = ({ bonus }: FundBonus, amount: Minor): Minor =>
  bonus.kind === 'amount'
    ? bonus.amount
    : Math.min(percentOf(amount, bonus.percent), bonus.maximum ?? Number.MAX_SAFE_INTEGER);

/** Returns the top-up bonus that adds the most for this amount. `null`: none applies [WAL-08]. */
export function bestFundBonus(
  bonuses: readonly FundBonus[],
  amount: Minor,
  now: number,
): { bonus: FundBonus; worth: Minor } | null {
  const fitting = bonuses
    .filter(({ minimum, starts, ends }) => amount >= minimum && now >= starts && now < ends)
    .map((bonus) => ({ bonus, worth: worthOf(bonus, amount) }))
    .filter(({ worth }) => worth > 0);
  return fitting.reduce<(typeof fitting)[number] | null>(
    (best, one) => (best === null || one.worth > best.worth ? one : best),
    null,
  );
}

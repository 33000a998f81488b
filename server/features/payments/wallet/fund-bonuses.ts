import type { FundBonus } from '../../../../domain/fund';
import { type Queryable, timestamp } from '../../../db/database';
import type { Language } from '../../../http/language';
import { type StoredText, textIn } from '../../shared/local-text';

type BonusRow = {
  id: number;
  title: StoredText;
  description: StoredText | null;
  bonus_type: 'percentage' | 'amount';
  bonus: number;
  minimum_amount: number;
  maximum_bonus: number | null;
  starts: Date;
  ends: Date;
};

/** Returns the current bonuses for topping up the wallet [WAL-08]. */
export async function runningBonuses(
  database: Queryable,
  { now, language }: { now: number; language: Language },
): Promise<FundBonus[]> {
  const rows = await database.query<BonusRow>(
    `select id, title, description, bonus_type, bonus::float8 as bonus, minimum_amount, maximum_bonus, starts, ends
    from fund_bonuses where starts <= $1::timestamptz and ends > $1::timestamptz order by minimum_amount, id`,
    [timestamp(now)],
  );
  return rows.map((row) => ({
    id: row.id,
    title: textIn(row.title, language),
    description: row.description && textIn(row.description, language),
    bonus:
      row.bonus_type === 'amount'
        ? { kind: 'amount', amount: row.bonus }
        : { kind: 'percent', percent: row.bonus, maximum: row.maximum_bonus },
    minimum: row.minimum_amount,
    starts: row.starts.getTime(),
    ends: row.ends.getTime(),
  }));
}

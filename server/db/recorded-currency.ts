import { type Currency, NO_CURRENCY } from '../../domain/money';
import type { Database, Queryable } from './database';
import { lockPreparation } from './migrate';

type Stored = { code: string | null; decimals: number };

/**
 * Stores the shop's currency at the first start. Once the database has prices, a start with another currency
 * is refused [PRICE-22]. Amounts are stored in smallest units, so another number of decimals would change
 * every price.
 */
export const recordCurrency = (database: Database, currency: Currency): Promise<void> =>
  database.transaction(async (tx) => {
    await lockPreparation(tx);
    const [stored] = await tx.query<Stored>('select code, decimals from kept_currency');
    if (stored !== undefined && !isSame(stored, currency) && (await hasAmounts(tx)))
      throw new Error(otherCurrency(stored, currency));
    await tx.query(
      `insert into kept_currency (code, decimals) values ($1, $2)
       on conflict (is_only) do update set code = coalesce(excluded.code, kept_currency.code), decimals = excluded.decimals`,
      [currency.code === NO_CURRENCY ? null : currency.code, currency.decimals],
    );
  });

const isSame = (stored: Stored, { code, decimals }: Currency): boolean =>
  stored.decimals === decimals && (stored.code === null || code === NO_CURRENCY || stored.code === code);

async function hasAmounts(tx: Queryable): Promise<boolean> {
  const [found] = await tx.query<{ is_there: boolean }>(
    `select exists (select from items) or exists (select from vehicles) or exists (select from ledger_postings)
       or exists (select from orders) or exists (select from trips) as is_there`,
  );
  return found?.is_there === true;
}

const named = (code: string | null, decimals: number): string =>
  `${code === null || code === NO_CURRENCY ? 'a currency without a name' : code} with ${decimals} decimals`;

const otherCurrency = (stored: Stored, wanted: Currency): string =>
  `this database counts its money in ${named(stored.code, stored.decimals)}, and the settings say ${named(wanted.code, wanted.decimals)}. ` +
  'Every price in it would be another. Set currency_code and currency_decimals in SHOP_FILE to what the database has, or use an empty database ' +
  'and bring the shop over with "npm run shop -- export" and "import".';

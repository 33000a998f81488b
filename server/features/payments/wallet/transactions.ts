import type { WalletTransactionPage } from '../../../../contract/types.gen';
import { type Currency, fromMinor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import { MAX_COUNTED, type PageQuery, pageFields, pageOf } from '../../shared/paging';
import { values } from '../../shared/sql';

type Transaction = {
  id: number;
  customer_id: number;
  type: string;
  credit: number;
  debit: number;
  balance: number;
  reference: string | null;
  created_at: Date;
};

type List = {
  table: 'wallet_transactions' | 'point_transactions';
  customerId: number;
  /** The transaction types to list. `null`: all. */
  types: readonly string[] | null;
  currency: Currency;
  query: PageQuery;
};

/**
 * Returns the transactions of wallet or points, newest first. Each has the balance after it [WAL-08, LOY-04].
 */
export async function transactionsOf(
  database: Queryable,
  { table, customerId, types, currency, query }: List,
): Promise<WalletTransactionPage> {
  const page = pageOf(query);
  const { list, add } = values();
  const where = `customer_id = ${add(customerId)}${types === null ? '' : ` and type = any(${add(types)}::text[])`}`;
  const [counted] = await database.query<{ total: number }>(
    `select count(*)::int as total from (select 1 from ${table} where ${where} limit ${MAX_COUNTED}) counted`,
    list,
  );
  const rows = await database.query<Transaction>(
    `select id, customer_id, type, credit, debit, balance, reference, created_at from ${table}
    where ${where} order by created_at desc, id desc
    limit ${add(page.limit)}::int offset ${add((page.page - 1) * page.limit)}::int`,
    list,
  );
  const amountOf = (amount: number) =>
    table === 'wallet_transactions' ? fromMinor(amount, currency) : amount;
  return {
    ...pageFields(page, counted?.total ?? 0),
    data: rows.map((row) => ({
      user_id: row.customer_id,
      transaction_id: String(row.id),
      credit: amountOf(row.credit),
      debit: amountOf(row.debit),
      admin_bonus: row.type === 'bonus' ? amountOf(row.credit) : 0,
      balance: amountOf(row.balance),
      transaction_type: row.type,
      reference: row.reference,
      created_at: row.created_at.toISOString(),
      updated_at: row.created_at.toISOString(),
    })),
  };
}

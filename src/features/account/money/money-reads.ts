import type { Transaction, TransactionKind } from '../../../../domain/transaction';
import type { Page } from '../../../api/catalogue-mapping';
import type { MoneyApi } from '../../../api/money-api';
import { type BlockData, FAILURE_SHOWN, type Lifetime } from '../../../platform/reads';
import type { RouterContext } from '../../../platform/router-context';

type Reader = Pick<RouterContext, 'api' | 'reads'>;

/** The prefix of all cached responses about money. They are invalidated together. */
export const MONEY = 'money';
const MOMENT: Lifetime = { stale: 20_000, keep: 60_000, failed: FAILURE_SHOWN };

export const moneyApi = async (api: Reader['api']): Promise<MoneyApi> => (await api.account.own()).money;

const read = <T>({ api, reads }: Reader, name: string, ask: (money: MoneyApi) => Promise<T>): BlockData<T> =>
  reads.read(`${MONEY}:${name}`, MOMENT, async () => ask(await moneyApi(api)));

export const termsBlock = (reader: Reader, language: string) =>
  read(reader, `terms:${language}`, (money) => money.terms());

export const offersBlock = (reader: Reader, person: number, language: string) =>
  read(reader, `offers:${person}:${language}`, async (money) => {
    const [bonuses, cashbacks] = await Promise.all([money.bonuses(), money.cashbacks()]);
    return { bonuses, cashbacks };
  });

export type TransactionsFilter =
  | { of: 'wallet'; kind: TransactionKind | null; page: number }
  | { of: 'points'; page: number };

export const transactionsBlock = (
  reader: Reader,
  person: number,
  filter: TransactionsFilter,
): BlockData<Page<Transaction>> =>
  filter.of === 'wallet'
    ? read(reader, `wallet:${person}:${filter.kind ?? ''}:${filter.page}`, (money) =>
        money.transactions(filter.kind, filter.page),
      )
    : read(reader, `points:${person}:${filter.page}`, (money) => money.pointTransactions(filter.page));

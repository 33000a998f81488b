import { TRANSACTION_KINDS, type TransactionKind } from '../../../../domain/transaction';
import type { FundFlag } from '../../../../machines/account/wallet.types';

const FLAGS: readonly FundFlag[] = ['success', 'fail', 'cancel', 'pending'];

/** Validates the URL parameters of a money page. Invalid values are dropped. */
export function moneyPageSearch({ kind, page, flag }: Record<string, unknown>): {
  kind: TransactionKind | null;
  page: number;
  flag: FundFlag | null;
} {
  const number = Number(page);
  return {
    kind: TRANSACTION_KINDS.find((known) => known === kind) ?? null,
    page: Number.isInteger(number) && number > 1 ? number : 1,
    flag: FLAGS.find((known) => known === flag) ?? null,
  };
}

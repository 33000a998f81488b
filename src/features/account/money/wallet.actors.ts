import { fromPromise } from 'xstate';
import { walletMachine } from '../../../../machines/account/wallet.machine';
import type { MoneyApi } from '../../../api/money-api';

type Ports = {
  money: () => Promise<Pick<MoneyApi, 'addFund' | 'transactions'>>;
  /** The URL to which the gateway redirects. */
  callback: string;
  refetchWallet: () => Promise<void>;
};

export const provideWallet = ({ money, callback, refetchWallet }: Ports) =>
  walletMachine.provide({
    actors: {
      openFund: fromPromise(async ({ input }) => (await money()).addFund({ ...input, callback })),
      openPage: fromPromise(async ({ input }) => window.location.assign(input.url)),
      refetchWallet: fromPromise(refetchWallet),
      lookForFund: fromPromise(async () => {
        const [newest] = (await (await money()).transactions('added', 1)).entries;
        return { transaction: newest?.id ?? null };
      }),
    },
  });

import { fromPromise } from 'xstate';
import { loyaltyMachine } from '../../../../machines/account/loyalty.machine';
import type { MoneyApi } from '../../../api/money-api';

type Ports = {
  money: () => Promise<Pick<MoneyApi, 'convert'>>;
  /** Tells the conversions of this visit from those of others. */
  visit: string;
};

export const provideLoyalty = ({ money, visit }: Ports) =>
  loyaltyMachine.provide({
    actors: {
      convertPoints: fromPromise(async ({ input: { points, attempt } }) =>
        (await money()).convert(points, `${visit}-${attempt}-${points}`),
      ),
    },
  });

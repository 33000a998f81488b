import { fromCallback, fromPromise } from 'xstate';
import { loyaltyMachine } from '../../../../machines/account/loyalty.machine';
import type { MoneyApi } from '../../../api/money-api';
import type { useSessionRef } from '../../session/session.context';

type Ports = {
  session: ReturnType<typeof useSessionRef>;
  money: () => Promise<Pick<MoneyApi, 'convert'>>;
  /** Tells the conversions of this visit from those of others. */
  visit: string;
};

export const provideLoyalty = ({ money, session, visit }: Ports) =>
  loyaltyMachine.provide({
    actors: {
      watchPoints: fromCallback(({ sendBack }) => {
        const watch = session.subscribe(({ context: { person } }) => {
          if (person !== null) sendBack({ type: 'points.changed', points: person.loyaltyPoints });
        });
        return () => watch.unsubscribe();
      }),
      convertPoints: fromPromise(async ({ input: { points, attempt } }) =>
        (await money()).convert(points, `${visit}-${attempt}-${points}`),
      ),
    },
  });

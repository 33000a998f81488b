import { fromCallback, fromPromise } from 'xstate';
import { loyaltyMachine } from '../../../../machines/account/loyalty.machine';
import type { MoneyApi } from '../../../api/money-api';
import type { EffectsOf } from '../../../platform/flow';
import type { Reads } from '../../../platform/reads';
import type { useSessionRef } from '../../session/session.context';
import { MONEY } from './money-reads';

type Ports = {
  session: ReturnType<typeof useSessionRef>;
  money: () => Promise<Pick<MoneyApi, 'convert'>>;
  /** Identifies this visit. Part of the idempotency keys. */
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

/** Reloads points, balance and both histories after a conversion [LOY-02]. */
export const loyaltyEffects = (reads: Reads): EffectsOf<typeof loyaltyMachine> => ({
  'points.converted': (_, sendToRoot) => {
    sendToRoot({ type: 'profile.changed' });
    reads.forget(MONEY);
    sendToRoot({ type: 'page.outdated' });
  },
});

import { fromPromise } from 'xstate';
import { interestsMachine } from '../../../../machines/catalogue/interests.machine';
import type { AccountApi } from '../../../api/account-api';
import type { EffectsOf } from '../../../platform/flow';
import { saveInterests } from './stored-interests';

type Ports = { account: Pick<AccountApi, 'own'>; moduleId: number; isSignedIn: boolean };

/** Stores the interests on the device. For a customer: also in the account [MOD-12]. */
export const provideInterests = ({ account, moduleId, isSignedIn }: Ports) =>
  interestsMachine.provide({
    actors: {
      saveInterests: fromPromise(async ({ input: { categoryIds } }) => {
        if (isSignedIn) await (await account.own()).saveInterests(categoryIds);
        saveInterests({ [moduleId]: categoryIds });
      }),
    },
  });

export const interestsEffects: EffectsOf<typeof interestsMachine> = {
  'home.requested': (_, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'home' } }),
};

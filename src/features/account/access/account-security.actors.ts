import { fromPromise } from 'xstate';
import { accountSecurityMachine } from '../../../../machines/account/account-security.machine';
import type { Removal } from '../../../../machines/account/account-security.types';
import type { ProfileApi } from '../../../api/profile-api';

type Api = Pick<
  ProfileApi,
  'access' | 'namePasskey' | 'removePasskey' | 'endSession' | 'endOtherSessions' | 'removeIdentity'
>;

export const provideAccountSecurity = (api: () => Promise<Api>) =>
  accountSecurityMachine.provide({
    actors: {
      readAccess: fromPromise(async () => (await api()).access()),
      namePasskey: fromPromise(async ({ input: { id, name } }) => (await api()).namePasskey(id, name)),
      takeAway: fromPromise(async ({ input: { removal } }) => takenAway(await api(), removal)),
    },
  });

function takenAway(api: Api, removal: Removal): Promise<{ message: string }> {
  switch (removal.what) {
    case 'passkey':
      return api.removePasskey(removal.id);
    case 'session':
      return api.endSession(removal.id);
    case 'otherSessions':
      return api.endOtherSessions();
    case 'identity':
      return api.removeIdentity(removal.provider);
  }
}

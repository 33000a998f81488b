import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { identityCheckMachine } from '../../../../machines/account/identity-check.machine';
import type { ProfileApi } from '../../../api/profile-api';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { provideIdentityCheck, withIdentityCheck } from './identity-check.actors';

export type IdentityCheckFlow = ActorRefFrom<typeof identityCheckMachine>;
export type IdentityCheck = {
  flow: IdentityCheckFlow;
  /** The calls of the account pages. They ask for a proof of identity if the server requires one. */
  own: () => Promise<ProfileApi>;
};

export function useIdentityCheck(): IdentityCheck {
  const { account } = useApi();
  const flow = usePage(() => provideIdentityCheck(account.own));
  useRunningActor(flow);
  const [own] = useState(() => withIdentityCheck(flow, account.own));
  return { flow, own };
}

export const useIsIdentityCheckOpen = (flow: IdentityCheckFlow): boolean =>
  useFlow(flow, (at) => at.hasTag('open'));

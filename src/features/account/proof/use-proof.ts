import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/account/proof.machine';
import type { ProfileApi } from '../../../api/profile-api';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { provideProof, withProof } from './proof.actors';

export type ProofFlow = ActorRefFrom<typeof proofMachine>;
export type Proof = {
  flow: ProofFlow;
  /** The calls of the account pages. They ask for a proof of identity if the server requires one. */
  own: () => Promise<ProfileApi>;
};

export function useProof(): Proof {
  const { account } = useApi();
  const flow = usePage(() => provideProof(account.own));
  useRunningActor(flow);
  const [own] = useState(() => withProof(flow, account.own));
  return { flow, own };
}

export const useIsProofAsked = (flow: ProofFlow): boolean => useFlow(flow, (at) => at.hasTag('open'));

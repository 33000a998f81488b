import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/account/proof.machine';
import type { ProfileApi } from '../../../api/profile-api';
import { useApi } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { provenAgain, provideProof } from './proof.actors';

export type ProofFlow = ActorRefFrom<typeof proofMachine>;
export type Proof = {
  flow: ProofFlow;
  /** The account's own calls, which ask for a proof where one is due. */
  own: () => Promise<ProfileApi>;
};

export function useProof(): Proof {
  const { account } = useApi();
  const [logic] = useState(() => provideProof(account.own));
  const flow = useActorRef(logic);
  useRunningActor(flow);
  const [own] = useState(() => provenAgain(flow, account.own));
  return { flow, own };
}

export const useIsProofAsked = (flow: ProofFlow): boolean => useSelector(flow, (at) => at.hasTag('open'));

import { useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ownAccessMachine } from '../../../../machines/account/own-access.machine';
import { failureTexts } from '../../../i18n/failures';
import { useNotices } from '../../../platform/use-notices';
import { FailureBlock } from '../../../ui/failure-block';
import { LatePlace, later } from '../../../ui/later';
import { AccountSkeleton } from '../frame/account-frame';
import frame from '../frame/account-frame.module.css';
import { type ProofFlow, useProof } from '../proof/use-proof';
import { IdentitiesCard } from './identities-card';
import { provideOwnAccess } from './own-access.actors';
import { OwnAccessActor, useOwnAccess, useOwnAccessRef } from './own-access.context';
import { PasskeysCard } from './passkeys-card';
import { SessionsCard } from './sessions-card';

/** Who can come into the account, and from where, in the hand of whose it is [AUTH-63]. */
export function AccessPage() {
  const proof = useProof();
  const [logic] = useState(() => provideOwnAccess(proof.own));
  return <AccessView flow={useActorRef(logic)} proof={proof.flow} />;
}

export function AccessView({
  flow,
  proof,
}: {
  flow: ActorRefFrom<typeof ownAccessMachine>;
  proof: ProofFlow;
}) {
  useNotices(flow);
  return (
    <OwnAccessActor actor={flow}>
      <Ways />
      <Layer proof={proof} />
    </OwnAccessActor>
  );
}

function Ways() {
  const { i18n } = useLingui();
  const flow = useOwnAccessRef();
  const isKnown = useOwnAccess(({ context }) => context.access !== null);
  const failure = useOwnAccess(({ context }) => context.failure);
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (!isKnown) return <AccountSkeleton />;
  return (
    <div className={frame.cards}>
      <PasskeysCard />
      <SessionsCard />
      <IdentitiesCard />
    </div>
  );
}

const AccessQuestion = later(() => import('./access-question').then((file) => file.AccessQuestion));

function Layer({ proof }: { proof: ProofFlow }) {
  const isOpen = useOwnAccess((at) => at.hasTag('open'));
  return isOpen ? (
    <LatePlace>
      <AccessQuestion proof={proof} />
    </LatePlace>
  ) : null;
}

import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { accountSecurityMachine } from '../../../../machines/account/account-security.machine';
import { failureTexts } from '../../../i18n/failures';
import { usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { FailureBlock } from '../../../ui/failure-block';
import { lazyPart } from '../../../ui/lazy-part';
import { AccountSkeleton } from '../frame/account-frame';
import frame from '../frame/account-frame.module.css';
import { type IdentityCheckFlow, useIdentityCheck } from '../identity-check/use-identity-check';
import { provideAccountSecurity } from './account-security.actors';
import { AccountSecurityActor, useAccountSecurity, useAccountSecurityRef } from './account-security.context';
import { IdentitiesCard } from './identities-card';
import { PasskeysCard } from './passkeys-card';
import { SessionsCard } from './sessions-card';

/** Lists passkeys, sessions and social accounts, for the customer to manage [AUTH-63]. */
export function AccessPage() {
  const proof = useIdentityCheck();
  return <AccessView flow={usePage(() => provideAccountSecurity(proof.own))} proof={proof.flow} />;
}

export function AccessView({
  flow,
  proof,
}: {
  flow: ActorRefFrom<typeof accountSecurityMachine>;
  proof: IdentityCheckFlow;
}) {
  return (
    <AccountSecurityActor actor={flow}>
      <SignInMethods />
      <Layer proof={proof} />
    </AccountSecurityActor>
  );
}

function SignInMethods() {
  const { i18n } = useLingui();
  const flow = useAccountSecurityRef();
  const isKnown = useAccountSecurity(({ context }) => context.access !== null);
  const failure = useAccountSecurity(({ context }) => context.failure);
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

const AccessQuestion = lazyPart(() => import('./access-question').then((file) => file.AccessQuestion));

function Layer({ proof }: { proof: IdentityCheckFlow }) {
  const flow = useAccountSecurityRef();
  const isOpen = useAccountSecurity((at) => at.hasTag('open'));
  return isOpen ? (
    <LazyQuestion name="access" onClose={() => flow.send({ type: 'question.closed' })}>
      <AccessQuestion proof={proof} />
    </LazyQuestion>
  ) : null;
}

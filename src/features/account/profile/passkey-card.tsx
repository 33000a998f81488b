import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconFingerprint } from '@tabler/icons-react';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passkeyMachine } from '../../../../machines/account/passkey.machine';
import { FormFailure } from '../../../platform/fields/form-failure';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { AccountCard } from '../frame/account-card';
import { ProofLayer } from '../proof/proof-layer';
import { useProof } from '../proof/use-proof';
import { providePasskey } from './passkey.actors';
import classes from './passkey-card.module.css';

/** A key of this device instead of a password; devices without such keys show nothing of it [AUTH-63]. */
export function PasskeyCard() {
  const proof = useProof();
  const [logic] = useState(() => providePasskey(proof.own));
  const flow = useActorRef(logic);
  useRunningActor(flow);
  useNotices(flow);
  return (
    <>
      <PasskeyView flow={flow} />
      <ProofLayer flow={proof.flow} />
    </>
  );
}

export function PasskeyView({ flow }: { flow: ActorRefFrom<typeof passkeyMachine> }) {
  const isOffered = useSelector(flow, (at) => !at.matches('checking') && !at.matches('unsupported'));
  const isAdded = useSelector(flow, (at) => at.matches('added'));
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  if (!isOffered) return null;
  return (
    <AccountCard
      title={<Trans>Passkey</Trans>}
      text={<Trans>Sign in with your finger, your face or the PIN of this device. No password needed.</Trans>}
    >
      {isAdded ? (
        <p className={classes.added} role="status">
          <IconCircleCheckFilled size={20} aria-hidden />
          <Trans>This device has a passkey for your account.</Trans>
        </p>
      ) : (
        <div className={classes.action}>
          <Button
            variant="light"
            loading={isBusy}
            leftSection={<IconFingerprint size={20} aria-hidden />}
            onClick={() => flow.send({ type: 'passkey.requested' })}
          >
            <Trans>Add a passkey</Trans>
          </Button>
          <FormFailure failure={failure} />
        </div>
      )}
    </AccountCard>
  );
}

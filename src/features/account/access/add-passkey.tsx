import { Trans } from '@lingui/react/macro';
import { IconFingerprint } from '@tabler/icons-react';
import type { ActorRefFrom } from 'xstate';
import type { passkeyMachine } from '../../../../machines/account/passkey.machine';
import { FormFailure } from '../../../platform/fields/form-failure';
import { useFlow } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import classes from './access.module.css';

export type PasskeyFlow = ActorRefFrom<typeof passkeyMachine>;

/** Returns whether the device can create passkeys [AUTH-63]. */
export const useCanAddPasskey = (flow: PasskeyFlow): boolean =>
  useFlow(flow, (at) => !at.matches('checking') && !at.matches('unsupported'));

export function AddPasskey({ flow }: { flow: PasskeyFlow }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  return useCanAddPasskey(flow) ? (
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
  ) : null;
}

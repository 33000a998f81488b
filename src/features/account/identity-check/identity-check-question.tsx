import { Trans } from '@lingui/react/macro';
import { Question } from '../../../platform/layers/dialog';
import { IdentityCheckForm } from './identity-check-form';
import type { IdentityCheckFlow } from './use-identity-check';

/** Shows the proof of identity in a dialog, unless an open dialog already contains its form. */
export function IdentityCheckQuestion({ flow }: { flow: IdentityCheckFlow }) {
  return (
    <Question
      name="identityCheck"
      title={<Trans>Confirm it’s you</Trans>}
      onClose={() => flow.send({ type: 'identityCheck.cancelled' })}
    >
      <IdentityCheckForm flow={flow} />
    </Question>
  );
}
